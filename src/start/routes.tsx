import { lazy, useState, type ComponentType, type ReactNode } from 'react'
import { language } from '#content/language.ts'
import { languages } from '#src/languages.ts'
import type { FooterPart } from '#src/layout/footer.tsx'
import { LegalLayout } from '#src/layout/legal-layout.tsx'
import { SiteLayout } from '#src/layout/site-layout.tsx'
import { paths, type Path } from '#src/paths.ts'
import type { Tone } from '#src/ui/tone.ts'

type LoadPage = () => Promise<{ default: ComponentType }>

export type SiteRoute = {
  path: Path | '*'
  /** The ground of the page's first section; the legal pages have none. */
  hero?: Tone
  layout: ReactNode
  Page: ComponentType
  /** Fetches the page's code ahead of time; safe to call again. */
  preload: () => Promise<void>
  /** Whether it is here, so that the page renders at once. */
  isHere: () => boolean
}

/** The thirteen routes: address, the grounds of first and last section, and the page's own chunk. */
export const routes: SiteRoute[] = [
  site(paths.home, 'tone-pandan', 'tone-bandung', () => import('../pages/home-page.tsx')),
  site(paths.about, 'tone-bandung', 'tone-telang-soft', () => import('../pages/about-page.tsx')),
  site(paths.solutions, 'tone-plain', 'tone-plain', () => import('../pages/solutions-page.tsx')),
  site(
    paths.howItWorks,
    'tone-kunyit',
    'tone-kunyit',
    () => import('../pages/how-it-works-page.tsx'),
  ),
  site(
    paths.research,
    'tone-telang',
    'tone-pandan-night',
    () => import('../pages/research-page.tsx'),
  ),
  site(
    paths.forUsers,
    'tone-bandung',
    'tone-kunyit-soft',
    () => import('../pages/for-users-page.tsx'),
  ),
  site(
    paths.forPartners,
    'tone-telang',
    'tone-plain',
    () => import('../pages/for-partners-page.tsx'),
    'waitlist text',
  ),
  site(
    paths.forInvestors,
    'tone-deep',
    'tone-kunyit',
    () => import('../pages/for-investors-page.tsx'),
    'waitlist text',
  ),
  site(paths.safety, 'tone-leaf', 'tone-plain', () => import('../pages/safety-page.tsx'), 'help'),
  site(
    paths.contact,
    'tone-kunyit-soft',
    'tone-telang',
    () => import('../pages/contact-page.tsx'),
    'addresses',
  ),
  legal(paths.privacy, () => import('../pages/privacy-page.tsx')),
  legal(paths.terms, () => import('../pages/terms-page.tsx')),
  site('*', 'tone-plain', 'tone-surface', () => import('../pages/not-found-page.tsx'), 'help'),
]

const { base } = languages[language]

/** The route that answers an address, with or without the language's base and a slash at its end. */
export function routeFor(pathname: string): SiteRoute {
  const isBelow = pathname === base || pathname.startsWith(`${base}/`)
  const path = (isBelow ? pathname.slice(base.length) : pathname).replace(/\/$/, '') || '/'
  const found = routes.find((route) => route.path === path) ?? routes.at(-1)
  if (!found) throw new Error('The route table is empty.')
  return found
}

function site(
  path: SiteRoute['path'],
  hero: Tone,
  last: Tone,
  load: LoadPage,
  footerWithout?: FooterPart,
): SiteRoute {
  const layout = <SiteLayout hero={hero} last={last} footerWithout={footerWithout} />
  return { path, hero, layout, ...page(load) }
}

function legal(path: SiteRoute['path'], load: LoadPage): SiteRoute {
  return { path, layout: <LegalLayout />, ...page(load) }
}

/** A page whose code is here renders at once: React lets a lazy one wait for a promise even then. */
function page(load: LoadPage): Pick<SiteRoute, 'Page' | 'preload' | 'isHere'> {
  let loaded: ComponentType | undefined
  const preload = async () => {
    loaded ??= (await load()).default
  }
  const Lazy = lazy(load)
  const Page = () => {
    const [Current] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Current />
  }
  return { Page, preload, isHere: () => loaded !== undefined }
}
