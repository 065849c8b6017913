import { useId, useState } from 'react'
import { forPartners } from '#content/for-partners.ts'
import { exampleGroup } from '#src/content/facts/product-examples.ts'
import { owner } from '#src/content/owner.ts'
import { useHydrated } from '#src/ui/hydrated.ts'

declare module 'react' {
  interface CSSProperties {
    '--share'?: number
  }
}

const { label, counted, leftOut } = forPartners.metrics.group
const { least, most, atFirst } = exampleGroup
const smallestCounted = owner.smallestGroup || exampleGroup.smallestCounted

/** A row of the report as long as its group is large. Set too small, its weft is drawn out of the warp. */
export function GroupSize() {
  const [people, setPeople] = useState<number>(atFirst)
  const id = useId()
  const isCounted = people >= smallestCounted
  const outcome = isCounted ? counted(people) : leftOut(people)
  return (
    <div className="without-app:hidden print:hidden">
      {/* Always as many lines, so that nothing moves under the finger. */}
      <div className="justify-between gap-x-6 sm:flex">
        <label htmlFor={id} className="block text-label font-semibold">
          {label}
        </label>
        {/* The slider's value says it, too. */}
        <output htmlFor={id} aria-live="off" className="block text-small max-phone:min-h-[2lh]">
          {outcome}
        </output>
      </div>
      <div
        className="group-size min-h-11"
        data-counted={isCounted}
        style={{ '--share': (people - least) / (most - least) }}
      >
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          value={people}
          disabled={!useHydrated()}
          aria-valuetext={outcome}
          onChange={({ currentTarget }) => setPeople(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}
