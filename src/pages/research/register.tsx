import { claimStatus } from '#content/claim-status.ts'
import { registerWords as words } from '#content/register.ts'
import { keysOf } from '#src/keys-of.ts'
import { register, type Claim, type ClaimId } from '#src/content/register.ts'
import { Section } from '#src/ui/section.tsx'
import { Stitch } from '#src/weave/stitch.tsx'
import { LedgerTable } from '#src/sections/ledger-table.tsx'

export function Register() {
  return (
    <Section id="register" title={words.title} titleClassName="md:col-span-4" className="gap-y-8">
      <div className="md:col-span-7 md:col-start-6">
        <p className="max-w-lead text-lead">{words.text}</p>
        <dl className="mt-6 fit-columns gap-x-6 gap-y-4 text-small [--column:100%] sm:[--column:30%]">
          {keysOf(words.labels).map((status) => (
            <div key={status}>
              <dt className="flex items-center gap-2 font-semibold">
                <Stitch status={status} />
                {claimStatus[status]}
              </dt>
              <dd className="mt-1">{words.labels[status]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LedgerTable
        label={words.title}
        columns={words.columns}
        className="register-cloth text-small"
      >
        {keysOf(register).map((id) => (
          <Row key={id} id={id} />
        ))}
      </LedgerTable>
    </Section>
  )
}

function Row({ id }: { id: ClaimId }) {
  const { status, evidence, changed }: Claim = register[id]
  const { claim, open }: { claim: string; open?: string } = words.claims[id]
  return (
    <tr id={`claim-${id}`} data-status={status}>
      <th scope="row">{claim}</th>
      <td>{claimStatus[status]}</td>
      <td>{`${evidence ? words.evidence[evidence] : words.nothing} ${open ?? ''}`}</td>
      <td>{changed}</td>
    </tr>
  )
}
