import type { ReactNode } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import type { Tone } from '#src/palette.ts'
import { sectionPaths } from '#src/paths.ts'
import { HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import { Sentence } from '#src/sections/prose.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

/** A band for each difference, with a drawing (vite/how-it-works-drawings.ts) that shows what the words say. */
export function Differences() {
  const { title, local, crisis, trials } = howItWorks.differences
  return (
    <section id="differences" className="tone-plain">
      <h2 className="px-5 py-9 font-display text-h1 md:px-bleed md:py-18">{title}</h2>
      <ul>
        <Difference {...local} tone="tone-leaf" drawing={<Local />} />
        <Difference {...crisis} tone="tone-night" drawing={<Crisis />}>
          <ButtonLink to={sectionPaths.danger} variant="quiet">
            {crisis.more}
          </ButtonLink>
        </Difference>
        <Difference {...trials} tone="tone-yellow" drawing={<Trials />} />
      </ul>
    </section>
  )
}

type DifferenceProps = Card & { tone: Tone; drawing: ReactNode; children?: ReactNode }

function Difference({ title, text, tone, drawing, children }: DifferenceProps) {
  return (
    <li ref={revealOnScrollRef} className={`difference ${tone}`}>
      <div>
        <h3 className="font-display text-h2">{title}</h3>
        <p className="text-lead">
          <Sentence text={text} />
        </p>
        {children}
      </div>
      {drawing}
    </li>
  )
}

function Local() {
  return <div data-prints aria-hidden="true" className="difference-local weave-along" />
}

/** The second thread opens the ground on which the numbers stand. */
function Crisis() {
  return (
    <div className="difference-crisis">
      <div data-prints aria-hidden="true" className="weave-along" />
      <HandOverNumbers />
    </div>
  )
}

/** Cloth along a tape measure, and on it a shoot for each step as far as it is. */
function Trials() {
  const { steps } = howItWorks.differences.trials
  return (
    <ol className="difference-steps">
      {keysOf(steps).map((claim) => (
        <li key={claim} data-status={statusOf(claim)}>
          <div data-prints aria-hidden="true" className="weave-along" />
          <p className="text-lead font-semibold">{steps[claim]}</p>
        </li>
      ))}
    </ol>
  )
}
