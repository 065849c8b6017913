import { helplineWords } from '#content/helplines.ts'
import { site } from '#content/site.ts'
import { company } from '#src/content/facts.ts'
import { helplines } from '#src/content/helplines.ts'
import { WaitlistSignup } from '#src/forms/waitlist/waitlist-signup.tsx'
import { paths, places, type Address } from '#src/paths.ts'
import { Link } from '#src/ui/link.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { Tepi } from '#src/weave/tepi.tsx'
import { HelpNow } from './help-now.tsx'
import { footerLinks, textLink } from './navigation.ts'
import { SmallPrint } from './small-print.tsx'
import { Wordmark } from './wordmark.tsx'

export type FooterPart = 'help' | 'addresses' | 'waitlist text'

export function Footer({ tone, without }: { tone: Tone; without: FooterPart | undefined }) {
  return (
    <footer>
      <div className={tone}>
        <Tepi className="text-deep" />
      </div>
      <div className="tone-deep">
        {without === 'help' ? null : <HelpNow />}
        <WaitlistSignup brief={without === 'waitlist text'} />
        <div className="page-grid">
          <div className="mt-2 grid gap-x-6 gap-y-2 text-small lg:grid-cols-12">
            <div className="flex flex-wrap items-center justify-between gap-x-4 lg:col-span-2 lg:block">
              <Wordmark />
              <p className="text-soft">{site.footer.location}</p>
            </div>
            <FooterLinks />
            {without === 'addresses' ? null : <Addresses />}
          </div>
        </div>
        <div className="page-grid">
          <SmallPrint />
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  const { links } = site.footer
  return (
    <div className="fit-columns gap-x-3 lg:col-span-6">
      {footerLinks.map((column) => (
        <ul key={column[0]}>
          {column.map((page) => (
            <FooterLink key={page} to={paths[page]} label={links[page]} />
          ))}
          {column[0] === 'about' ? <FooterLink to={places.press} label={links.press} /> : null}
          {column[0] === 'forUsers' ? (
            <FooterLink to={places.worried} label={helplineWords.worried} />
          ) : null}
        </ul>
      ))}
    </div>
  )
}

function FooterLink({ to, label }: { to: Address; label: string }) {
  return (
    <li>
      <Link to={to} className={textLink}>
        {label}
      </Link>
    </li>
  )
}

function Addresses() {
  const { email, phones } = site.footer
  const { samaritansSingapore: samaritans } = helplines
  return (
    <ul className="flex flex-wrap gap-x-3 lg:col-span-4 lg:block">
      <li>
        <a
          href={`mailto:${company.support}`}
          aria-label={`${email} ${company.support}`}
          className={textLink}
        >
          {company.support}
        </a>
      </li>
      <PhoneNumber term={phones.malaysia} phone={company.phones.malaysia} />
      <PhoneNumber term={phones.singapore} phone={company.phones.singapore} />
      <PhoneNumber term={helplineWords.lines.samaritansSingapore.name} phone={samaritans.phone} />
    </ul>
  )
}

type PhoneNumberProps = { term: string; phone: { text: string; dial: string } }

/** By Tab nothing else is heard, so the link's name says whose number it is. */
function PhoneNumber({ term, phone: { text, dial } }: PhoneNumberProps) {
  return (
    <li>
      <a
        href={`tel:${dial}`}
        aria-label={`${helplineWords.call} ${term} ${text}`}
        className={`${textLink} flex-wrap gap-x-1.5`}
      >
        <span className="text-soft">{term}</span> {text}
      </a>
    </li>
  )
}
