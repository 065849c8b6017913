import { howItWorks } from '#content/how-it-works.ts'
import { Band, steps } from './bands.tsx'

const { title, text } = howItWorks.whole

type WholeClothProps = {
  sentence: string
  /** Goes back to a step, counted from 1, and tells whether it could: a plain list leaves that to the browser. */
  onStep: (step: number) => boolean
}

/** All six bands as one cloth, and its reflection in still water. */
export function WholeCloth({ sentence, onStep }: WholeClothProps) {
  return (
    <section className="loom-whole tone-yellow">
      <div className="loom-sky">
        <Cloth sentence={sentence} onStep={onStep} />
        <div>
          <h2 className="font-display text-h2">{title}</h2>
          <p className="mt-3 max-w-lead text-lead max-sm:text-lead-phone">{text}</p>
        </div>
      </div>
      <div aria-hidden="true" className="loom-water tone-deep">
        <Cloth sentence={sentence} />
      </div>
    </section>
  )
}

/**
 * The newest band is at the top. A narrow border ends each, and a label may name its step and lead back to
 * it; keyboards and screen readers have the steps’ titles.
 */
function Cloth({ sentence, onStep }: Pick<WholeClothProps, 'sentence'> & Partial<WholeClothProps>) {
  return (
    <div aria-hidden="true" className="loom-hanging">
      {steps.map((step, index) => (
        <div key={step}>
          <Band step={step} sentence={sentence} isTwice />
          {onStep ? (
            <p>
              <a
                href={`#step-${step}`}
                tabIndex={-1}
                onClick={(event) => onStep(index + 1) && event.preventDefault()}
                className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-dashed"
              >
                {howItWorks.steps[step].title}
              </a>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  )
}
