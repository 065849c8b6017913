import { site } from '#content/site.ts'
import { routeFor, type SiteRoute } from './routes.tsx'

/** After which waiting is told to a screen reader, in milliseconds. */
const long = 1000

/** Marks the links in sight to a page whose code is still under way (coming.css), and announces it when that takes long; returns the function that undoes both. */
export function showComing(route: SiteRoute): () => void {
  const links = [...document.links].filter(
    (link) => isInSight(link) && leadsToPage(link) && routeFor(link.pathname) === route,
  )
  // A link of the phone's menu is gone with the menu: the header stands for it.
  const marked = links.length > 0 ? links : document.querySelectorAll('header')
  for (const { dataset } of marked) dataset.coming = ''
  // Empty at first: screen readers announce changes of a live region, not its first content.
  const status = document.createElement('output')
  status.className = 'sr-only'
  document.body.append(status)
  const telling = setTimeout(() => (status.textContent = site.coming), long)
  return () => {
    clearTimeout(telling)
    status.remove()
    for (const { dataset } of marked) delete dataset.coming
  }
}

/** A link to the page in another language leads out of this app. */
export function leadsToPage(link: HTMLAnchorElement | HTMLAreaElement): boolean {
  const isTranslation = link instanceof HTMLAnchorElement && link.hreflang !== ''
  return link.origin === location.origin && !isTranslation
}

/** Whether some of it stands in the window, and not in a closed menu. */
function isInSight(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
