import { forPartners } from '#content/for-partners.ts'
import { keysOf } from '#src/keys-of.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, lead, items } = forPartners.diligence

/** The questions a partner asks before signing; the first is answered in the open. */
export function Diligence() {
  return (
    <Section
      title={title}
      titleClassName="diligence-title md:col-span-4"
      className="gap-y-4 pt-0 md:gap-y-8"
    >
      <div className="md:col-span-8">
        <p className="mb-4 text-lead md:mb-6">{lead}</p>
        <div className="rule-b">
          {keysOf(items).map((id) => (
            <Answer key={id} id={id} />
          ))}
        </div>
      </div>
    </Section>
  )
}

function Answer({ id }: { id: keyof typeof items }) {
  const { question, answer } = items[id]
  return (
    <Disclosure title={question} startsOpen={id === 'totals'} className="py-3 md:py-5">
      <div className="pb-5 md:pb-7 text-soft">
        <Prose blocks={answer} />
      </div>
    </Disclosure>
  )
}
