import { isOpen } from '#src/content/facts/stage.ts'
import { preloadDialog, waitlistAnchor } from '#src/forms/waitlist-provider.tsx'
import { isPageLink } from './pending-navigation.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/**
 * Prefetches a page on intent. Unless Save-Data or 2g is set, also the first page that the content in
 * view links to, in idle time, and the waitlist dialog once the footer's signup is in view.
 */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadLinkedPage, { passive: true })
  }
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.endsWith('2g')) return
  void preloadNextPage()
  void preloadDialogInView()
}

function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && isPageLink(link)) void preload(routeFor(link.pathname))
}

async function preloadNextPage(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main section a')].filter(
    (link) => isPageLink(link) && link.pathname !== location.pathname,
  )
  const { pathname } = await firstInView(links)
  await idle()
  await preload(routeFor(pathname))
}

/** The dialog then opens, and says what failed, also after the connection is lost. */
async function preloadDialogInView(): Promise<void> {
  const signUp = document.getElementById(waitlistAnchor)
  if (isOpen || !signUp) return
  await firstInView([signUp])
  await preloadDialog()
}

/** Uses an IntersectionObserver, because measuring would lay out every collapsed part of the page. */
function firstInView<Part extends Element>(parts: Part[]): Promise<Part> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find((entry) => entry.isIntersecting)?.target
      const part = parts.find((candidate) => candidate === seen)
      if (!part) return
      observer.disconnect()
      resolve(part)
    })
    for (const part of parts) observer.observe(part)
  })
}

function preload(route: SiteRoute): Promise<unknown> {
  return route.preload().catch(() => undefined)
}

function idle(): Promise<unknown> {
  // Safari has none; use a timer there.
  return new Promise((resolve) => void (window.requestIdleCallback ?? setTimeout)(resolve))
}
