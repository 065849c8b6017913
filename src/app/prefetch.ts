import { isOpen } from '#src/content/facts/stage.ts'
import { preloadDialog } from '#src/forms/waitlist-provider.tsx'
import { isPageLink } from './pending-navigation.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/** Prefetches pages on intent; in idle time, unless Save-Data or 2g is set, those linked in view and the dialog. */
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
  for (const link of await linksInView([...document.links].filter(isPageLink))) {
    await idle()
    await preload(routeFor(link.pathname))
  }
  // The dialog then opens, and says what failed, also after the connection is lost.
  if (!isOpen) await preloadDialog()
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

function preload(route: SiteRoute): Promise<unknown> {
  return route.preload().catch(() => undefined)
}

function idle(): Promise<unknown> {
  // Safari has none; use a timer there.
  return new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
}
