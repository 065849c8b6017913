import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'

/**
 * What follows the first section of a page. After a click it comes a moment after that section, so
 * that a slow phone shows the new page sooner; a page that the build wrote has it from the start.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  // React takes the last answer for the page that the build wrote, the one before for all others.
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [shown, setShown] = useState(isPrerendered)
  useEffect(() => {
    startTransition(() => setShown(true))
  }, [])
  return shown ? children : <div className="min-h-screen" />
}

function neverChanges(): () => void {
  return () => undefined
}
