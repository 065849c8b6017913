import { lazy, useState, type ComponentType } from 'react'
import { paths, type Path } from './paths.ts'
import type { Tone } from './ui/tone.ts'

/** A page's module exports its component and nothing else. */
type LoadPage = () => Promise<Record<string, ComponentType>>

export type SiteRoute = {
  path: Path | '*'
  Page: ComponentType
  /** Fetches the page's code ahead of time; safe to call again. */
  preload: () => Promise<void>
  /** Whether it is here, so that the page renders at once. */
  isLoaded: () => boolean
} & ({ layout: 'site'; hero: Tone; last: Tone } | { layout: 'legal' })

/** The thirteen routes: address, the grounds of first and last section, and the page's own chunk. */
export const routes: SiteRoute[] = [
  site(paths.home, 'tone-pandan', 'tone-bandung', () => import('./pages/home-page.tsx')),
  site(paths.about, 'tone-bandung', 'tone-telang-soft', () => import('./pages/about-page.tsx')),
  site(paths.solutions, 'tone-plain', 'tone-plain', () => import('./pages/solutions-page.tsx')),
  site(
    paths.howItWorks,
    'tone-kunyit',
    'tone-kunyit',
    () => import('./pages/how-it-works-page.tsx'),
  ),
  site(
    paths.research,
    'tone-telang',
    'tone-pandan-night',
    () => import('./pages/research-page.tsx'),
  ),
  site(
    paths.forUsers,
    'tone-bandung',
    'tone-kunyit-soft',
    () => import('./pages/for-users-page.tsx'),
  ),
  site(
    paths.forPartners,
    'tone-telang',
    'tone-pandan',
    () => import('./pages/for-partners-page.tsx'),
  ),
  site(
    paths.forInvestors,
    'tone-deep',
    'tone-kunyit',
    () => import('./pages/for-investors-page.tsx'),
  ),
  site(paths.safety, 'tone-leaf', 'tone-bandung', () => import('./pages/safety-page.tsx')),
  site(paths.contact, 'tone-kunyit-soft', 'tone-telang', () => import('./pages/contact-page.tsx')),
  legal(paths.privacy, () => import('./pages/privacy-page.tsx')),
  legal(paths.terms, () => import('./pages/terms-page.tsx')),
  site('*', 'tone-plain', 'tone-plain', () => import('./pages/not-found-page.tsx')),
]

/** The route that answers an address, with or without a trailing slash. */
export function routeFor(pathname: string): SiteRoute {
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const found = routes.find((route) => route.path === path) ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}

function site(path: SiteRoute['path'], hero: Tone, last: Tone, load: LoadPage): SiteRoute {
  return { path, layout: 'site', hero, last, ...page(load) }
}

function legal(path: SiteRoute['path'], load: LoadPage): SiteRoute {
  return { path, layout: 'legal', ...page(load) }
}

/**
 * A page that renders at once when its code is already here (prerendering, hydration, a link whose
 * target was fetched in idle time) and suspends otherwise.
 */
function page(load: LoadPage): Pick<SiteRoute, 'Page' | 'preload' | 'isLoaded'> {
  let loaded: ComponentType | undefined
  async function preload() {
    loaded ??= Object.values(await load())[0]
  }
  const Lazy = lazy(async () => {
    await preload()
    if (!loaded) throw new Error('The page did not load.')
    return { default: loaded }
  })
  function Page() {
    const [Current] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Current />
  }
  return { Page, preload, isLoaded: () => loaded !== undefined }
}
