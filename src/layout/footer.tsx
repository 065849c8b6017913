import { Link } from 'react-router-dom'
import { site } from '#content/site.ts'
import { company } from '#src/content/facts/company.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { waitlistAnchor } from '#src/forms/waitlist-provider.tsx'
import { WaitlistButton } from '#src/forms/waitlist-button.tsx'
import { SignUpButton } from '#src/sections/sign-up.tsx'
import { paths } from '#src/paths.ts'
import { useToday } from '#src/clock.ts'
import { textLink } from '#src/ui/link.tsx'
import { Value } from '#src/ui/unbroken.tsx'
import { footerLinks } from './navigation.ts'

export function Footer() {
  return (
    <footer className="border-t border-line tone-deep">
      {/* Every row of the footer, and the helplines before it, begins at columns 1, 4, 7 and 10. */}
      <div className="page-grid pt-2 text-small md:pt-8">
        <p className="col-span-2 self-center text-soft max-md:order-1 md:col-span-3 md:self-start md:pt-2.5">
          {site.footer.location}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(var(--footer-column,6.5rem),1fr))] gap-x-3 md:col-span-9 md:grid-cols-3 md:gap-x-6">
          <FooterLinks />
          {/* Without scripts the signup says where to write. */}
          <div id={waitlistAnchor} className="col-span-2 self-center py-0.5">
            {isOpen ? <SignUpButton size="small" /> : <WaitlistButton />}
          </div>
        </div>
        <Addresses />
      </div>
      <div className="page-grid pb-4 md:pb-8">
        <LegalLine />
      </div>
    </footer>
  )
}

function FooterLinks() {
  return (
    <ul className="contents">
      {footerLinks.map((page) => (
        <li key={page}>
          <Link to={paths[page]} className={`${textLink} wrap-anywhere`}>
            {site.footer.links[page]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const address = 'col-span-2 max-md:order-1 md:col-span-3'

function Addresses() {
  return (
    <ul className="contents">
      <li className={`${address} md:col-start-4`}>
        <a href={`mailto:${company.support}`} className={`${textLink} wrap-anywhere`}>
          <Value>{company.support}</Value>
        </a>
      </li>
      {company.phones.map(({ country, text, dial }) => (
        <li key={country} className={address}>
          <a href={`tel:${dial}`} className={`${textLink} flex-wrap content-center gap-x-1.5`}>
            <span className="text-soft max-sm:w-full">{site.footer.phones[country]}</span>{' '}
            <Value className="font-display">{text}</Value>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The last line of every page: what the product is not, and the copyright. */
export function LegalLine() {
  const today = useToday()
  return (
    <div className="mt-2 gap-x-6 border-t border-line pt-3 text-small leading-snug! text-soft md:grid md:grid-cols-12">
      <p className="max-w-wide max-md:inline md:col-span-9">{site.footer.disclaimer}</p>{' '}
      <p className="max-md:inline-block md:col-span-3">
        {site.footer.copyright(today.slice(0, 4))}
      </p>
    </div>
  )
}
