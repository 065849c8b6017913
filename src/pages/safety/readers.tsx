import { whoReads } from '#content/who-reads.ts'
import type { ClaimId } from '#src/content/register.ts'
import { keysOf } from '#src/keys-of.ts'
import { LedgerTable } from '#src/sections/ledger-table.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, ends, columns, rows, trials } = whoReads.readers

/** Who reads, in the order shown, and the claim that each row makes. */
const claims: Record<keyof typeof rows, ClaimId> = {
  you: 'rights',
  sessionAi: 'therapy',
  riskAi: 'crisis',
  clinician: 'clinicians',
  partner: 'totals',
  us: 'rights',
  police: 'authorities',
}

export function Readers() {
  return (
    <Section title={title} titleClassName="md:col-span-6" className="gap-y-10">
      <div className="grid gap-x-6 gap-y-4 sm:max-md:grid-cols-2 md:col-span-6 md:col-start-7">
        {ends.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </div>
      <LedgerTable label={title} columns={columns} className="[--first:24%]">
        {keysOf(claims).map((id) => (
          <tr key={id}>
            <th scope="row" className="font-display text-h3">
              {rows[id].reader}
            </th>
            <td>{rows[id].sees}</td>
            <td>{rows[id].when}</td>
            <td className="w-38">
              <StatusTag claim={claims[id]} />
            </td>
          </tr>
        ))}
      </LedgerTable>
      <p className="max-w-measure text-small">{trials}</p>
    </Section>
  )
}
