import { Fragment, type ReactNode } from 'react'
import { helplineFacts as words } from '#content/helpline-facts.ts'
import { helplineWords } from '#content/helplines.ts'
import { type Helpline, type HelplineId, helplines } from '#src/content/helplines.ts'

/** A line's hours, cost, languages, other ways to reach it and source, unknown ones included. */
export function HelplineFacts({ id }: { id: HelplineId }) {
  const { hours, cost, languages, sources }: Helpline = helplines[id]
  const { always, hours: fromTo } = helplineWords.state
  const facts = [
    [words.hours, words.everyDay(hours ? fromTo(hours.opens, hours.closes) : always)],
    [words.cost.term, cost ? words.cost.text[cost] : words.cost.unknown],
    [
      words.languages.term,
      languages
        ? words.list(languages.map((language) => words.languages.names[language]))
        : words.languages.unknown,
    ],
    [words.withoutSpeaking.term, <OtherWays key="ways" line={helplines[id]} />],
    [
      words.source.term,
      words.list(
        sources.map(({ publisher, month }) =>
          words.source.named(words.source.publishers[publisher], month),
        ),
      ) || words.source.unknown,
    ],
  ] as const
  return <Facts list={facts} />
}

export function Facts({ list }: { list: readonly (readonly [term: string, text: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      {list.map(([term, text]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="font-semibold">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function OtherWays({ line: { mail, whatsapp } }: { line: Helpline }) {
  const { unknown, ...names } = words.withoutSpeaking
  if (!mail && !whatsapp) return unknown
  return (
    <>
      {mail ? <Way name={names.mail} text={mail} href={`mailto:${mail}`} /> : null}
      {whatsapp ? (
        <Way name={names.whatsapp} text={whatsapp.text} href={`https://wa.me/${whatsapp.dial}`} />
      ) : null}
    </>
  )
}

function Way({ name, text, href }: { name: string; text: string; href: string }) {
  return (
    <>
      {name}{' '}
      <a href={href} rel="noreferrer" className="-my-2.5 inline-block py-2.5 link-underline">
        {/* Where an address may break. */}
        {text.split(/(?<=[@.])/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </a>
    </>
  )
}
