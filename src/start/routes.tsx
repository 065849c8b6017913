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

/** A chunk of its own for each page. */
const pages: Record<SiteRoute['path'], LoadPage> = {
  [paths.home]: () => import('../pages/home-page.tsx'),
  [paths.about]: () => import('../pages/about-page.tsx'),
  [paths.solutions]: () => import('../pages/solutions-page.tsx'),
  [paths.howItWorks]: () => import('../pages/how-it-works-page.tsx'),
  [paths.research]: () => import('../pages/research-page.tsx'),
  [paths.forUsers]: () => import('../pages/for-users-page.tsx'),
  [paths.forPartners]: () => import('../pages/for-partners-page.tsx'),
  [paths.forInvestors]: () => import('../pages/for-investors-page.tsx'),
  [paths.safety]: () => import('../pages/safety-page.tsx'),
  [paths.contact]: () => import('../pages/contact-page.tsx'),
  [paths.privacy]: () => import('../pages/privacy-page.tsx'),
  [paths.terms]: () => import('../pages/terms-page.tsx'),
  '*': () => import('../pages/not-found-page.tsx'),
}

/** The thirteen routes: address, the grounds of first and last section, what the footer leaves out. */
export const routes: SiteRoute[] = [
  site(paths.home, 'tone-pandan', 'tone-bandung'),
  site(paths.about, 'tone-bandung', 'tone-telang-soft'),
  site(paths.solutions, 'tone-plain', 'tone-plain'),
  site(paths.howItWorks, 'tone-kunyit', 'tone-kunyit'),
  site(paths.research, 'tone-telang', 'tone-pandan-night'),
  site(paths.forUsers, 'tone-bandung', 'tone-kunyit-soft'),
  site(paths.forPartners, 'tone-telang', 'tone-plain', 'waitlist text'),
  site(paths.forInvestors, 'tone-deep', 'tone-kunyit', 'waitlist text'),
  site(paths.safety, 'tone-leaf', 'tone-plain', 'help'),
  site(paths.contact, 'tone-kunyit-soft', 'tone-telang', 'addresses'),
  legal(paths.privacy),
  legal(paths.terms),
  site('*', 'tone-plain', 'tone-surface', 'help'),
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
  footerWithout?: FooterPart,
): SiteRoute {
  const layout = <SiteLayout hero={hero} last={last} footerWithout={footerWithout} />
  return { path, hero, layout, ...page(pages[path]) }
}

function legal(path: Path): SiteRoute {
  return { path, layout: <LegalLayout />, ...page(pages[path]) }
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
