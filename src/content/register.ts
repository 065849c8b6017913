import { keysOf } from '#src/keys-of.ts'
import { paths, type Path } from '#src/paths.ts'

/** A claim that works is sewn down, one in trials is tacked, a planned one is bare. */
export type ClaimStatus = 'works' | 'inTrials' | 'planned'

/** A claim has published evidence, or null while there is none. */
export type Evidence = 'tests'

export type Claim = {
  status: ClaimStatus
  evidence: Evidence | null
  /** On this page the site makes the claim at greatest length. */
  page: Path
}

/**
 * The site makes these claims about itself and the product, in the order of the register. A promise
 * on a page names one of these and takes its status; content/en/register.ts says the claim and its
 * evidence.
 */
export const register = {
  cookies: { status: 'works', evidence: 'tests', page: paths.privacy },
  keyboard: { status: 'works', evidence: 'tests', page: paths.safety },
  trials: { status: 'works', evidence: null, page: paths.research },
  therapy: { status: 'inTrials', evidence: null, page: paths.solutions },
  validation: {
    status: 'inTrials',
    evidence: null,
    page: paths.forInvestors,
  },
  languages: { status: 'inTrials', evidence: null, page: paths.home },
  local: { status: 'inTrials', evidence: null, page: paths.solutions },
  hours: { status: 'inTrials', evidence: null, page: paths.forUsers },
  ways: { status: 'inTrials', evidence: null, page: paths.forUsers },
  tools: { status: 'inTrials', evidence: null, page: paths.howItWorks },
  crisis: { status: 'inTrials', evidence: null, page: paths.safety },
  ethics: { status: 'inTrials', evidence: null, page: paths.safety },
  escalation: { status: 'planned', evidence: null, page: paths.safety },
  encryption: { status: 'planned', evidence: null, page: paths.safety },
  servers: { status: 'planned', evidence: null, page: paths.safety },
  pdpa: { status: 'planned', evidence: null, page: paths.safety },
  rights: { status: 'planned', evidence: null, page: paths.safety },
  authorities: { status: 'planned', evidence: null, page: paths.safety },
  clinicians: { status: 'planned', evidence: null, page: paths.solutions },
  account: { status: 'planned', evidence: null, page: paths.howItWorks },
  price: { status: 'planned', evidence: null, page: paths.solutions },
  launch: { status: 'planned', evidence: null, page: paths.contact },
  pilots: { status: 'planned', evidence: null, page: paths.forPartners },
  totals: { status: 'planned', evidence: null, page: paths.forPartners },
  outcomes: { status: 'planned', evidence: null, page: paths.forPartners },
  device: { status: 'planned', evidence: null, page: paths.forInvestors },
  region: { status: 'planned', evidence: null, page: paths.forInvestors },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof register

export const statuses = ['works', 'inTrials', 'planned'] as const satisfies ClaimStatus[]

export function claimsThatAre(wanted: ClaimStatus): ClaimId[] {
  return keysOf(register).filter((id) => register[id].status === wanted)
}
