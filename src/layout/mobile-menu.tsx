import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { site } from '#content/site.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { WaitlistButton } from '#src/ui/waitlist-button.tsx'

const menuId = 'menu'
const wideScreen = '(min-width: 68.75rem)'

/**
 * The links on small screens. A native popover: the toggle, Escape and the page behind it work
 * before the app has started; the app adds closing on a chosen link and on resize.
 */
export function MobileMenu() {
  const words = site.header
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  function close() {
    menu.current?.hidePopover()
  }

  useEffect(() => {
    const query = window.matchMedia(wideScreen)
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [])

  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-expanded={open}
        aria-controls={menuId}
        aria-label={open ? words.menu.close : words.menu.open}
        className="-mr-3 grid size-12 place-items-center"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={words.navigation}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="tone-plain inset-x-0 top-(--header) bottom-0 m-0 h-auto w-full max-w-none overflow-y-auto px-5 pb-10 lg:hidden"
      >
        <ul>
          {words.links.map((link) => (
            <li key={link.to} className="border-b border-line">
              <NavLink
                to={link.to}
                onClick={close}
                className="flex min-h-16 items-center border-b-3 border-transparent font-display text-[2.0625rem] leading-tight aria-[current=page]:border-ink"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-4">
          <Link to={words.contact.to} onClick={close} className={buttonStyles('secondary')}>
            {words.contact.label}
          </Link>
          <WaitlistButton action={words.waitlist} />
        </div>
      </nav>
    </div>
  )
}
