import { site } from '#content/site.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/** Loading that takes longer than this is announced (ms). */
const announceAfter = 1000

/** Marks the visible links to a page whose code is loading (styles/after-hydration.css). Returns a cleanup function. */
export function showPendingNavigation(route: SiteRoute): () => void {
  const links = [...document.links].filter(
    (link) => isInView(link) && isPageLink(link) && routeFor(link.pathname) === route,
  )
  // The menu closes on a click: the header stands for its link.
  const marked = links.length > 0 ? links : document.querySelectorAll('header')
  for (const { dataset } of marked) dataset.pending = ''
  // Screen readers announce changes of a live region, never its first content.
  const status = document.createElement('output')
  status.className = 'sr-only'
  document.body.append(status)
  const announcing = setTimeout(() => (status.textContent = site.loading), announceAfter)
  return () => {
    clearTimeout(announcing)
    status.remove()
    for (const { dataset } of marked) delete dataset.pending
  }
}

/** Links to other languages lead out of this app. */
export function isPageLink(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  const isTranslation = link instanceof HTMLAnchorElement && link.hreflang !== ''
  return link.origin === location.origin && !isTranslation
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
