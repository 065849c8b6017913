import { useEffect, useEffectEvent } from 'react'

let held = 0

/** Adds an entry to the browser's history for what opens over the page, so that Back can close it. */
export function holdBack(): void {
  held = Math.random()
  history.pushState({ ...history.state, held }, '')
}

/** Takes that entry away again, unless it was Back that closed. */
export function releaseBack(): void {
  if (history.state?.held === held) history.back()
}

/** Calls back for the browser's Back while something is open over the page. */
export function useBack(open: boolean, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    const listener = () => handleBack()
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [open])
}
