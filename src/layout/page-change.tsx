import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { settleFonts } from '#src/fonts.ts'

/**
 * At every change of page, back and forward included: start at the top, move focus to the new page
 * without a jump, and announce its title.
 */
export function PageChange() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef({ pathname, key })
  const announcer = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.key === key || (before.pathname === pathname && hash)) return
    if (before.pathname !== pathname) showTopFirst()
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (before.pathname === pathname) return
    settleFonts()
    document.getElementById('page')?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [pathname, hash, key])

  return <p ref={announcer} aria-live="polite" className="sr-only" />
}

/** For one frame only what is in sight is laid out (styles.css): a slow phone shows the page sooner. */
function showTopFirst(): void {
  const { dataset } = document.documentElement
  dataset.arriving = ''
  requestAnimationFrame(() => setTimeout(() => delete dataset.arriving))
}

// React warns about layout effects while prerendering; there is nothing to lay out there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
