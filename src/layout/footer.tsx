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
          <div className="grid gap-10 border-t border-line py-12 md:grid-cols-12 md:gap-x-6">
            <div className="md:col-span-4">
              <Wordmark />
              <p className="mt-4 text-small text-soft">{words.location}</p>
            </div>
            <nav aria-label={words.navigation} className="md:col-span-5">
              <ul className="grid grid-cols-2 gap-x-6 text-small lg:grid-cols-3">
                {words.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center hover:link-underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <dl className="grid content-start text-small md:col-span-3">
              <ContactLine term={words.email} href={`mailto:${contact.support}`}>
                {contact.support}
              </ContactLine>
              <ContactLine
                term={words.phones.malaysia}
                href={`tel:${contact.phones.malaysia.dial}`}
              >
                {contact.phones.malaysia.text}
              </ContactLine>
              <ContactLine
                term={words.phones.singapore}
                href={`tel:${contact.phones.singapore.dial}`}
              >
                {contact.phones.singapore.text}
              </ContactLine>
            </dl>
          </div>
          <div className="grid gap-4 border-t border-line py-8 text-small text-soft md:grid-cols-[1fr_auto]">
            <div className="grid gap-1">
              <p>
                <strong className="font-semibold text-ink">{words.emergency.call}</strong>{' '}
                {words.emergency.notAService}
              </p>
              <p className="max-w-[80ch]">{words.status}</p>
            </div>
            <p>{words.copyright(year)}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function ContactLine({ term, href, children }: { term: string; href: string; children: string }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3">
      <dt className="text-soft">{term}</dt>
      <dd>
        <a href={href} className="inline-flex min-h-11 items-center hover:link-underline">
          {children}
        </a>
      </dd>
    </div>
  )
}
