import { keysOf } from '#src/keys-of.ts'
import type { Stage } from '../owner.ts'

/** A claim that works is sewn down, one in trials is tacked, a planned one is bare. */
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
 * The site makes these claims about itself and the product, in the order of the register. A promise
 * on a page names one of these and takes its status; content/en/claims.ts says the claim.
 */
const claims = {
  trials: { status: 'works', evidence: null },
  research: { status: 'works', evidence: null },
  cookies: {
    status: 'works',
    evidence: { kind: 'test', reference: 'e2e/pages.spec.ts' },
  },
  keyboard: {
    status: 'works',
    evidence: { kind: 'test', reference: 'e2e/keyboard.spec.ts' },
  },
  therapy: { status: 'inTrials', evidence: null },
  validation: { status: 'inTrials', evidence: null },
  languages: { status: 'inTrials', evidence: null },
  local: { status: 'inTrials', evidence: null },
  hours: { status: 'inTrials', evidence: null },
  ways: { status: 'inTrials', evidence: null },
  tools: { status: 'inTrials', evidence: null },
  crisis: { status: 'inTrials', evidence: null },
  ethics: { status: 'inTrials', evidence: null },
  escalation: { status: 'planned', evidence: null },
  encryption: { status: 'planned', evidence: null },
  servers: { status: 'planned', evidence: null },
  pdpa: { status: 'planned', evidence: null },
  rights: { status: 'planned', evidence: null },
  authorities: { status: 'planned', evidence: null },
  clinicians: { status: 'planned', evidence: null },
  account: { status: 'planned', evidence: null },
  launch: { status: 'planned', evidence: null },
  pilots: { status: 'planned', evidence: null },
  totals: { status: 'planned', evidence: null },
  outcomes: { status: 'planned', evidence: null },
  device: { status: 'planned', evidence: null },
  region: { status: 'planned', evidence: null },
} satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

export const register: Record<ClaimId, Claim> = claims

export const statuses = ['works', 'inTrials', 'planned'] as const satisfies ClaimStatus[]

export function claimsThatAre(wanted: ClaimStatus): ClaimId[] {
  return keysOf(register).filter((id) => register[id].status === wanted)
}

/** Once the product is open, pages say these without a mark beside them. */
const saidOnceOpen: readonly ClaimId[] = ['launch', 'account', 'pilots', 'encryption', 'servers']

/** Returns the claims whose status contradicts the stage. */
export function claimsAgainst(stage: Stage): ClaimId[] {
  const works = claimsThatAre('works')
  if (stage === 'trials') return works.filter((id) => id === 'launch')
  return [...claimsThatAre('inTrials'), ...saidOnceOpen.filter((id) => !works.includes(id))]
}
