import { helpToday } from '#content/help-today.ts'
import { helplineWords } from '#content/helplines.ts'
import { type Helpline, type HelplineId, helplines } from '#src/content/helplines.ts'
import { openCare } from '#src/content/help-sources.ts'
import { type PlaceId, type SituationId, situations } from '#src/content/situations.ts'
import { keysOf } from '#src/keys-of.ts'
import { HelpLines } from '#src/layout/help-lines.tsx'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Section } from '#src/ui/section.tsx'

export function HelpToday() {
  const { title, text } = helpToday
  return (
    <Section
      id="help"
      title={title}
      tone="tone-telang-soft"
      titleClassName="md:col-span-7"
      className="gap-y-5 max-md:py-12"
    >
      <p className="max-w-text md:col-span-7">{text}</p>
      <div className="rule-b">
        {keysOf(situations).map((id) => (
          <Situation key={id} id={id} />
        ))}
      </div>
    </Section>
  )
}

function Situation({ id }: { id: SituationId }) {
  const { title, text } = helpToday.situations[id]
  const { isOpen = false, call = [], explained = [], write = [], places = [] } = situations[id]
  return (
    <Disclosure id={id} title={title} isOpen={isOpen} className="py-3">
      <div className="grid gap-x-6 gap-y-3 pb-4 md:grid-cols-12">
        <p className="max-w-lead md:col-span-4">{text}</p>
        <ul className="grid gap-x-6 gap-y-2 text-small sm:grid-cols-2 md:col-span-8">
          {call.map((line) => (
            <li key={line}>
              <HelpLines lines={[line]} />
              {explained
                .filter((known) => known === line)
                .map((known) => (
                  <p key={known} className="max-w-lead pb-2">
                    {helpToday.about[known]}
                  </p>
                ))}
            </li>
          ))}
          {write.map((line) => (
            <li key={line}>
              <OtherWays id={line} />
            </li>
          ))}
          {places.map((place) => (
            <Place key={place} id={place} />
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}

function OtherWays({ id }: { id: HelplineId }) {
  const { mail, whatsapp }: Helpline = helplines[id]
  const { ways } = helpToday
  return (
    <>
      <h4 className="font-semibold">{helplineWords.lines[id].name}</h4>
      {mail ? <Way name={ways.mail} href={`mailto:${mail}`} text={mail} /> : null}
      {whatsapp ? (
        <Way name={ways.whatsapp} href={`https://wa.me/${whatsapp.dial}`} text={whatsapp.text} />
      ) : null}
    </>
  )
}

function Way({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <p>
      {name} <OutsideLink href={href} text={text} />
    </p>
  )
}

function Place({ id }: { id: PlaceId }) {
  const { name, text } = helpToday.places[id]
  return (
    <li>
      <h4 className="font-semibold">
        {id === 'mentari' ? <OutsideLink href={openCare.mentari.site} text={name} /> : name}
      </h4>
      <p className="max-w-lead">{text}</p>
    </li>
  )
}

function OutsideLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} rel="noreferrer" className="roomy link-underline">
      {text}
    </a>
  )
}
