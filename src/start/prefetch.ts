import { routeFor, routes, type SiteRoute } from './routes.tsx'

/** Fetches the code of other pages ahead of a click: on intent, and most of it in idle time (not with Save-Data). */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadLinkedPage, { passive: true })
  }
  if (!navigator.connection?.saveData) void preloadInIdleTime()
}

function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A link to the page in another language leads out of this app.
  if (link?.origin === location.origin && !link.hreflang) void preload(routeFor(link.pathname))
}

async function preloadInIdleTime(): Promise<void> {
  for (const route of routes.filter(({ isFetchedInIdleTime }) => isFetchedInIdleTime)) {
    await idle()
    await preload(route)
  }
}

/** A failed prefetch is not an error: the click will try again and can say so. */
function preload(route: SiteRoute): Promise<unknown> {
  return route.preload().catch(() => undefined)
}

function idle(): Promise<unknown> {
  // oxlint-disable-next-line baseline-js/use-baseline -- Safari has none, and takes the next moment.
  return new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
}
