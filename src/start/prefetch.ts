import { paths } from '#src/paths.ts'
import { routeFor, routes, type SiteRoute } from './routes.tsx'

const seldomNext: SiteRoute['path'][] = [
  paths.about,
  paths.research,
  paths.forPartners,
  paths.forInvestors,
  paths.privacy,
  paths.terms,
  '*',
]

/** Fetches the code of other pages ahead of a click: on intent, and most of it in idle time (not with Save-Data). */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadLinkedPage, { passive: true })
  }
  if (!navigator.connection?.saveData) void preloadInIdleTime()
}

/** The legal texts and the pages about us, for researchers, partners and investors are seldom wanted next: they come on intent. */
export function isFetchedInIdleTime({ path }: SiteRoute): boolean {
  return !seldomNext.includes(path)
}

function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A link to the page in another language leads out of this app.
  if (link?.origin === location.origin && !link.hreflang) void preload(routeFor(link.pathname))
}

async function preloadInIdleTime(): Promise<void> {
  for (const route of routes.filter(isFetchedInIdleTime)) {
    await idle()
    await preload(route)
  }
}

/** A failed prefetch is not an error: the click will try again and can say so. */
function preload(route: SiteRoute): Promise<unknown> {
  return route.preload().catch(() => undefined)
}

function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
}
