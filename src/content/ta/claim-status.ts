import type { ClaimStatus } from '../register.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'Works today',
  inTrials: 'In research trials',
  planned: 'Planned',
} satisfies Record<ClaimStatus, string>
