import { useEffect, useEffectEvent } from 'react'

/** Lets the Back button close an overlay: while the overlay is open, history has an extra entry. */
export function useBackToClose(open: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close)
  useEffect(() => {
    if (!open) return undefined
    const layer = Math.random()
    history.pushState({ ...history.state, layer }, '')
    const listener = () => handleBack()
    window.addEventListener('popstate', listener)
    return () => {
      window.removeEventListener('popstate', listener)
      // Remove the entry, unless Back or a link has already replaced it.
      if (history.state?.layer === layer) history.back()
    }
  }, [open])
}
