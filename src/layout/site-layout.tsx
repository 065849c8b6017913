import { site } from '#content/site.ts'
import { WaitlistProvider } from '#src/forms/waitlist/waitlist-provider.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { CurrentPage } from './error-page.tsx'
import { Footer, type FooterPart } from './footer.tsx'
import { Header } from './header.tsx'

type SiteLayoutProps = {
  hero: Tone
  last: Tone
  footerWithout?: FooterPart | undefined
}

export function SiteLayout({ hero, last, footerWithout }: SiteLayoutProps) {
  return (
    <WaitlistProvider>
      <SkipLink />
      {/* At night the thread has the colour that the hero has by day (styles.css). */}
      <div className={hero.replace('tone', 'night')}>
        <Header tone={hero} />
        <main id="page" tabIndex={-1} className="outline-none">
          <CurrentPage />
        </main>
        <Footer tone={last} without={footerWithout} />
      </div>
    </WaitlistProvider>
  )
}

export function SkipLink() {
  return (
    <a
      href="#page"
      data-print="hide"
      className="tone-surface fixed top-2 left-2 z-30 px-4 py-3 font-semibold not-focus:sr-only"
    >
      {site.skipLink}
    </a>
  )
}
