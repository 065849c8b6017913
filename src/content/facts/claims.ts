import { keysOf } from '#src/keys-of.ts'
import type { Stage } from '../owner.ts'
import { isOpen } from './stage.ts'

/** `works` means in place; drawings show the three as filled, tacked and bare stitches. */
export type ClaimStatus = 'works' | 'inTrials' | 'planned'

/**
 * What shows that a claim is true, or that it is in trials, and where to find it: the number of a
 * registration, the DOI of a publication, the name and day of a document, the file of a test.
 */
export type Evidence = {
  kind: 'registration' | 'publication' | 'document' | 'test'
  reference: string
}

export type Claim = {
  status: ClaimStatus
  evidence: Evidence | null
}

/**
 * What the site claims about itself and the product, in the order of the list on the research page: what
 * visitors ask first stands first. A
 * promise on a page names its claim and shows its status, by a tag or by the tense; content/en/claims.ts words the claim.
 */
const registry = {
  trials: { status: 'works', evidence: null },
  mail: {
    status: 'works',
    evidence: { kind: 'test', reference: 'tests/forms/waitlist.test.tsx' },
  },
  research: { status: 'works', evidence: null },
  cookies: {
    status: 'works',
    evidence: { kind: 'test', reference: 'e2e/pages.spec.ts' },
  },
  therapy: { status: 'inTrials', evidence: null },
  languages: { status: 'inTrials', evidence: null },
  hours: { status: 'inTrials', evidence: null },
  ways: { status: 'inTrials', evidence: null },
  crisis: { status: 'inTrials', evidence: null },
  ethics: { status: 'inTrials', evidence: null },
  local: { status: 'inTrials', evidence: null },
  tools: { status: 'inTrials', evidence: null },
  launch: { status: 'planned', evidence: null },
  validation: { status: 'planned', evidence: null },
  escalation: { status: 'planned', evidence: null },
  encryption: { status: 'planned', evidence: null },
  servers: { status: 'planned', evidence: null },
  rights: { status: 'planned', evidence: null },
  authorities: { status: 'planned', evidence: null },
  pdpa: { status: 'planned', evidence: null },
  account: { status: 'planned', evidence: null },
  clinicians: { status: 'planned', evidence: null },
  device: { status: 'planned', evidence: null },
  pilots: { status: 'planned', evidence: null },
  totals: { status: 'planned', evidence: null },
  outcomes: { status: 'planned', evidence: null },
  region: { status: 'planned', evidence: null },
} satisfies Record<string, Claim>

export type ClaimId = keyof typeof registry

export const claims: Record<ClaimId, Claim> = registry

export const statuses = ['works', 'inTrials', 'planned'] as const satisfies ClaimStatus[]

/** Returns how far a claim is. */
export function statusOf(claim: ClaimId): ClaimStatus {
  return claims[claim].status
}

/** Returns whether all of these claims are in place. */
export function allWork(...ids: ClaimId[]): boolean {
  return ids.every((id) => statusOf(id) === 'works')
}

/**
 * Returns the claim if its place on a page needs a mark: in trials the status line and “once it opens”
 * say it for a whole page, so that only an open product marks what is still planned.
 */
export function plannedOnceOpen(claim: ClaimId): ClaimId | undefined {
  return isOpen && statusOf(claim) === 'planned' ? claim : undefined
}

/** Returns the claims of a status. The waitlist closes once the product is open. */
export function claimsThatAre(wanted: ClaimStatus): ClaimId[] {
  const ids = keysOf(claims).filter((id) => statusOf(id) === wanted)
  return isOpen ? ids.filter((id) => id !== 'mail') : ids
}

/** What an open product can still plan. Its words need every other claim. */
const mayFollow: readonly ClaimId[] = ['clinicians', 'totals', 'outcomes', 'device', 'region']

/** Returns the claims whose status contradicts the stage. */
export function claimsAgainst(stage: Stage): ClaimId[] {
  return keysOf(claims).filter((id) =>
    stage === 'trials' ? id === 'launch' && allWork(id) : !mayFollow.includes(id) && !allWork(id),
  )
}
