import { useEffect, useEffectEvent } from 'react'

/** Lets the browser's Back button close a layer over the page: while it is open, history holds one more entry. */
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
      // Closed in another way, or replaced by a link's page.
      if (history.state?.layer === layer) history.back()
    }
  }, [open])
}
