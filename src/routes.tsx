import { lazy, useState, type ComponentType } from 'react'
import { paths, type Path } from './paths.ts'
import type { Tone } from './ui/tone.ts'

type LoadPage = () => Promise<ComponentType>

export type SiteRoute = {
  path: Path | '*'
  Page: ComponentType
  /** Fetches the page's code ahead of time; safe to call again. */
  preload: () => Promise<void>
} & ({ layout: 'site'; hero: Tone; last: Tone } | { layout: 'legal' })

/** The thirteen routes: address, the grounds of first and last section, and the page's own chunk. */
export const routes: SiteRoute[] = [
  site(
    paths.home,
    'tone-pandan',
    'tone-bandung',
    async () => (await import('./pages/home-page.tsx')).HomePage,
  ),
  site(
    paths.about,
    'tone-bandung',
    'tone-telang-soft',
    async () => (await import('./pages/about-page.tsx')).AboutPage,
  ),
  site(
    paths.solutions,
    'tone-plain',
    'tone-plain',
    async () => (await import('./pages/solutions-page.tsx')).SolutionsPage,
  ),
  site(
    paths.howItWorks,
    'tone-kunyit',
    'tone-kunyit',
    async () => (await import('./pages/how-it-works-page.tsx')).HowItWorksPage,
  ),
  site(
    paths.research,
    'tone-telang',
    'tone-pandan',
    async () => (await import('./pages/research-page.tsx')).ResearchPage,
  ),
  site(
    paths.forUsers,
    'tone-bandung',
    'tone-kunyit-soft',
    async () => (await import('./pages/for-users-page.tsx')).ForUsersPage,
  ),
  site(
    paths.forPartners,
    'tone-telang',
    'tone-pandan',
    async () => (await import('./pages/for-partners-page.tsx')).ForPartnersPage,
  ),
  site(
    paths.forInvestors,
    'tone-deep',
    'tone-kunyit',
    async () => (await import('./pages/for-investors-page.tsx')).ForInvestorsPage,
  ),
  site(
    paths.safety,
    'tone-leaf',
    'tone-bandung',
    async () => (await import('./pages/safety-page.tsx')).SafetyPage,
  ),
  site(
    paths.contact,
    'tone-kunyit-soft',
    'tone-telang',
    async () => (await import('./pages/contact-page.tsx')).ContactPage,
  ),
  legal(paths.privacy, async () => (await import('./pages/privacy-page.tsx')).PrivacyPage),
  legal(paths.terms, async () => (await import('./pages/terms-page.tsx')).TermsPage),
  site(
    '*',
    'tone-plain',
    'tone-plain',
    async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
  ),
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
function page(load: LoadPage): Pick<SiteRoute, 'Page' | 'preload'> {
  let loaded: ComponentType | undefined
  async function preload() {
    loaded ??= await load()
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
  return { Page, preload }
}
