import { howItWorks } from '#content/how-it-works.ts'
import { Band, steps } from './bands.tsx'

const { title, text } = howItWorks.whole

/** All six bands as one cloth, and its reflection in still water. */
export function WholeCloth({ sentence }: { sentence: string }) {
  return (
    <section className="loom-whole tone-yellow">
      <div className="loom-sky">
        <Cloth sentence={sentence} hasNames />
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

/** The newest band is at the top. A narrow border ends each, and a label may name its step. */
function Cloth({ sentence, hasNames = false }: { sentence: string; hasNames?: boolean }) {
  return (
    <div aria-hidden="true" className="loom-hanging">
      {steps.map((step) => (
        <div key={step}>
          <Band step={step} sentence={sentence} isTwice />
          {hasNames ? <p>{howItWorks.steps[step].title}</p> : null}
        </div>
      ))}
    </div>
  )
}
