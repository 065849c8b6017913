import { isPageLink } from './pending-navigation.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/** After this many bytes in a visit only links in view are prefetched. With one more page it is 200 KiB. */
const visitBudget = 192 * 1024

/** Prefetching waits until the visitor has not scrolled or typed for this long (ms). */
const pause = 500

/** Prefetches pages on intent, and in idle time unless the visitor has Save-Data or 2g. */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadLinkedPage, { passive: true })
  }
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (!saveData && !effectiveType.endsWith('2g')) void preloadInIdleTime()
}

function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && isPageLink(link)) void preload(routeFor(link.pathname))
}

async function preloadInIdleTime(): Promise<void> {
  let lastMoved = -pause
  for (const event of ['scroll', 'keydown'] as const) {
    document.addEventListener(event, () => (lastMoved = performance.now()), { passive: true })
  }
  const links = [...document.links].filter(isPageLink)
  const inView = routesOf(await linksInView(links))
  const header = routesOf(links.filter((link) => link.closest('header')))
  for (const route of new Set([...inView, ...header, ...routesOf(links)])) {
    await idle()
    while (performance.now() < lastMoved + pause) await wait(pause)
    if (!inView.includes(route) && bytesSoFar() > visitBudget) return
    await preload(route)
  }
}

/** Uses an IntersectionObserver, because measuring would lay out every collapsed part of the page. */
function linksInView<Link extends Element>(links: Link[]): Promise<Link[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = new Set(
        entries.filter((entry) => entry.isIntersecting).map(({ target }) => target),
      )
      resolve(links.filter((link) => seen.has(link)))
    })
    for (const link of links) observer.observe(link)
  })
}

function routesOf(links: { pathname: string }[]): SiteRoute[] {
  return links.map(({ pathname }) => routeFor(pathname))
}

function bytesSoFar(): number {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
  return entries.reduce((sum, entry) => {
    return sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)
  }, 0)
}

function preload(route: SiteRoute): Promise<unknown> {
  return route.preload().catch(() => undefined)
}

function idle(): Promise<unknown> {
  // Safari has none; use a timer there.
  return new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
}

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
