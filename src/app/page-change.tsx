import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

/** Scrolls to the top and focuses the heading, so that screen readers continue there. */
export function PageChange({ location: { pathname, hash, key } }: { location: Location }) {
  const shown = useRef({ pathname, key })

  useEffect(() => {
    // The app scrolls on its own page changes; a reload, and Back from another site, are the browser's.
    const letBrowserRestoreScroll = () => (history.scrollRestoration = 'auto')
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', letBrowserRestoreScroll)
    return () => removeEventListener('pagehide', letBrowserRestoreScroll)
  }, [])

  // Browsers open a closed disclosure around their target, but not one that is the target.
  useEffect(() => openDisclosure(window.location.hash), [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.key === key) return
    if (before.pathname === pathname && hash) return scrollToAndFocus(hash)
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (before.pathname === pathname) return
    if (hash) scrollToAndFocus(hash)
    else focusOn(document.querySelector<HTMLElement>('#page h1'))
  }, [pathname, hash, key])

  return null
}

/** Browsers without `details::details-content` do not open closed details around a target, either. */
function openDisclosure(hash: string): void {
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
}

function scrollToAndFocus(hash: string): void {
  openDisclosure(hash)
  const target = document.getElementById(hash.slice(1))
  window.location.replace(hash)
  focusOn(target?.querySelector<HTMLElement>('h2, h3, summary') ?? target)
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
