import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * At every change of page, back and forward included: start at the top, move focus to the
 * new page without a jump, and announce its title.
 */
export function PageChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const announcer = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('page')?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname])

  return <p ref={announcer} aria-live="polite" className="sr-only" />
}

// React warns about layout effects while prerendering; there is nothing to lay out there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
