import { useEffect, useEffectEvent, useRef } from 'react'

/** Removes the entry of an overlay that a reload has closed, so that the next Back leaves the page. */
export function removeStaleOverlayEntry(): void {
  if (history.state?.isOverlay) history.back()
}

/** Lets the Back button close an overlay: while the overlay is open, history has an extra entry. */
export function useBackToClose(open: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!open) return undefined
    const listener = () => handleBack()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [open])

  // Without a cleanup: StrictMode would run it on mount, and its history.back() would close the overlay.
  useEffect(() => {
    if (open && !wasOpen.current) history.pushState({ ...history.state, isOverlay: true }, '')
    // Remove the entry, unless Back or a link has already replaced it.
    if (!open && wasOpen.current && history.state?.isOverlay) history.back()
    wasOpen.current = open
  }, [open])
}
