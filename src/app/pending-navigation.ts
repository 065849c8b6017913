import { site } from '#content/site.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/** Screen readers hear about a navigation that takes longer than this (ms). */
const announceAfter = 1000

/** Marks the visible links to a page whose code is loading (styles/after-hydration.css). Returns a cleanup function. */
export function showPendingNavigation(route: SiteRoute): () => void {
  const links = [...document.links].filter(
    (link) => isInView(link) && isPageLink(link) && routeFor(link.pathname) === route,
  )
  // A click in the menu closes the menu, so mark the header instead of the link.
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

/** Whether a link leads to a page of this app; other languages are apps of their own. */
export function isPageLink(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  const isTranslation = link instanceof HTMLAnchorElement && link.hreflang !== ''
  return link.origin === location.origin && !isTranslation
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
