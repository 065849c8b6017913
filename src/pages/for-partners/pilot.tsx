import { forPartners } from '#content/for-partners.ts'
import { pilotWeeks } from '#src/content/facts/pilot-weeks.ts'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'

/** Columns before the first week, for what happens before it. */
const lead = 5
const columns = lead + pilotWeeks.most
const halfway = lead + pilotWeeks.most / 2 + 1
const grid = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }

/** From 900 px each step stands under its stitch: the stitch's column, and the columns of the words. */
const places = [
  { stitch: 1, words: `1 / span ${lead}` },
  { stitch: lead + 1, words: `${lead + 1} / span 8` },
  { stitch: halfway, words: `${halfway} / span 5` },
  { stitch: columns, words: 'span 7 / -1' },
]

/** A stitch for each week, and one for the time before, stand above what happens in them. */
export function Pilot() {
  const { title, text, steps } = forPartners.pilot
  return (
    <Section title={title} tone="tone-green" titleClassName="md:col-span-8" className="gap-y-3">
      <p className="text-lead">{text}</p>
      <div style={grid} className="md:mt-6 md:grid" aria-hidden="true">
        <div style={{ gridColumn: places[0]?.stitch }} className="max-md:hidden">
          <Duration least={0} most={1} total={1} className="h-24" />
        </div>
        <div style={{ gridColumn: `${lead + 1} / -1` }}>
          <Duration {...pilotWeeks} total={pilotWeeks.most} className="h-14 md:h-24" />
        </div>
        {places.map(({ stitch }) => (
          <div
            key={stitch}
            style={{ gridColumn: stitch }}
            className="mt-1 h-4 w-0.5 justify-self-center bg-ink max-md:hidden"
          />
        ))}
      </div>
      <dl style={grid} className="flex flex-col gap-y-3 md:grid">
        {steps.map((step, index) => (
          <div
            key={step.title}
            style={{ gridColumn: places[index]?.words }}
            className={classes(
              'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)] md:block',
              index === steps.length - 1 ? 'md:text-right' : 'md:pr-7',
            )}
          >
            <dt className="font-display text-kept md:text-h3">{step.title}</dt>
            <dd className="max-md:pt-0.5 md:mt-2">{step.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
