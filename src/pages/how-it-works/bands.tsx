import { classes } from '#src/ui/classes.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { LetterStitches } from '#src/product/letter-stitches.tsx'
import { drawings, type Weave } from './choices.ts'
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
}

/** What a step has woven: five wefts. The drawings are public/loom; two depend on what the visitor chose. */
export function Band({ step, sentence, isTwice, size }: BandProps) {
  return (
    <div className={classes('loom-band', `loom-band-${step}`, isTwice && 'loom-twice')}>
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

type FirstBandProps = { weave: Weave; weaveBefore: Weave }

/** The first step's band, in which another weave grows over the one before it. */
export function FirstBand({ weave, weaveBefore }: FirstBandProps) {
  return (
    <div className="loom-band loom-band-plan" style={{ '--chosen': drawings[weaveBefore] }}>
      <i key={weave} className="loom-band loom-grown" style={{ '--chosen': drawings[weave] }} />
    </div>
  )
}
