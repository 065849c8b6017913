import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

/** At every change of page: up to the top, and the focus without a jump to its heading, where reading goes on. */
export function PageChange({ location: { pathname, hash, key } }: { location: Location }) {
  const shown = useRef({ pathname, key })

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useBrowserLayoutEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    if (before.key === key) return
    if (before.pathname === pathname && hash) return goTo(hash)
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (before.pathname === pathname) return
    focusHeading()
    if (hash) goTo(hash)
  }, [pathname, hash, key])

  return null
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#page h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** To a place on the page; older browsers do not open the closed details around it by themselves. */
function goTo(hash: string): void {
  document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '')
  window.location.replace(hash)
}

// React warns about layout effects while prerendering; there is nothing to lay out there.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
