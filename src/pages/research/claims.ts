import { register, type ClaimId, type ClaimStatus } from '#src/content/register.ts'
import { keysOf } from '#src/keys-of.ts'

/** Statuses in their order, from working to planned. */
export const statuses = ['works', 'inTrials', 'planned'] as const satisfies ClaimStatus[]

/** The claims that are this far along, in the order of the register. */
export function claimsThatAre(wanted: ClaimStatus): ClaimId[] {
  return keysOf(register).filter((id) => register[id].status === wanted)
}
