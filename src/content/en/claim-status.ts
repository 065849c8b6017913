import type { ClaimStatus } from '../types/shared.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  built: 'Built',
  trial: 'In research trials',
  planned: 'Planned',
} satisfies Record<ClaimStatus, string>
