import type { ClaimStatus } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { isOpen } from '../facts/stage.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: '已经做到',
  inTrials: '研究试验中',
  planned: '计划中',
} satisfies Record<ClaimStatus, string>

/** The line under the header and the descriptions say how far along the product is. */
export const siteStatus = isOpen ? `${BRAND.name}已在马来西亚开放。` : '研究试验中，还没开放。'
