import { whoReads } from '#content/who-reads.ts'
import { keysOf } from '#src/keys-of.ts'
import { Section } from '#src/ui/section.tsx'
import { type Fate, Glimpse } from '#src/weave/glimpses.tsx'

const { title, text, said, rows, rules } = whoReads.readers

const fates: Record<keyof typeof rows, Fate> = {
  you: 'read',
  networks: 'closed',
  ais: 'read',
  us: 'analysed',
  clinician: 'noted',
  partner: 'counted',
  authorities: 'asked',
}

export function Readers() {
  return (
    <Section
      id="readers"
      title={title}
      titleClassName="md:col-span-6"
      className="gap-y-5 max-md:py-8"
    >
      <p className="md:col-span-6 md:col-start-7">{text}</p>
      <ul className="mt-2 rule-b">
        {keysOf(fates).map((id) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 rule-t py-2 sm:grid sm:grid-cols-12 md:py-5"
          >
            <h3 className="text-small font-semibold sm:col-span-3 sm:max-md:row-span-2 sm:max-md:self-start md:font-display md:text-h3 md:font-normal">
              {rows[id].reader}
            </h3>
            <div className="flex max-w-full grow sm:col-span-9 md:col-span-6">
              <Glimpse text={said} fate={fates[id]} />
            </div>
            <p className="w-full text-small sm:max-md:col-span-9 sm:max-md:col-start-4 md:col-span-3">
              {rows[id].gets}
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-measure md:col-span-6 md:col-start-7">{rules}</p>
    </Section>
  )
}
