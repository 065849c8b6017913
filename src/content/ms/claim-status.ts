import type { ClaimStatus } from '../register.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'Berfungsi hari ini',
  inTrials: 'Dalam kajian penyelidikan',
  planned: 'Dirancang',
} satisfies Record<ClaimStatus, string>
