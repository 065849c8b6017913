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
      {/* The helplines before the footer begin at the same columns. */}
      <div className="page-grid gap-y-3 pt-2 text-small md:pt-8">
        <FooterLinks />
        <Addresses />
      </div>
      <div className="page-grid pb-4 md:pb-8">
        <LegalLine />
      </div>
    </footer>
  )
}

/** Read down each column. */
function FooterLinks() {
  return (
    <ul className="footer-links">
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

function Addresses() {
  return (
    <ul className="footer-addresses">
      <li className="flex min-h-11 items-center text-soft">{site.footer.location}</li>
      <li>
        <a href={`mailto:${company.support}`} className={`${textLink} wrap-anywhere`}>
          <Value>{company.support}</Value>
        </a>
      </li>
      {company.phones.map(({ country, text, dial }) => (
        <li key={country}>
          <a href={`tel:${dial}`} className={`${textLink} flex-wrap content-center gap-x-1.5`}>
            <span className="text-soft">{site.footer.phones[country]}</span>{' '}
            <Value className="font-display">{text}</Value>
          </a>
        </li>
      ))}
      {/* Without scripts the signup says where to write. */}
      <li id={waitlistAnchor} className="py-0.5">
        {isOpen ? <SignUpButton size="small" /> : <WaitlistButton />}
      </li>
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
