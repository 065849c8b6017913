import { Link } from 'react-router-dom'
import { site } from '#content/site.ts'
import { company } from '#src/content/facts.ts'
import { WaitlistSignup } from '#src/forms/waitlist-signup.tsx'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { useToday } from '#src/ui/clock.ts'
import { textLink } from '#src/ui/link.tsx'
import { footerLinks } from './navigation.ts'
import { Wordmark } from './wordmark.tsx'

type FooterProps = {
  /** On business pages the waitlist's block is a heading and a button, without its text. */
  briefWaitlist: boolean
}

export function Footer({ briefWaitlist }: FooterProps) {
  return (
    <footer className="tone-deep">
      <WaitlistSignup brief={briefWaitlist} />
      {/* Every row of the footer, and the helplines before it, begins at columns 1, 4, 7 and 10. */}
      <div className="page-grid gap-y-2 pt-6 text-small md:pt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 md:col-span-3 md:block">
          <Wordmark />
          <p className="text-soft md:mt-3">{site.footer.location}</p>
        </div>
        <FooterLinks />
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
    <div className="fit-columns gap-x-3 md:-mt-2 md:grid md:grid-cols-3 md:gap-x-6 md:col-span-9">
      {footerLinks.map((column) => (
        <ul key={column[0]}>
          {column.map((page) => (
            <li key={page}>
              <Link to={paths[page]} className={textLink}>
                {site.footer.links[page]}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Addresses() {
  return (
    <ul className="flex flex-wrap gap-x-3 md:col-span-9 md:col-start-4 md:grid md:grid-cols-3 md:gap-x-6">
      <li>
        <a href={`mailto:${company.support}`} className={textLink}>
          {company.support}
        </a>
      </li>
      {keysOf(company.phones).map((country) => (
        <li key={country}>
          <a
            href={`tel:${company.phones[country].dial}`}
            className={`${textLink} flex-wrap gap-x-1.5`}
          >
            <span className="text-soft">{site.footer.phones[country]}</span>{' '}
            {company.phones[country].text}
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
    <div className="mt-4 grid gap-x-6 gap-y-2 border-t border-line pt-4 text-small text-soft md:grid-cols-12">
      <p className="max-w-wide md:col-span-9">{site.footer.disclaimer}</p>
      <p className="md:col-span-3">{site.footer.copyright(today.slice(0, 4))}</p>
    </div>
  )
}
