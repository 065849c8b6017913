import { site } from '#content/site.ts'
import type { Tone } from '#src/ui/classes.ts'
import { CurrentPage } from './error-page.tsx'
import { Tepi } from '#src/weave/tepi.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpNow } from './help-now.tsx'

type SiteLayoutProps = {
  hero: Tone
  last: Tone
  /** Its readers are partners or investors. */
  forBusiness?: boolean
}

export function SiteLayout({ hero, last, forBusiness = false }: SiteLayoutProps) {
  return (
    <>
      <SkipLink />
      {/* At night the thread has the colour that the hero has by day (styles.css). */}
      <div className={hero.replace('tone', 'night')}>
        <Header tone={hero} />
        <main id="page" tabIndex={-1} className="outline-none">
          <CurrentPage />
        </main>
        <div className={last}>
          <Tepi className="text-deep" />
        </div>
        {/* Reader views keep a part whose id names content. */}
        <div id="help-content" className="tone-deep">
          <HelpNow explainsLeaving={!forBusiness} />
        </div>
        <Footer briefWaitlist={forBusiness} />
      </div>
    </>
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
