import { forPartners } from '#content/for-partners.ts'
import { keysOf } from '#src/keys-of.ts'
import { Disclosure } from '#src/sections/disclosures.tsx'
import { Prose } from '#src/sections/prose.tsx'

const { title, lead, items } = forPartners.diligence
const ids = keysOf(items)

/** The questions a partner asks before signing; the first is answered in the open. */
export function Diligence() {
  return (
    <section className="tone-plain">
      <div className="page-grid gap-y-4 py-section md:py-18">
        <div className="min-[64rem]:sticky min-[64rem]:top-[calc(var(--header)+1.5rem)] min-[64rem]:col-span-4 min-[64rem]:self-start">
          <h2 className="font-display text-h2 md:text-ledger">{title}</h2>
          <p className="text-lead mt-4 md:mt-3">{lead}</p>
        </div>
        <div className="rule-b min-[64rem]:col-span-8">
          {ids.map((id) => (
            <Answer key={id} id={id} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Answer({ id }: { id: keyof typeof items }) {
  const { question, answer } = items[id]
  return (
    <Disclosure title={question} startsOpen={id === ids[0]} className="py-3 md:py-5">
      <div className="pb-5 md:pb-7 text-soft">
        <Prose blocks={answer} />
      </div>
    </Disclosure>
  )
}
