import { forPartners } from '#content/for-partners.ts'
import { pilotWeeks } from '#src/content/facts/pilot-weeks.ts'
import { Section } from '#src/ui/section.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'

/** Columns before the first week, and after the last: each step has the room of a quarter of the row. */
const around = 12
const first = around + 1
const starts = [1, first, first + pilotWeeks.most / 2, around + pilotWeeks.most]
const columns = around + pilotWeeks.most + around
const grid = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }

/** A stitch for each week stands above what happens in it; fainter ones are the weeks before and after. */
export function Pilot() {
  const { title, text, steps } = forPartners.pilot
  return (
    <Section
      title={title}
      tone="tone-green"
      titleClassName="md:col-span-8"
      className="gap-y-3 md:py-18"
    >
      <p className="text-lead">{text}</p>
      <div className="max-md:hidden mt-6" aria-hidden="true">
        <div style={grid} className="mb-1.5 grid">
          {[1, pilotWeeks.least, pilotWeeks.most].map((week) => (
            <p
              key={week}
              style={{ gridColumn: around + week }}
              className="row-start-1 justify-self-center font-display text-h4 leading-none"
            >
              {week}
            </p>
          ))}
        </div>
        <div style={grid} className="grid">
          <div style={{ gridColumn: `span ${around}` }}>
            <Duration least={0} most={0} total={around} className="h-24" />
          </div>
          <div style={{ gridColumn: `${first} / -1` }}>
            <Duration {...pilotWeeks} total={columns - around} className="h-24" />
          </div>
          {starts.map((start) => (
            <div key={start} style={{ gridColumn: start }} className="mt-1 h-4 w-0.5 bg-ink" />
          ))}
        </div>
      </div>
      <div className="md:hidden">
        <Duration {...pilotWeeks} total={pilotWeeks.most} className="h-14" />
      </div>
      <dl style={grid} className="flex flex-col gap-y-3 md:grid">
        {steps.map((step, index) => (
          <div
            key={step.title}
            style={{ gridColumn: `${starts[index]} / ${starts[index + 1] ?? -1}` }}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)] md:block"
          >
            <dt className="font-display text-kept md:text-h3">{step.title}</dt>
            <dd className="max-md:pt-0.5 md:mt-2 md:pr-7">{step.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
