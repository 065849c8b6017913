import { classes } from '#src/ui/classes.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { wefts } from './loom-progress.ts'

export type Step = keyof typeof howItWorks.steps

/** From the foot of the cloth. */
export const steps = [
  'plan',
  'account',
  'needs',
  'session',
  'follow-up',
  'change',
] as const satisfies Step[]

type Size = { columns: number; rows: number }
/** In letters, as many as fit the widest loom with its smallest cells. */
const bandSize = { columns: 120, rows: wefts }
const twiceSize = { columns: 120, rows: 2 * wefts }
/** For a band with large cells, which fills the foot of a phone's window. */
export const hemSize = { columns: 50, rows: 7 * wefts }

type BandProps = {
  step: Step
  sentence: string
  isTwice?: boolean
  size?: Size
  /** Whether another weave unpicks it. */
  isUnpicked?: boolean
}

/** What a step has woven: five wefts. The drawings are public/loom; two depend on what the visitor chose. */
export function Band({ step, sentence, isTwice, size, isUnpicked }: BandProps) {
  return (
    <div
      className={classes(
        'loom-band',
        `loom-band-${step}`,
        isTwice && 'loom-twice',
        isUnpicked && 'loom-unpicked',
      )}
    >
      {isUnpicked
        ? Array.from({ length: wefts }, (_, weft) => <i key={weft} style={{ '--weft': weft }} />)
        : null}
      {step === 'needs' ? (
        <LetterStitches
          text={sentence}
          {...(size ?? (isTwice ? twiceSize : bandSize))}
          isRepeated
          className="loom-letters"
        />
      ) : null}
    </div>
  )
}
