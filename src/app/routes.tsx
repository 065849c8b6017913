import type { ComponentType, ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { language } from '#content/language.ts'
import { localizedPath } from '#src/languages.ts'
import { LegalLayout, SiteLayout } from '#src/layout/site-layout.tsx'
import { paths, type Path } from '#src/paths.ts'
import type { Tone } from '#src/palette.ts'

export type SiteRoute = {
  path: Path | '*'
  /** The tone of the page's first section (sections/hero.tsx) and of its Open Graph image (vite/pages.ts). */
  heroTone?: Tone
  layout: ReactNode
  Page: ComponentType
  preload: () => Promise<void>
  isLoaded: () => boolean
}

export const routes: SiteRoute[] = [
  sitePage('home', () => import('#src/pages/home-page.tsx'), 'tone-green'),
  sitePage('about', () => import('#src/pages/about-page.tsx'), 'tone-pink'),
  sitePage('solutions', () => import('#src/pages/solutions-page.tsx'), 'tone-plain'),
  sitePage('howItWorks', () => import('#src/pages/how-it-works-page.tsx'), 'tone-yellow'),
  sitePage('research', () => import('#src/pages/research-page.tsx'), 'tone-blue'),
  sitePage('forUsers', () => import('#src/pages/for-users-page.tsx'), 'tone-pink'),
  sitePage('forPartners', () => import('#src/pages/for-partners-page.tsx'), 'tone-blue'),
  sitePage('forInvestors', () => import('#src/pages/for-investors-page.tsx'), 'tone-deep'),
  sitePage('safety', () => import('#src/pages/safety-page.tsx'), 'tone-leaf'),
  sitePage('contact', () => import('#src/pages/contact-page.tsx'), 'tone-yellow-soft'),
  legalPage('privacy', () => import('#src/pages/privacy-page.tsx')),
  legalPage('terms', () => import('#src/pages/terms-page.tsx'), 'in-a-crisis'),
  sitePage('*', () => import('#src/pages/not-found-page.tsx'), 'tone-plain'),
]

/** Finds the route of a pathname as the router does. */
export function routeFor(pathname: string): SiteRoute {
  const [match] = matchRoutes(routes, pathname, localizedPath(language, paths.home)) ?? []
  const found = match?.route ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}

type RouteId = keyof typeof paths | '*'
type Load = () => Promise<{ default: ComponentType }>

/** A page between header and footer. */
function sitePage(id: RouteId, load: Load, heroTone: Tone): SiteRoute {
  const path = id === '*' ? id : paths[id]
  const layout = <SiteLayout heroTone={heroTone} path={path} listsHelplines={id === 'forUsers'} />
  return { path, heroTone, layout, ...lazyPage(load) }
}

function legalPage(id: 'privacy' | 'terms', load: Load, helplines?: string): SiteRoute {
  return { path: paths[id], layout: <LegalLayout helplines={helplines} />, ...lazyPage(load) }
}

/**
 * A lazy page that renders synchronously once its code has loaded. React.lazy would wait for a promise,
 * which costs 80 to 95 ms per click.
 */
function lazyPage(load: Load): Pick<SiteRoute, 'Page' | 'preload' | 'isLoaded'> {
  let Loaded: ComponentType | undefined
  return {
    Page: () => {
      if (!Loaded) throw new Error('The code of this page is not loaded.')
      return <Loaded />
    },
    preload: async () => {
      Loaded ??= (await load()).default
    },
    isLoaded: () => Loaded !== undefined,
  }
}
