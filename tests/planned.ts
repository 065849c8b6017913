import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'

/** Returns how many of these claims the register calls planned, which a page marks. */
export function plannedAmong(...claims: ClaimId[]): number {
  return claims.filter((id) => statusOf(id) === 'planned').length
}
