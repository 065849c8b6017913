import type { ClaimStatus } from '../register.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: '已经做到',
  inTrials: '研究试验中',
  planned: '计划中',
} satisfies Record<ClaimStatus, string>
