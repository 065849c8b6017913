import { classes } from '#src/ui/classes.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'

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

/** The wefts of a band, and the letters of one: as many as fit the widest loom with its smallest cells. */
const wefts = [0, 1, 2, 3, 4]
const lettersInWeft = 120

type BandProps = { step: Step; sentence: string; isTwice?: boolean }

/** What a step has woven: five wefts. The drawings are public/loom; two depend on what the visitor chose. */
export function Band({ step, sentence, isTwice = false }: BandProps) {
  return (
    <div className={classes('loom-band', `loom-band-${step}`, isTwice && 'loom-twice')}>
      {step === 'plan' ? wefts.map((weft) => <i key={weft} />) : null}
      {step === 'needs' ? (
        <LetterStitches
          text={sentence}
          columns={lettersInWeft}
          rows={isTwice ? 2 * wefts.length : wefts.length}
          isRepeated
          className="loom-letters"
        />
      ) : null}
    </div>
  )
}
