import type { ClaimStatus } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { isOpen } from '../facts/stage.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'Sudah ada',
  inTrials: 'Dalam kajian penyelidikan',
  planned: 'Dirancang',
} satisfies Record<ClaimStatus, string>

/** The line under the header and the descriptions say how far along the product is. */
export const siteStatus = isOpen
  ? `${BRAND.name} sudah dibuka di Malaysia.`
  : 'Dalam kajian penyelidikan, belum dibuka.'
