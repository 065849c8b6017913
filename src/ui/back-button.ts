import { useEffect, useEffectEvent } from 'react'

let held = 0

/** Adds a history entry for a layer over the page, so that Back closes it. */
export function holdBack(): void {
  held = Math.random()
  history.pushState({ ...history.state, held }, '')
}

/** Removes that entry, unless Back has done so. */
export function releaseBack(): void {
  if (history.state?.held === held) history.back()
}

export function useBack(open: boolean, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    const listener = () => handleBack()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [open])
}
