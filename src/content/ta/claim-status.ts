import type { ClaimStatus } from '../register.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'இன்று உள்ளது',
  inTrials: 'ஆய்வில் உள்ளது',
  planned: 'இன்னும் திட்டமே',
} satisfies Record<ClaimStatus, string>
