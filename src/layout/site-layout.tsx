import { ArrowLeft } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { helplineWords } from '#content/helplines.ts'
import { site } from '#content/site.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { WaitlistProvider } from '#src/forms/waitlist-provider.tsx'
import { paths } from '#src/paths.ts'
import { HelplinesOnPaper } from '#src/sections/helplines.tsx'
import { HeroTone } from '#src/sections/hero.tsx'
import { Button, buttonStyles } from '#src/ui/button.tsx'
import type { Tone } from '#src/palette.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { endingOf } from '#src/weave/endings.ts'
import { StillWater } from '#src/weave/still-water.tsx'
import { Footer, LegalLine } from './footer.tsx'
import { Header } from './header.tsx'
import { HelplineBand } from './helpline-band.tsx'
import { StatusLine } from './status-line.tsx'
import { TopBar } from './top-bar.tsx'
import { Wordmark } from './wordmark.tsx'

/** Nobody joins a waitlist of a product that is open. */
const WithWaitlist = isOpen ? Fragment : WaitlistProvider

type SiteLayoutProps = {
  heroTone: Tone
  /** The page's, or `*`: it ends with a picture of its own. */
  path: string
  /** The page itself lists the helplines, right above the footer. */
  listsHelplines: boolean
}

/** The layout of all pages but the legal ones. */
export function SiteLayout({ heroTone, path, listsHelplines }: SiteLayoutProps) {
  const pageChanges = usePageChanges()
  return (
    <WithWaitlist>
      <SkipLink />
      <Header tone={heroTone} pageChanges={pageChanges} />
      <main
        id="page"
        tabIndex={-1}
        data-page-changed={pageChanges > 0 ? '' : undefined}
        className="outline-none"
      >
        <HelplinesOnPaper />
        <div className={heroTone}>
          <StatusLine />
        </div>
        <HeroTone value={heroTone}>
          <CurrentPage />
        </HeroTone>
      </main>
      <div className="tone-green">
        <StillWater name={BRAND.name} ending={endingOf(path)} />
      </div>
      {/* Firefox's reader view keeps elements with “content” in their id. */}
      <div id="help-content" className="tone-deep">
        {listsHelplines ? null : <HelplineBand />}
      </div>
      <Footer />
    </WithWaitlist>
  )
}

/** Returns how often the page has changed since the visit began. */
function usePageChanges(): number {
  const { pathname } = useLocation()
  const [shown, setShown] = useState({ pathname, changes: 0 })
  if (shown.pathname !== pathname) setShown({ pathname, changes: shown.changes + 1 })
  return shown.changes
}

function SkipLink() {
  return (
    <a
      href="#page"
      className="tone-surface fixed top-2 left-2 z-30 px-4 py-3 font-semibold not-focus:sr-only print:hidden"
    >
      {site.skipLink}
    </a>
  )
}

type LegalLayoutProps = {
  /** The section of the page that lists the helplines; without it they stand at the page's end. */
  helplines: string | undefined
}

/** The layout of the legal pages: without header and footer, with one link home. */
export function LegalLayout({ helplines }: LegalLayoutProps) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="page" tabIndex={-1} className="outline-none">
        <HelplinesOnPaper />
        <div className="page-grid pt-5">
          <div className="flex min-h-14 items-center justify-between gap-4 max-narrow:flex-wrap">
            <Link to={paths.home} className={buttonStyles('quiet')}>
              <ArrowLeft size={18} />
              {site.legal.back}
            </Link>
            <Wordmark />
          </div>
        </div>
        <StatusLine />
        <p className="page-grid pb-2 md:pb-5">
          <a
            href={`#${helplines ?? 'help-now'}`}
            className={buttonStyles('quiet', 'regular', 'justify-self-start')}
          >
            {helplineWords.title}
          </a>
        </p>
        <CurrentPage />
        {helplines ? null : (
          <div className="border-t border-line">
            <HelplineBand />
          </div>
        )}
        <div className="page-grid">
          <LegalLine />
        </div>
      </main>
    </>
  )
}

function CurrentPage() {
  const { pathname } = useLocation()
  return <GuardedPage key={pathname} />
}

/**
 * The page in an error boundary, except for the first one: its HTML is worth more than a message, and
 * entry-client.tsx restores it after an error.
 */
function GuardedPage() {
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  if (isPrerendered) return <Outlet />
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <Outlet />
    </ErrorBoundary>
  )
}

function PageFailed() {
  return (
    <div className="page-grid gap-y-6 py-section">
      <title>{site.error.title}</title>
      <h1 className="font-display text-h2">{site.error.title}</h1>
      <p className="max-w-lead text-lead">{site.error.text}</p>
      <Button className="justify-self-start" onClick={() => window.location.reload()}>
        {site.error.reload}
      </Button>
    </div>
  )
}
