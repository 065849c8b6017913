import { claimWords } from '#content/claims.ts'
import { site } from '#content/site.ts'
import {
  type ClaimId,
  type ClaimStatus,
  claimsThatAre,
  statuses,
} from '#src/content/facts/claims.ts'
import { Section } from '#src/ui/section.tsx'
import { ClaimCloth } from '#src/weave/stitches/claim-cloth.tsx'
import { Stitch } from '#src/weave/stitches/stitch.tsx'

const groups = statuses
  .map((status) => ({ status, claims: claimsThatAre(status) }))
  .filter(({ claims }) => claims.length > 0)
/** The longest cloth takes the whole window. */
const most = Math.max(...groups.map(({ claims }) => claims.length))

/** The claims of a group in large type; what is asked less often follows in smaller type. */
const mostLarge = 8

/** The status line of every page leads here, and its link is the title. */
export function Register() {
  return (
    <Section
      id="register"
      title={site.status.link}
      className="gap-y-4 md:gap-y-8 md:pt-10 md:pb-10"
    >
      <Overview />
      <div className="grid gap-y-6 md:gap-y-12">
        {groups.map(({ status }) => (
          <ClaimGroup key={status} status={status} />
        ))}
      </div>
    </Section>
  )
}

/** The answer before the list, which is long on a phone: a stitch for each claim. */
function Overview() {
  return (
    <ul className="md:hidden print:hidden">
      {groups.map(({ status, claims }) => (
        <li key={status} className="rule-t last:rule-b">
          <a href={`#register-${status}`} className="grid gap-1 py-2.5">
            <span className="flex flex-wrap gap-x-2 gap-y-1">
              {claims.map((id) => (
                <Stitch key={id} status={status} />
              ))}
            </span>
            <span className="link-underline justify-self-start font-medium">
              {claimWords.groups[status]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Hangs from a cloth with a lozenge for each claim; all three are drawn to one scale. */
function ClaimGroup({ status }: { status: ClaimStatus }) {
  const claims = claimsThatAre(status)
  const rest = claims.slice(mostLarge)
  return (
    <div id={`register-${status}`} className="grid gap-x-6 gap-y-2 md:grid-cols-12 md:gap-y-0">
      <div className="col-span-full -mx-5 max-narrow:-mx-4 md:-mx-bleed">
        <ClaimCloth status={status} count={claims.length} most={most} />
      </div>
      <div className="flex items-baseline justify-between gap-x-4 md:col-span-3 md:flex-col-reverse md:justify-end md:pt-3">
        <h3 className="flex items-baseline gap-3 font-display text-h3">
          <Stitch status={status} className="shrink-0" />
          {claimWords.groups[status]}
        </h3>
        <p className="font-display text-h1">{claims.length}</p>
      </div>
      <div className="md:col-span-9 md:pt-7">
        <ul className="grid content-start gap-x-6 gap-y-2.5 text-lead leading-snug! sm:grid-cols-2 md:gap-y-3">
          {claims.slice(0, mostLarge).map((id) => (
            <ClaimItem key={id} id={id} />
          ))}
        </ul>
        {rest.length > 0 ? (
          <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-soft sm:grid-cols-2 md:mt-5">
            {rest.map((id) => (
              <ClaimItem key={id} id={id} />
            ))}
          </ul>
        ) : null}
        {status === 'planned' ? (
          <p className="mt-4 max-w-text font-medium">{claimWords.forThePublic}</p>
        ) : null}
      </div>
    </div>
  )
}

function ClaimItem({ id }: { id: ClaimId }) {
  return (
    <li id={`claim-${id}`} className="max-w-measure">
      {claimWords.claims[id]}
    </li>
  )
}
