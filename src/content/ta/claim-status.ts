import type { ClaimStatus } from '../register.ts'

/** How far along something is: said near every statement of what the product does. */
export const claimStatus = {
  works: 'இன்று செயல்படுகிறது',
  inTrials: 'ஆய்வுச் சோதனையில் உள்ளது',
  planned: 'திட்டமிடப்பட்டுள்ளது',
} satisfies Record<ClaimStatus, string>
