import { useState, useSyncExternalStore } from 'react'
import { site } from '#content/site.ts'
import { HeaderWaitlistButton } from '#src/forms/waitlist-button.tsx'
import { paths } from '#src/paths.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes, type Tone } from '#src/ui/classes.ts'
import { Link, NavLink } from '#src/ui/link.tsx'
import { LanguageRow } from './language-row.tsx'
import { MenuToggle, MobileMenu } from './mobile-menu.tsx'
import { headerLinks } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

export function Header({ tone }: { tone: Tone }) {
  const words = site.header
  const scrolled = useScrolled()
  const [menuOpen, setMenuOpen] = useState(false)
  const look = scrolled || menuOpen ? 'tone-plain border-line' : classes(tone, 'border-transparent')
  return (
    <>
      <div className={classes(tone, 'woven-edge')}>
        <LanguageRow />
      </div>
      <header className="sticky top-0 z-20">
        <div className={classes('grid min-h-(--header) border-b transition-tone', look)}>
          <div className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 md:px-margin">
            <Link to={paths.home} className="flex min-h-11 items-center">
              <Wordmark />
            </Link>
            <div className="items-center gap-4 whitespace-nowrap xl:gap-10 [display:var(--links,flex)]">
              <nav aria-label={words.navigation}>
                <ul className="flex gap-x-4 xl:gap-x-7.5">
                  {headerLinks.map((page) => (
                    <li key={page}>
                      <NavLink
                        to={paths[page]}
                        className="inline-flex min-h-11 items-center text-label font-[550] thread-below"
                      >
                        {words.links[page]}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="flex items-center gap-3">
                <Link
                  to={paths.contact}
                  className={buttonStyles('secondary', 'small', 'max-xl:px-3')}
                >
                  {words.links.contact}
                </Link>
                <HeaderWaitlistButton />
              </div>
            </div>
            <MenuToggle open={menuOpen} />
          </div>
        </div>
        <MobileMenu open={menuOpen} onToggle={setMenuOpen} />
      </header>
    </>
  )
}

/** Scrolled this many pixels, the header has left the hero. */
const threshold = 24

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
}
