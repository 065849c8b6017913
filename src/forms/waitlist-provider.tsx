import { useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { waitlistAnchor } from '#src/sections/sign-up.tsx'
import { WaitlistContext } from './waitlist-context.ts'
import type { WaitlistDialog } from './waitlist-dialog.tsx'

/** Loaded when an opener is hovered, focused or clicked: most visits do not need these 14 KiB. */
const loadDialog = () => import('./waitlist-dialog.tsx')

/** Holds the page's one waitlist dialog, which the links on the page and the footer's button open. */
export function WaitlistProvider({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Not React.lazy, which keeps a failure: a click after it loads the dialog again.
  const [Dialog, setDialog] = useState<typeof WaitlistDialog>()
  const [isUnavailable, setUnavailable] = useState(false)

  function handleFailure() {
    setOpen(false)
    setDialog(undefined)
    setUnavailable(true)
    // The footer says how to write.
    document.getElementById(waitlistAnchor)?.scrollIntoView({ block: 'nearest' })
  }

  function open(clicked: HTMLElement) {
    opener.current = clicked
    setOpen(true)
    loadDialog().then((loaded) => {
      setDialog(() => loaded.WaitlistDialog)
      setUnavailable(false)
    }, handleFailure)
  }

  return (
    <WaitlistContext value={{ isOpen, isUnavailable, open, preload: preloadDialog }}>
      {children}
      {Dialog ? (
        <ErrorBoundary onError={handleFailure}>
          <Dialog open={isOpen} onOpenChange={setOpen} opener={opener} />
        </ErrorBoundary>
      ) : null}
    </WaitlistContext>
  )
}

function preloadDialog(): void {
  loadDialog().catch(() => undefined)
}
