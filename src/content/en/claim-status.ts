import type { ClaimStatus } from '../register.ts'

/** Every statement about the product has its status beside it, in these words. */
export const claimStatus = {
  works: 'Works today',
  inTrials: 'In research trials',
  planned: 'Planned',
} satisfies Record<ClaimStatus, string>
