import { site } from '#content/site.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

const millisecondsUntilTold = 1000

/** Marks links in sight while their page's code is fetched (coming.css); returns the undoing. */
export function showComing(route: SiteRoute): () => void {
  const links = [...document.links].filter(
    (link) => isInSight(link) && leadsToPage(link) && routeFor(link.pathname) === route,
  )
  // The menu closes at the press: the header stands for its link.
  const marked = links.length > 0 ? links : document.querySelectorAll('header')
  for (const { dataset } of marked) dataset.coming = ''
  // Readers announce changes of a live region, never its first content.
  const status = document.createElement('output')
  status.className = 'sr-only'
  document.body.append(status)
  const telling = setTimeout(() => (status.textContent = site.coming), millisecondsUntilTold)
  return () => {
    clearTimeout(telling)
    status.remove()
    for (const { dataset } of marked) delete dataset.coming
  }
}

/** Links to other languages lead out of this app. */
export function leadsToPage(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  const isTranslation = link instanceof HTMLAnchorElement && link.hreflang !== ''
  return link.origin === location.origin && !isTranslation
}

function isInSight(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
