import { register, type ClaimId, type ClaimStatus } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { classes } from '#src/ui/classes.ts'

const threads: Record<ClaimStatus, { line: string; knot: string }> = {
  works: { line: '', knot: 'bg-ink' },
  inTrials: { line: 'border-dashed', knot: 'border-dashed bg-bg' },
  planned: { line: 'border-line lg:pt-5.25', knot: 'bg-bg' },
}

/** The thread to a step is whole, tacked or thin, by how far its claim has come. */
export function PipelineStep({ title, text, claim }: Card & { claim: ClaimId }) {
  const { line, knot } = threads[register[claim].status]
  return (
    <li
      className={classes(
        'relative border-l-2 border-ink pb-5 pl-6 lg:border-t-2 lg:border-l-0 lg:pt-5 lg:pr-4 lg:pb-0 lg:pl-0',
        line,
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-1.5 -left-2 size-3.5 rotate-45 border-2 border-ink lg:-top-2 lg:left-0',
          knot,
        )}
      />
      <p className="font-display text-h3">{title}</p>
      <p className="mt-1 text-soft">{text}</p>
    </li>
  )
}
