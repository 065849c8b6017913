import type { ComponentType, ReactNode } from 'react'
import { language } from '#content/language.ts'
import { addressIn, languageIds, languages } from '#src/languages.ts'
import { LegalLayout, SiteLayout } from '#src/layout/site-layout.tsx'
import { paths, type Path } from '#src/paths.ts'
import type { Tone } from '#src/ui/classes.ts'

export type SiteRoute = {
  path: Path | '*'
  hero?: Tone
  layout: ReactNode
  Page: ComponentType
  preload: () => Promise<void>
  isLoaded: () => boolean
}

export const routes: SiteRoute[] = [
  {
    path: paths.home,
    ...page(() => import('../pages/home-page.tsx')),
    ...site('tone-pandan', 'tone-bandung'),
  },
  {
    path: paths.about,
    ...page(() => import('../pages/about-page.tsx')),
    ...site('tone-bandung', 'tone-telang-soft'),
  },
  {
    path: paths.solutions,
    ...page(() => import('../pages/solutions-page.tsx')),
    ...site('tone-plain', 'tone-plain'),
  },
  {
    path: paths.howItWorks,
    ...page(() => import('../pages/how-it-works-page.tsx')),
    ...site('tone-kunyit', 'tone-kunyit'),
  },
  {
    path: paths.research,
    ...page(() => import('../pages/research-page.tsx')),
    ...site('tone-telang', 'tone-plain'),
  },
  {
    path: paths.forUsers,
    ...page(() => import('../pages/for-users-page.tsx')),
    ...site('tone-bandung', 'tone-plain'),
  },
  {
    path: paths.forPartners,
    ...page(() => import('../pages/for-partners-page.tsx')),
    ...site('tone-telang', 'tone-plain', true),
  },
  {
    path: paths.forInvestors,
    ...page(() => import('../pages/for-investors-page.tsx')),
    ...site('tone-deep', 'tone-kunyit', true),
  },
  {
    path: paths.safety,
    ...page(() => import('../pages/safety-page.tsx')),
    ...site('tone-leaf', 'tone-plain'),
  },
  {
    path: paths.contact,
    ...page(() => import('../pages/contact-page.tsx')),
    ...site('tone-kunyit-soft', 'tone-telang'),
  },
  {
    path: paths.privacy,
    ...page(() => import('../pages/privacy-page.tsx')),
    layout: <LegalLayout />,
  },
  {
    path: paths.terms,
    ...page(() => import('../pages/terms-page.tsx')),
    layout: <LegalLayout />,
  },
  {
    path: '*',
    ...page(() => import('../pages/not-found-page.tsx')),
    ...site('tone-plain', 'tone-surface'),
  },
]

const { base } = languages[language]

/** Finds the route of a pathname, ignoring case, percent-encoding and extra slashes. */
export function routeFor(pathname: string): SiteRoute {
  const plain = plainPath(pathname)
  const isBelow = plain === base || plain.startsWith(`${base}/`)
  const path = (isBelow ? plain.slice(base.length) : plain) || '/'
  const found = routes.find((route) => route.path === path) ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}

/** Returns the address of the page that a pathname means, in any language: /ms/about for /MS//About. */
export function addressOf(pathname: string): string | undefined {
  const plain = plainPath(pathname) || '/'
  return languageIds
    .flatMap((id) => Object.values(paths).map((path) => addressIn(id, path)))
    .find((address) => address === plain)
}

function plainPath(pathname: string): string {
  return decoded(pathname).toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function site(hero: Tone, last: Tone, forBusiness = false) {
  return { hero, layout: <SiteLayout hero={hero} last={last} forBusiness={forBusiness} /> }
}

/**
 * A lazy page that renders synchronously once its code has loaded. React.lazy would wait for a promise,
 * which costs 80 to 95 ms per click.
 */
function page(
  load: () => Promise<{ default: ComponentType }>,
): Pick<SiteRoute, 'Page' | 'preload' | 'isLoaded'> {
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
