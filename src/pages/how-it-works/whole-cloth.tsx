import { type Ref, useRef } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { Band, steps } from './bands.tsx'
import { KeepCloth } from './keep-cloth.tsx'

const { title, text } = howItWorks.whole

type WholeClothProps = {
  sentence: string
  /** Goes back to a step, counted from 1, and tells whether it could: a plain list leaves that to the browser. */
  onStep: (step: number) => boolean
}

/** All six bands as one cloth, its reflection in still water, and a picture of it to keep. */
export function WholeCloth({ sentence, onStep }: WholeClothProps) {
  const cloth = useRef<HTMLDivElement>(null)
  return (
    <section className="loom-whole tone-yellow" data-header-tone="tone-deep">
      <SixBands sentence={sentence} onStep={onStep} ref={cloth} />
      <div className="loom-water tone-deep">
        <SixBands sentence={sentence} />
      </div>
      <div className="loom-one-cloth">
        <div>
          <h2 className="font-display text-h2">{title}</h2>
          <p className="mt-3 max-w-lead text-lead max-sm:text-lead-phone">{text}</p>
        </div>
        <KeepCloth cloth={cloth} />
      </div>
    </section>
  )
}

type SixBandsProps = Partial<WholeClothProps> & { sentence: string; ref?: Ref<HTMLDivElement> }

/**
 * The newest band is at the top. A narrow border ends each, and a label may name its step and lead back to
 * it; keyboards and screen readers have the steps’ titles.
 */
function SixBands({ sentence, onStep, ref }: SixBandsProps) {
  return (
    <div ref={ref} aria-hidden="true" className="loom-hanging">
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
