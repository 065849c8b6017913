import { claimStatus } from '#content/claim-status.ts'
import { site } from '#content/site.ts'
import { register, type ClaimId } from '#src/content/register.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

type StatusTagProps = { claim: ClaimId; note?: string | undefined; className?: string }

/** A claim's status, as a stitch and a word; the register explains the words. */
export function StatusTag({ claim, note, className }: StatusTagProps) {
  const { status } = register[claim]
  const words = claimStatus[status]
  return (
    <p className={classes('flex gap-2 text-small', className)}>
      <Stitch status={status} className="mt-0.75" />
      <span>
        <b className="font-semibold">{note ? site.statusSentence(words) : words}</b> {note}
      </span>
    </p>
  )
}
