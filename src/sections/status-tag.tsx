import { claimStatus } from '#content/claim-status.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitches/stitch.tsx'

type StatusTagProps = { claim: ClaimId; isInline?: boolean; className?: string }

/** The status of a claim that is not in place yet, as a stitch and a word; the register explains the words. */
export function StatusTag({ claim, isInline = false, className }: StatusTagProps) {
  const status = statusOf(claim)
  if (status === 'works') return null
  const Tag = isInline ? 'span' : 'p'
  return (
    <Tag className={classes(isInline ? 'inline-flex' : 'flex', 'gap-2 text-small', className)}>
      <Stitch status={status} className="mt-0.75" />
      <b className="font-semibold">{claimStatus[status]}</b>
    </Tag>
  )
}
