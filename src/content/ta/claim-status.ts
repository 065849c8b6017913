import type { ClaimStatus } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { isOpen } from '../facts/stage.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'இன்று உள்ளது',
  inTrials: 'ஆய்வில் உள்ளது',
  planned: 'இன்னும் திட்டமே',
} satisfies Record<ClaimStatus, string>

/** The line under the header and the descriptions say how far along the product is. */
export const siteStatus = isOpen
  ? `${BRAND.name} மலேசியாவில் தொடங்கிவிட்டது.`
  : 'ஆய்வில் உள்ளது, பொதுமக்களுக்கு இன்னும் இல்லை.'
