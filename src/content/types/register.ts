import type { ClaimId, ClaimStatus, Evidence } from '../register.ts'

export type RegisterContent = {
  title: string
  text: string
  /** What each status promises, and what it does not. */
  labels: Record<ClaimStatus, string>
  columns: { claim: string; status: string; evidence: string; changed: string }
  evidence: Record<Evidence, string>
  /** Stands where a claim has no evidence. */
  nothing: string
  /** A claim without a row does not compile. `open` says what is not decided. */
  claims: Record<ClaimId, { claim: string; open?: string }>
}
