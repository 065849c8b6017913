import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { site } from '#content/site.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { paths } from '#src/paths.ts'
import { HelpNow } from './help-now.tsx'
import { SkipLink } from './site-layout.tsx'
import { useToday } from './today.ts'
import { Wordmark } from './wordmark.tsx'

/** The layout of the legal pages: no header and no footer, but a way back at the top and at the end. */
export function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="page" tabIndex={-1} className="outline-none">
        <div className="page-grid py-5">
          <BackToHome />
        </div>
        {children}
        <div className="page-grid pb-14">
          <div className="md:col-start-5!">
            <BackToHome />
          </div>
        </div>
        <div className="border-y border-line">
          <HelpNow />
        </div>
        <Status />
      </main>
    </>
  )
}

function BackToHome() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Link to={paths.home} className={buttonStyles('quiet', 'small')}>
        <ArrowLeft aria-hidden="true" size={18} />
        {site.legal.back}
      </Link>
      <Wordmark />
    </div>
  )
}

/** What the product is today, as at the foot of every other page. */
function Status() {
  const { emergency, status, copyright } = site.footer
  const year = useToday().slice(0, 4)
  return (
    <div className="page-grid py-8 text-small text-soft">
      <div className="grid gap-4 md:grid-cols-[1fr_auto]">
        <div className="grid gap-1">
          <p>
            <strong className="font-semibold text-ink">{emergency.call}</strong>{' '}
            {emergency.notAService}
          </p>
          <p className="max-w-[58.6em] text-balance">{status}</p>
        </div>
        <p>{copyright(year)}</p>
      </div>
    </div>
  )
}
