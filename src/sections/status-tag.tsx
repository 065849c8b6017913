import { claimStatus } from '#content/claim-status.ts'
import { Link } from '#src/ui/link.tsx'
import { register, type ClaimId } from '#src/content/register.ts'
import { paths } from '#src/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { Stitch } from '#src/weave/stitch.tsx'

type StatusTagProps = { claim: ClaimId; note?: string | undefined; className?: string }

/** How far along a claim is, beside the sentence that makes it; leads to its row in the register. */
export function StatusTag({ claim, note, className }: StatusTagProps) {
  const { status } = register[claim]
  return (
    <p className={classes('flex gap-2 text-small', className)}>
      <Stitch status={status} className="mt-0.75" />
      <span>
        <Link
          to={`${paths.research}#claim-${claim}`}
          className="roomy font-semibold underline decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          {claimStatus[status]}
        </Link>{' '}
        {note}
      </span>
    </p>
  )
}
