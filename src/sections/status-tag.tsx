import { claimStatus } from '#content/claim-status.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitches/stitch.tsx'

type StatusTagProps = { claim: ClaimId; className?: string }

/** A claim's status, as a stitch and a word; the register explains the words. */
export function StatusTag({ claim, className }: StatusTagProps) {
  const status = statusOf(claim)
  return (
    <p className={classes('flex gap-2 text-small', className)}>
      <Stitch status={status} className="mt-0.75" />
      <b className="font-semibold">{claimStatus[status]}</b>
    </p>
  )
}
