import { contact } from '#content/contact.ts'
import { company } from '#src/content/facts/company.ts'
import { Value } from '#src/ui/unbroken.tsx'

const { support, phones, address } = company

export function DirectContact({ className }: { className: string }) {
  const words = contact.direct
  return (
    <section className={className}>
      <h2 className="text-h4 font-semibold">{words.title}</h2>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 rule-t">
        <ContactLink term={words.email} href={`mailto:${support}`} text={support} />
        {phones.map(({ country, text, dial }) => (
          <ContactLink key={country} term={words[country]} href={`tel:${dial}`} text={text} />
        ))}
        <li className="pt-2.5 max-md:col-span-full md:pt-4">
          <p className="text-small">{words.address}</p>
          <address className="mt-1 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </li>
      </ul>
    </section>
  )
}

type ContactLinkProps = { term: string; href: string; text: string }

/** The link includes the label, because a screen reader that moves by Tab reads links only. */
function ContactLink({ term, href, text }: ContactLinkProps) {
  return (
    <li className="border-b border-line max-md:first:col-span-full">
      <a href={href} className="group block pt-2.5 pb-1 md:pt-4 md:pb-2">
        <span className="block text-small">{term}</span>{' '}
        <span className="inline-flex min-h-11 items-center font-display text-voice wrap-anywhere group-hover:link-underline">
          <Value>{text}</Value>
        </span>
      </a>
    </li>
  )
}
