import { registerWords as words } from '#content/register.ts'
import { type ClaimId, type ClaimStatus, claimsThatAre, statuses } from '#src/content/register.ts'
import { OpenSign } from '#src/sections/disclosures.tsx'
import { Section } from '#src/ui/section.tsx'
import { ClaimStitches } from '#src/weave/stitch-count.tsx'

export function Register() {
  return (
    <Section id="register" title={words.title} titleClassName="md:col-span-5" className="gap-y-8">
      <p className="max-w-lead text-lead md:col-span-6 md:col-start-7">{words.text}</p>
      <div className="rule-b">
        {statuses.map((status) => (
          <Group key={status} status={status} />
        ))}
      </div>
    </Section>
  )
}

function Group({ status }: { status: ClaimStatus }) {
  const claims = claimsThatAre(status)
  const { count, means } = words.groups[status]
  return (
    <details id={`register-${status}`} className="group rule-t">
      <summary className="flex items-center gap-x-6 py-4">
        <span className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-12 md:items-center">
          <span className="md:col-span-5">
            <h3 className="font-display text-h3">{count(claims.length)}</h3>
            <span className="block text-small text-soft">{means}</span>
          </span>
          <ClaimStitches count={claims.length} status={status} />
        </span>
        <OpenSign />
      </summary>
      <ul className="grid gap-x-6 pb-10 sm:grid-cols-2">
        {claims.map((id) => (
          <Row key={id} id={id} />
        ))}
      </ul>
    </details>
  )
}

function Row({ id }: { id: ClaimId }) {
  return (
    <li id={`claim-${id}`} className="max-w-measure border-t border-line py-3">
      {words.claims[id]}
    </li>
  )
}
