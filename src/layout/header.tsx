import { useState, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { site } from '#content/site.ts'
import { helplineWords } from '#content/helplines.ts'
import { SignUpButton } from '#src/sections/sign-up.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import type { Tone } from '#src/palette.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitches/stitch.tsx'
import { LeaveLink } from './leave-quickly.tsx'
import { TopBar } from './top-bar.tsx'
import { MenuToggle, MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

type HeaderProps = {
  tone: Tone
  /** How often the page has changed. */
  pageChanges: number
}

export function Header({ tone, pageChanges }: HeaderProps) {
  const words = site.header
  const toneBelow = useToneBelow()
  const isTopBarGone = useSyncExternalStore(subscribe, isTopBarOutOfSight, () => false)
  const [menuOpen, setMenuOpen] = useState(false)
  // Only scrolling fades: a new page has its own colour in its first frame.
  const toneStyles =
    toneBelow || menuOpen
      ? classes(menuOpen ? 'tone-plain' : toneBelow, 'border-line transition-colors duration-140')
      : classes(tone, 'border-transparent')
  return (
    <>
      <div className={menuOpen ? 'tone-plain' : tone}>
        <TopBar />
      </div>
      {/* When a phone is turned, Chromium keeps what is at the window's upper edge in place: the page, not the header. */}
      <header className="sticky top-px z-20 print:hidden">
        <div
          className={classes(
            'relative grid min-h-(--header) border-b before:pointer-events-none before:absolute before:inset-x-0 before:-top-px before:h-px before:bg-inherit',
            toneStyles,
          )}
        >
          <div className="mx-auto flex w-full max-w-page items-center justify-between gap-x-(--header-gap) px-5 max-narrow:px-4 md:px-margin">
            <Link
              to={paths.home}
              className={classes(
                'mr-auto flex min-h-11 min-w-6 items-center',
                // Large text leaves no room for the mark.
                isTopBarGone && 'max-[17rem]:hidden',
              )}
            >
              <Wordmark isShort={isTopBarGone} />
            </Link>
            {/* Takes free room beside the name, so that no link moves; where there is little, its words stand in two lines. */}
            {isTopBarGone ? (
              <LeaveLink className="min-h-11 max-w-max min-w-min grow basis-0 items-center text-label leading-tight font-semibold [display:var(--leave-link,flex)] hover:link-underline" />
            ) : null}
            <nav aria-label={words.navigation} className="[display:var(--header-links,block)]">
              <ul className="flex flex-wrap gap-x-(--header-gap)">
                {headerLinks.map((page) => (
                  <li key={page}>
                    <NavLink
                      to={paths[page]}
                      className="inline-flex min-h-11 items-center text-label font-[550] whitespace-nowrap active-underline"
                    >
                      {words.links[page]}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <HelpNowLink />
            {/* The narrowest window that has links has little room. */}
            <div className="items-center gap-3 whitespace-nowrap max-lg:gap-x-2 [display:var(--header-links,flex)]">
              <NavLink
                to={paths.contact}
                className={buttonStyles(
                  'secondary',
                  'small',
                  'max-lg:px-2 max-xl:px-3 aria-[current=page]:[box-shadow:inset_0_-3px]',
                )}
              >
                {words.links.contact}
              </NavLink>
              <SignUpButton size="small" className="max-xl:px-2" />
            </div>
            <MenuToggle open={menuOpen} />
          </div>
        </div>
        {pageChanges > 0 ? <i key={pageChanges} aria-hidden="true" className="page-weft" /> : null}
        <MobileMenu open={menuOpen} onToggle={setMenuOpen} />
      </header>
    </>
  )
}

/** The link to people who help today. Its stitch shows where the row has room. */
function HelpNowLink() {
  return (
    <Link
      to={sectionPaths.openToday}
      className="flex min-h-11 items-center gap-2 text-label sm:whitespace-nowrap font-[650] hover:link-underline"
    >
      <Stitch className="stroke-current max-narrow:hidden" />
      {/* Two lines have an underline that is as wide as their words. */}
      <span className="border-b-2 pb-0.5 max-phone:leading-tight lg:pt-1 max-narrow:[:lang(ms)_&,:lang(ta)_&]:w-min">
        {helplineWords.helpNow}
      </span>
    </Link>
  )
}

/** How far from the window's top (px) the header looks for the band that is below it. */
const depth = 24

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** The top bar is as high as its links (44 px). */
function isTopBarOutOfSight(): boolean {
  return window.scrollY > 40
}

function useToneBelow(): string | undefined {
  return useSyncExternalStore(subscribe, findToneBelow, () => undefined)
}

/** Returns the class of the full-width band below the header, or the one that it names, or nothing above the page. */
function findToneBelow(): string | undefined {
  // While nothing has scrolled, nothing needs to be measured.
  if (window.scrollY === 0) return undefined
  const page = document.getElementById('page')
  if (page && page.getBoundingClientRect().top > depth) return undefined
  for (const element of document.elementsFromPoint(window.innerWidth / 2, depth)) {
    const tone =
      (element instanceof HTMLElement && element.dataset.headerTone) ||
      [...element.classList].find((name) => name.startsWith('tone-'))
    const isBand = element.clientWidth > 0.9 * window.innerWidth && !element.closest('header')
    if (tone && isBand) return tone
  }
  return 'tone-plain'
}
