import { routeFor, routes } from './routes.tsx'

type NetworkInformation = { saveData?: boolean }

/** Fetches the code of other pages ahead of a click: on intent, and all of it in idle time (not with Save-Data). */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadLinkedPage, { passive: true })
  }
  if (savesData()) return
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
  whenIdle(() => void preloadAll())
}

function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin !== location.origin) return
  // A failed prefetch is not an error: the click will try again and can say so.
  routeFor(link.pathname)
    .preload()
    .catch(() => undefined)
}

async function preloadAll(): Promise<void> {
  for (const route of routes) await route.preload().catch(() => undefined)
}

function savesData(): boolean {
  const connection: NetworkInformation | undefined =
    'connection' in navigator ? (navigator.connection as NetworkInformation) : undefined
  return connection?.saveData === true
}
