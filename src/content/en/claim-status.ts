import type { ClaimStatus } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { isOpen } from '../facts/stage.ts'

/** Every statement about the product has its status beside it, in these words. */
export const claimStatus = {
  works: 'Works today',
  inTrials: 'In research trials',
  planned: 'Planned',
} satisfies Record<ClaimStatus, string>

/** The line under the header and the descriptions say how far along the product is. */
export const siteStatus = isOpen
  ? `${BRAND.name} is open in Malaysia.`
  : 'In research trials, not open yet.'
