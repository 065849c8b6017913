import { contact } from '#content/contact.ts'
import { helplineWords } from '#content/helplines.ts'
import { company } from '#src/content/facts.ts'
import { helplines } from '#src/content/helplines.ts'
import { callTo } from '#src/layout/footer.tsx'

const { support, phones, address } = company

export function DirectContact({ className }: { className: string }) {
  const words = contact.direct
  return (
    <section aria-labelledby="direct" className={className}>
      <h2 id="direct" className="text-h4 font-semibold">
        {words.title}
      </h2>
      <dl className="mt-2 rule-t">
        <Way term={words.email} href={`mailto:${support}`} text={support} />
        <Way term={words.malaysia} {...callTo(phones.malaysia)} />
        <Way term={words.singapore} {...callTo(phones.singapore)} />
        <Way
          term={helplineWords.lines.samaritansSingapore.purpose}
          {...callTo(helplines.samaritansSingapore.phone)}
        />
        <div className="pt-4">
          <dt className="text-small">{words.address}</dt>
          <dd>
            <address className="mt-1 not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Way({ term, href, text }: { term: string; href: string; text: string }) {
  return (
    <div className="border-b border-line pt-4 pb-2">
      <dt className="text-small">{term}</dt>
      <dd>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-display text-h3 wrap-anywhere hover:link-underline"
        >
          {text}
        </a>
      </dd>
    </div>
  )
}
