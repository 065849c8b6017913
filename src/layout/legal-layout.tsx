import { ArrowLeft } from 'lucide-react'
import { helplineWords } from '#content/helplines.ts'
import { legal } from '#content/legal.ts'
import { site } from '#content/site.ts'
import { paths } from '#src/paths.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { Link } from '#src/ui/link.tsx'
import { useToday } from './clock.ts'
import { CurrentPage } from './error-page.tsx'
import { LegalLine } from './footer.tsx'
import { HelpNow } from './help-now.tsx'
import { LanguageRow } from './language-row.tsx'
import { SkipLink } from './site-layout.tsx'
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

/** The specification asks for today's date; beside it are version and day of the text in force. */
export function LegalDates({ edition }: { edition: { version: string; inForceSince: string } }) {
  const today = useToday()
  // The build's day would be wrong from tomorrow on.
  const isKnown = useHydrated()
  return (
    <p className="max-w-measure text-small text-soft">
      <span className="block min-h-[1.55em]">
        {isKnown ? (
          <>
            <span>{legal.lastUpdated}</span>{' '}
            <time dateTime={today} className="font-semibold text-ink">
              {legal.inWords(today)}
            </time>
          </>
        ) : null}
      </span>
      {legal.edition(edition.version, legal.inWords(edition.inForceSince))}{' '}
      {legal.lastUpdatedIsToday}
    </p>
  )
}
