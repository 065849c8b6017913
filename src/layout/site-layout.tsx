import type { ReactNode } from 'react'
import { site } from '#content/site.ts'
import type { Tone } from '#src/ui/tone.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export type SiteLayoutProps = {
  /** The ground of the page's hero, which the header shares, and of its last section. */
  hero: Tone
  last: Tone
  children: ReactNode
}

/** Skip link, header, the page, footer: all pages but the legal ones. */
export function SiteLayout({ hero, last, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header tone={hero} />
      <main id="page" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer tone={last} />
    </>
  )
}

export function SkipLink() {
  return (
    <a
      href="#page"
      className="tone-surface fixed top-2 left-2 z-30 -translate-y-24 px-4 py-3 font-semibold focus:translate-y-0"
    >
      {site.skipLink}
    </a>
  )
}
