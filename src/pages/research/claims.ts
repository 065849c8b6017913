import { register, type ClaimId, type ClaimStatus } from '#src/content/register.ts'
import { keysOf } from '#src/keys-of.ts'

export const statuses = ['works', 'inTrials', 'planned'] as const satisfies ClaimStatus[]

export function claimsThatAre(wanted: ClaimStatus): ClaimId[] {
  return keysOf(register).filter((id) => register[id].status === wanted)
}
