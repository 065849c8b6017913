import { register, type ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { Stage } from '#src/weave/stage.tsx'

type PipelineStepProps = Card & { place: number; claim: ClaimId }

/** The shoot shows how far the step's claim has come. */
export function PipelineStep({ title, text, place, claim }: PipelineStepProps) {
  return (
    <li className="[--stage-ground:var(--bg)]">
      <Stage place={place} of={4} status={register[claim].status} />
      <p className="mt-3 font-display text-h3 max-sm:text-[min(1.375rem,5.2vw)]">{title}</p>
      <p className="mt-1 max-w-[17em] pr-4 text-soft">{text}</p>
    </li>
  )
}
