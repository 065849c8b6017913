import { Link } from 'react-router-dom'
import { contact } from '#src/content/facts.ts'
import { site } from '#content/site.ts'
import { WaitlistSignup } from '#src/forms/waitlist/waitlist-signup.tsx'
import type { Tone } from '#src/ui/tone.ts'
import { Tepi } from '#src/weave/tepi.tsx'
import { HelpNow } from './help-now.tsx'
import { useToday } from './today.ts'
import { Wordmark } from './wordmark.tsx'

/** The woven edge, in the colour of the section before it, then the deep field: waitlist, help, links. */
export function Footer({ tone }: { tone: Tone }) {
  const words = site.footer
  const year = useToday().slice(0, 4)
  return (
    <footer>
      <div className={tone}>
        <Tepi className="text-deep" />
      </div>
      <div className="tone-deep">
        <WaitlistSignup words={words.waitlist} />
        <div className="page-grid">
          <hr className="border-line" />
        </div>
        <HelpNow />
        <div className="page-grid">
          <div className="grid grid-cols-2 gap-x-4 gap-y-9 border-t border-line py-12 text-small md:grid-cols-4 md:gap-x-6 lg:grid-cols-12">
            <div className="col-span-full lg:col-span-4">
              <Wordmark />
              <p className="mt-4 text-soft">{words.location}</p>
            </div>
            <FooterLinks />
            <dl className="max-[22rem]:col-span-full lg:col-span-2">
              <ContactLine
                term={words.email}
                hiddenTerm
                href={`mailto:${contact.support}`}
                text={contact.support}
              />
              <ContactLine
                term={words.phones.malaysia}
                href={`tel:${contact.phones.malaysia.dial}`}
                text={contact.phones.malaysia.text}
              />
              <ContactLine
                term={words.phones.singapore}
                href={`tel:${contact.phones.singapore.dial}`}
                text={contact.phones.singapore.text}
              />
            </dl>
          </div>
          <div className="grid gap-x-6 gap-y-4 border-t border-line py-8 text-small text-soft md:grid-cols-[1fr_auto]">
            <div className="grid gap-1">
              <p>
                <strong className="font-semibold text-ink">{words.emergency.call}</strong>{' '}
                {words.emergency.notAService}
              </p>
              <p className="max-w-[58.6em] text-balance">{words.status}</p>
            </div>
            <p>{words.copyright(year)}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Where each column of links begins: the product, who it is for, the small print. */
const columnStarts = [0, 3, 6]

function FooterLinks() {
  const { navigation, links } = site.footer
  return (
    <nav aria-label={navigation} className="contents">
      {columnStarts.map((start, column) => (
        <ul key={start} className="lg:col-span-2">
          {links.slice(start, columnStarts[column + 1]).map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={linkLook}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center wrap-anywhere hover:link-underline hover:decoration-dashed'

type ContactLineProps = { term: string; hiddenTerm?: boolean; href: string; text: string }

function ContactLine({ term, hiddenTerm = false, href, text }: ContactLineProps) {
  return (
    <div>
      <dt className={hiddenTerm ? 'sr-only' : '-mb-2.5 pt-2 text-soft'}>{term}</dt>
      <dd>
        <a href={href} className={linkLook}>
          {text}
        </a>
      </dd>
    </div>
  )
}
