import { Menu, X } from 'lucide-react'
import { useEffect, useRef, type FocusEvent } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { helplineWords } from '#content/helplines.ts'
import { site } from '#content/site.ts'
import { type Helpline, helplines } from '#src/content/facts/helplines.ts'
import { SignUpButton } from '#src/sections/sign-up.tsx'
import { paths, sectionPaths } from '#src/paths.ts'
import { useBackToClose } from '#src/ui/back-button.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/hydrated.ts'
import { PhoneLink, textLink } from '#src/ui/link.tsx'
import { EndingPicture } from '#src/weave/still-water.tsx'
import { menuLinks } from './navigation.ts'
import { LanguageLinks } from './top-bar.tsx'

const menuId = 'menu'

type OnToggle = (open: boolean) => void

/** Opens the menu before hydration, too; in browsers without popovers it is a link. */
export function MenuToggle({ open }: { open: boolean }) {
  const words = site.header.menu
  const isHydrated = useHydrated()
  return (
    <>
      <a href={`#${menuId}`} className="py-3 link-underline">
        {words.open}
      </a>
      {/* The menu must be the next element in the document: otherwise Chromium exposes it as the button's
          details, which Orca reads aloud on open. The browser exposes whether it is open, and alone knows
          before hydration. */}
      <button
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={isHydrated ? open : undefined}
        aria-label={open ? words.close : words.open}
        className="-mr-3 size-12 shrink-0 place-items-center [display:var(--menu-button,none)]"
      >
        {open ? <X /> : <Menu />}
      </button>
    </>
  )
}

function menuButton(): HTMLElement | null {
  return document.querySelector(`[popovertarget=${menuId}]`)
}

/** A native popover: the button and Escape work before hydration; the effects here add the rest. */
export function MobileMenu({ open, onToggle }: { open: boolean; onToggle: OnToggle }) {
  const words = site.header
  const menu = useRef<HTMLElement>(null)
  // What the top bar offers, where it has scrolled away.
  const hasScrolled = open && window.scrollY > 0
  const onLink = { replace: open, onClick: close }

  function close() {
    menu.current?.hidePopover?.()
  }

  useBackToClose(open, () => {
    close()
    menuButton()?.focus()
  })
  useEffect(() => {
    if (!open) return undefined
    // Keeps the page behind the menu in place.
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [open])

  useEffect(() => {
    const { current } = menu
    // Chrome before 114, Safari before 17 and Firefox before 125 have none.
    if (!current?.hidePopover) return undefined
    // The menu may have been opened before hydration.
    onToggle(current.matches(':popover-open'))
    let width = window.innerWidth
    function closeOnNewWidth() {
      if (window.innerWidth !== width) current?.hidePopover()
      width = window.innerWidth
    }
    window.addEventListener('resize', closeOnNewWidth)
    return () => window.removeEventListener('resize', closeOnNewWidth)
  }, [onToggle])

  // The menu covers the page after it, so a focus there would be out of sight.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && relatedTarget !== menuButton() && !currentTarget.contains(relatedTarget))
      close()
  }

  // Until hydration the menu's position allows for the top bar above the header.
  function startBelowHeader() {
    const header = menu.current?.closest('header')
    if (menu.current && header)
      menu.current.style.top = `${header.getBoundingClientRect().bottom}px`
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Listens for the focus that leaves it.
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      // Firefox stops at scrollable elements by Tab.
      tabIndex={-1}
      aria-label={words.navigation}
      onBeforeToggle={startBelowHeader}
      onToggle={(event) => onToggle(event.newState === 'open')}
      onBlur={closeWhenLeft}
      className="tone-plain inset-x-0 top-[calc(var(--header)+2.75rem)] bottom-0 m-0 h-auto w-full max-w-none overflow-y-auto overscroll-contain px-5 pb-10 menu-woven open:flex open:flex-col md:px-margin"
    >
      <Link to={sectionPaths.openToday} {...onLink} className={textLink}>
        <span className="link-underline font-semibold">{helplineWords.title}</span>
      </Link>
      <ul className="grid grid-cols-2 gap-x-4 pb-2">
        <Call label={helplineWords.danger} line={helplines.emergency} />
        <Call label={helplineWords.lines.befrienders.name} line={helplines.befrienders} />
      </ul>
      <Link to={sectionPaths.worried} {...onLink} className={textLink}>
        <span className="link-underline">{helplineWords.worried}</span>
      </Link>
      <ul className="fit-columns gap-x-4 rule-t [--column:9rem]">
        {menuLinks.map((page) => (
          <li key={page}>
            <NavLink
              to={paths[page]}
              {...onLink}
              className="flex h-full min-h-14 items-center border-b border-line py-1 font-display text-h3 aria-[current=page]:border-b-3 aria-[current=page]:border-ink"
            >
              {words.links[page]}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:flex">
        <NavLink
          to={paths.contact}
          {...onLink}
          className={buttonStyles(
            'secondary',
            'regular',
            'aria-[current=page]:[box-shadow:inset_0_-3px] max-sm:px-2!',
          )}
        >
          {words.links.contact}
        </NavLink>
        <SignUpButton className="max-sm:px-2!" />
      </div>
      {hasScrolled ? (
        <LanguageLinks className="mt-2 flex flex-wrap justify-between gap-x-2 sm:justify-start sm:gap-x-7.5" />
      ) : null}
      <MenuWater />
    </nav>
  )
}

/** The shoots at the foot of the menu, where the window is high enough (weave/still-water.tsx). */
function MenuWater() {
  return (
    <div aria-hidden="true" className="still-water menu-water">
      <p className="max-w-none justify-end!">
        <EndingPicture ending="shoots" />
      </p>
    </div>
  )
}

/** A number to call, beside its label. */
function Call({ label, line }: { label: string; line: Helpline }) {
  return (
    <li className="text-label">
      <span className="block">{label}</span>{' '}
      <PhoneLink phone={line.phone} className="tap-area text-h3 whitespace-nowrap" />
    </li>
  )
}
