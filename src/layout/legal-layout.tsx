import { ArrowLeft } from 'lucide-react'
import { helplineWords } from '#content/helplines.ts'
import { site } from '#content/site.ts'
import { paths, places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Link } from '#src/ui/link.tsx'
import { CurrentPage } from './error-page.tsx'
import { HelpNow } from './help-now.tsx'
import { LanguageRow } from './language-row.tsx'
import { SkipLink } from './site-layout.tsx'
import { LegalLine } from './legal-line.tsx'
import { Wordmark } from './wordmark.tsx'

export function LegalLayout() {
  return (
    <>
      <SkipLink />
      <LanguageRow />
      <main id="page" tabIndex={-1} className="outline-none">
        <div className="page-grid py-5">
          <BackToHome />
          <p>
            <a href="#help-now" className={buttonStyles('quiet')}>
              {helplineWords.title}
            </a>
          </p>
          <p>
            <ButtonLink to={places.worried} variant="quiet">
              {helplineWords.worried}
            </ButtonLink>
          </p>
        </div>
        <CurrentPage />
        <div className="border-y border-line">
          <HelpNow />
        </div>
        <div className="page-grid">
          <LegalLine />
        </div>
      </main>
    </>
  )
}

function BackToHome() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Link to={paths.home} className={buttonStyles('quiet')}>
        <ArrowLeft size={18} />
        {site.legal.back}
      </Link>
      <Wordmark />
    </div>
  )
}
