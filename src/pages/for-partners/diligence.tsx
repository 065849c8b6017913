import { forPartners } from '#content/for-partners.ts'
import type { ClaimId } from '#src/content/facts/claims.ts'
import { keysOf } from '#src/keys-of.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, items } = forPartners.diligence

/** Answers that promise something planned name its claim. */
const claims: Partial<Record<keyof typeof items, ClaimId>> = {
  totals: 'totals',
  alerts: 'escalation',
  data: 'servers',
  leaving: 'rights',
}

/** The questions a partner asks before signing; the first is answered in the open. */
export function Diligence() {
  return (
    <Section
      title={title}
      titleClassName="diligence-title md:col-span-4"
      className="gap-y-4 pt-0 md:gap-y-8"
    >
      <div className="rule-b md:col-span-8">
        {keysOf(items).map((id) => (
          <Answer key={id} id={id} />
        ))}
      </div>
    </Section>
  )
}

function Answer({ id }: { id: keyof typeof items }) {
  const { question, answer } = items[id]
  const claim = claims[id]
  return (
    <Disclosure title={question} startsOpen={id === 'totals'} className="py-3 md:py-5">
      <div className="pb-5 md:pb-7 text-soft">
        <Prose blocks={answer} />
        {claim ? <StatusTag claim={claim} className="mt-3" /> : null}
      </div>
    </Disclosure>
  )
}
