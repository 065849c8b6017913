import { helpToday } from '#content/help-today.ts'
import { helplineFacts } from '#content/helpline-facts.ts'
import { helplineWords } from '#content/helplines.ts'
import { openCare, situations } from '#src/content/open-care.ts'
import { keysOf } from '#src/keys-of.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { Facts, HelplineFacts } from '#src/layout/helpline-facts.tsx'
import { Section } from '#src/ui/section.tsx'

export function HelpToday() {
  const { title, text } = helpToday
  return (
    <Section id="open-today" title={title} titleClassName="md:col-span-7" className="gap-y-6">
      <p className="max-w-text text-small text-soft md:col-span-5">{text}</p>
      <ul className="rule-b">
        {situations.map((situation) => (
          <Situation key={situation.id} {...situation} />
        ))}
      </ul>
    </Section>
  )
}

function Situation({ id, lines = [], write = [], places }: (typeof situations)[number]) {
  const { title, text } = helpToday.situations[id]
  return (
    <li className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12">
      <div className="md:col-span-4">
        <h3 className="font-display text-h3">{title}</h3>
        <p className="mt-2 max-w-lead text-soft">{text}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-5 text-small sm:grid-cols-2 md:col-span-8">
        {lines.map((line) => (
          <li key={line}>
            <HelpLines lines={[line]} />
            <HelplineFacts id={line} />
          </li>
        ))}
        {write.map((line) => (
          <li key={line}>
            <h4 className="text-h4 font-semibold">{helplineWords.lines[line].name}</h4>
            <HelplineFacts id={line} />
          </li>
        ))}
        {places ? keysOf(openCare).map((place) => <Place key={place} id={place} />) : null}
      </ul>
    </li>
  )
}

/** A place to go to: what it is, what is known of its price and hours, and from where. */
function Place({ id }: { id: keyof typeof openCare }) {
  const { name, text, cost, hours, source } = helpToday.places[id]
  const care = openCare[id]
  const site = 'site' in care ? care.site : undefined
  return (
    <li>
      <h4 className="text-h4 font-semibold">
        {site ? (
          <a href={site} rel="noreferrer" className="-my-2.5 inline-block py-2.5 link-underline">
            {name}
          </a>
        ) : (
          name
        )}
      </h4>
      <p>{text}</p>
      <Facts
        list={[
          [helplineFacts.hours, hours],
          [helplineFacts.cost.term, cost],
          [helplineFacts.source.term, source],
        ]}
      />
    </li>
  )
}
