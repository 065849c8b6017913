import { helpToday } from '#content/help-today.ts'
import { helplineFacts } from '#content/helpline-facts.ts'
import { helplineWords } from '#content/helplines.ts'
import type { CarePlace, Situation as SituationContent } from '#src/content/types/help-today.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { Facts, HelplineFacts } from '#src/layout/helpline-facts.tsx'
import { Section } from '#src/ui/section.tsx'

export function HelpToday() {
  const { title, text, list } = helpToday
  return (
    <Section id="open-today" title={title} titleClassName="md:col-span-7" className="gap-y-6">
      <p className="max-w-text text-small text-soft md:col-span-5">{text}</p>
      <ul className="rule-b">
        {list.map((situation) => (
          <Situation key={situation.title} {...situation} />
        ))}
      </ul>
    </Section>
  )
}

function Situation({ title, text, lines, write = [], places = [] }: SituationContent) {
  return (
    <li className="grid gap-x-6 gap-y-4 rule-t py-6 md:grid-cols-12">
      <div className="md:col-span-4">
        <h3 className="font-display text-h3">{title}</h3>
        <p className="mt-2 max-w-lead text-soft">{text}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-5 text-small sm:grid-cols-2 md:col-span-8">
        {lines.map((id) => (
          <li key={id}>
            <HelpLines lines={[id]} />
            <HelplineFacts id={id} />
          </li>
        ))}
        {write.map((id) => (
          <li key={id}>
            <h4 className="text-h4 font-semibold">{helplineWords.lines[id].name}</h4>
            <HelplineFacts id={id} />
          </li>
        ))}
        {places.map((place) => (
          <Place key={place.name} {...place} />
        ))}
      </ul>
    </li>
  )
}

function Place({ name, text, cost, hours, source, site }: CarePlace) {
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
