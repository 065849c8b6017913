import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

/** At every change of page: up to the top, focus to the page without a jump, its title read out. */
export function PageChange({ location: { pathname, hash, key } }: { location: Location }) {
  const shown = useRef({ pathname, key })
  const announcer = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.key === key) return
    if (before.pathname === pathname && hash) return window.location.replace(hash)
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (before.pathname === pathname) return
    document.getElementById('page')?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
    if (hash) window.location.replace(hash)
  }, [pathname, hash, key])

  return <p ref={announcer} aria-live="polite" className="sr-only" />
}

// React warns about layout effects while prerendering; there is nothing to lay out there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
