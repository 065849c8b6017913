import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { site } from '#content/site.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { paths } from '#src/paths.ts'
import { HelpNow } from './help-now.tsx'
import { SkipLink } from './site-layout.tsx'
import { Wordmark } from './wordmark.tsx'

/** The layout of the legal pages: a way back instead of header and footer. */
export function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="page-grid py-5">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <BackToHome />
          <Wordmark />
        </div>
      </header>
      <main id="page" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <div className="page-grid py-12">
        <BackToHome />
      </div>
      <HelpNow />
    </>
  )
}

function BackToHome() {
  return (
    <Link to={paths.home} className={buttonStyles('quiet', 'small', 'w-fit justify-self-start')}>
      <ArrowLeft aria-hidden="true" size={18} />
      {site.legal.back}
    </Link>
  )
}
