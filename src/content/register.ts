import { paths, type Path } from '#src/paths.ts'

/** How far along something is. Sewn down is what works today, tacked is in trials, bare is planned. */
export type ClaimStatus = 'works' | 'inTrials' | 'planned'

/** The published evidence of a claim; null while there is none. */
export type Evidence = 'tests'

export type Claim = {
  status: ClaimStatus
  evidence: Evidence | null
  /** Where the site makes it at greatest length. */
  page: Path
}

/**
 * Every claim the site makes about itself and the product, in the order of the register. Whatever a
 * page promises names one of these, and takes its status from here; what is claimed, and what stands
 * behind it, is in content/en/register.ts.
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
