import type { ComponentType, ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { language } from '#content/language.ts'
import { localizedPath } from '#src/languages.ts'
import { LegalLayout, SiteLayout } from '#src/layout/site-layout.tsx'
import { paths, type Path } from '#src/paths.ts'
import type { Tone } from '#src/palette.ts'

export type SiteRoute = {
  path: Path | '*'
  /** The tone of the page's first section; the Open Graph image has the same (vite/pages.ts). */
  heroTone?: Tone
  layout: ReactNode
  Page: ComponentType
  preload: () => Promise<void>
  isLoaded: () => boolean
}

export const routes: SiteRoute[] = [
  sitePage('home', () => import('../pages/home-page.tsx'), 'tone-pandan', 'tone-bandung'),
  sitePage('about', () => import('../pages/about-page.tsx'), 'tone-bandung', 'tone-telang-soft'),
  sitePage('solutions', () => import('../pages/solutions-page.tsx'), 'tone-plain', 'tone-plain'),
  sitePage(
    'howItWorks',
    () => import('../pages/how-it-works-page.tsx'),
    'tone-kunyit',
    'tone-kunyit',
  ),
  sitePage('research', () => import('../pages/research-page.tsx'), 'tone-telang', 'tone-plain'),
  sitePage('forUsers', () => import('../pages/for-users-page.tsx'), 'tone-bandung', 'tone-plain'),
  sitePage(
    'forPartners',
    () => import('../pages/for-partners-page.tsx'),
    'tone-telang',
    'tone-plain',
  ),
  sitePage(
    'forInvestors',
    () => import('../pages/for-investors-page.tsx'),
    'tone-deep',
    'tone-kunyit',
  ),
  sitePage('safety', () => import('../pages/safety-page.tsx'), 'tone-leaf', 'tone-plain'),
  sitePage('contact', () => import('../pages/contact-page.tsx'), 'tone-kunyit-soft', 'tone-telang'),
  legalPage('privacy', () => import('../pages/privacy-page.tsx')),
  legalPage('terms', () => import('../pages/terms-page.tsx')),
  sitePage('*', () => import('../pages/not-found-page.tsx'), 'tone-plain', 'tone-surface'),
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

/** A page between header and footer; the tones are those of its first and its last section. */
function sitePage(id: RouteId, load: Load, heroTone: Tone, lastTone: Tone): SiteRoute {
  const forBusiness = id === 'forPartners' || id === 'forInvestors'
  const layout = <SiteLayout heroTone={heroTone} lastTone={lastTone} forBusiness={forBusiness} />
  return { path: id === '*' ? '*' : paths[id], heroTone, layout, ...lazyPage(load) }
}

function legalPage(id: 'privacy' | 'terms', load: Load): SiteRoute {
  return { path: paths[id], layout: <LegalLayout />, ...lazyPage(load) }
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
