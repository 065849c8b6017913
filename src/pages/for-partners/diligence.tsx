import { forPartners } from '#content/for-partners.ts'
import { keysOf } from '#src/keys-of.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, lead, items } = forPartners.diligence
const first = 'totals'
const others = keysOf(items).filter((id) => id !== first)

/** The questions a partner asks before signing; the first is answered in the open. */
export function Diligence() {
  return (
    <Section
      title={title}
      titleClassName="md:col-span-6 md:text-ledger"
      className="md:grid-rows-[auto_1fr] md:py-18"
    >
      <div className="max-md:mt-4 md:col-span-6 md:pr-6">
        <p className="mb-4 text-lead md:mt-3 md:mb-6">{lead}</p>
        <Answer id={first} />
      </div>
      <div className="rule-b md:col-span-6 md:self-start md:col-start-7 md:row-span-2 md:row-start-1">
        {others.map((id) => (
          <Answer key={id} id={id} />
        ))}
      </div>
    </Section>
  )
}

function Answer({ id }: { id: keyof typeof items }) {
  const { question, answer } = items[id]
  return (
    <Disclosure title={question} startsOpen={id === first} className="py-3 md:py-5">
      <div className="pb-5 md:pb-7 text-soft">
        <Prose blocks={answer} />
      </div>
    </Disclosure>
  )
}
