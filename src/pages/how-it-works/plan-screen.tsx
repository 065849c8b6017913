import type { ComponentProps } from 'react'
import { howItWorks } from '#content/how-it-works.ts'
import { ownersWords } from '#content/owners-words.ts'
import { owner } from '#src/content/owner.ts'
import { Stitch } from '#src/weave/stitches/stitch.tsx'
import { type ChoicesProps, drawings, weaves } from './choices.ts'

const { choose, weaves: names, price } = howItWorks.screens.plan

/** Three weaves for the first band. The plans themselves stand here once the owner has named them. */
export function PlanScreen(props: ChoicesProps & { onPress: () => void }) {
  return (
    <div className="loom-card loom-filled">
      <Weaves {...props} name="weave" legend={choose} className="loom-large-weaves" />
      {owner.plans.length === 0 ? (
        <p className="loom-price text-small leading-snug">
          <Stitch status="planned" className="shrink-0" />
          {price}
        </p>
      ) : (
        <dl className="loom-price text-small leading-snug">
          {owner.plans.map(({ name, price: ofPlan }) => (
            <div key={name}>
              <dt className="font-semibold">{`${name}: ${ofPlan}`}</dt>
              <dd>{ownersWords.plans[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

type WeavesProps = ChoicesProps &
  ComponentProps<'fieldset'> & {
    name: string
    legend: string
    /** Called also for the one that is chosen already. */
    onPress?: () => void
  }

/** The weaves as pieces of cloth, one of which is chosen. */
export function Weaves(props: WeavesProps) {
  const { choices, onChoose, name, legend, onPress, ...fieldset } = props
  return (
    <fieldset {...fieldset}>
      <legend className="mb-3 text-label font-semibold">{legend}</legend>
      <div className="loom-drawn-choices loom-weaves">
        {weaves.map((weave) => (
          <label key={weave}>
            <input
              type="radio"
              name={name}
              value={weave}
              checked={weave === choices.weave}
              onChange={() => onChoose({ weave })}
              onClick={onPress}
            />
            <i aria-hidden="true" className="loom-band" style={{ '--chosen': drawings[weave] }} />
            <span className="text-label font-semibold">{names[weave]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
