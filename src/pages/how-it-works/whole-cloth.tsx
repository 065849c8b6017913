import { type Ref, useRef } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { Band, steps } from './bands.tsx'
import { KeepCloth } from './keep-cloth.tsx'
import { StepLink } from './step-link.tsx'

const { title, text } = howItWorks.whole

/** All six bands as one cloth, its reflection in still water, and a picture of it to keep. */
export function WholeCloth({ sentence }: { sentence: string }) {
  const cloth = useRef<HTMLDivElement>(null)
  return (
    <section className="loom-whole tone-yellow" data-header-tone="tone-deep">
      <div className="loom-one-cloth">
        <div>
          <h2 className="font-display text-h2">{title}</h2>
          <p className="mt-3 max-w-lead text-lead max-sm:text-lead-phone">{text}</p>
        </div>
        <KeepCloth cloth={cloth} />
      </div>
      <SixBands sentence={sentence} hasLinks ref={cloth} />
      <div className="loom-water tone-deep">
        <SixBands sentence={sentence} />
      </div>
    </section>
  )
}

type SixBandsProps = { sentence: string; hasLinks?: boolean; ref?: Ref<HTMLDivElement> }

/** The newest band is at the top. A narrow border ends each, and a link may name its step and lead back to it. */
function SixBands({ sentence, hasLinks = false, ref }: SixBandsProps) {
  return (
    <div ref={ref} aria-hidden={hasLinks ? undefined : true} className="loom-hanging">
      {steps.map((step) => (
        <div key={step}>
          <Band step={step} sentence={sentence} isTwice />
          {hasLinks ? (
            <p>
              <StepLink
                step={step}
                className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-dashed"
              >
                {howItWorks.steps[step].title}
              </StepLink>
            </p>
          ) : null}
        </div>
      ))}
    </div>
  )
}
