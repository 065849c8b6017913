import { forPartners } from '#content/for-partners.ts'
import { pilotWeeks } from '#src/content/facts/pilot-weeks.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'

/** A stitch for each week stands above what happens in them. */
export function Pilot() {
  const { title, text, steps } = forPartners.pilot
  return (
    <Section title={title} tone="tone-green" titleClassName="md:col-span-8" className="gap-y-3">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-lead">
        <p>{text}</p>
        <StatusTag claim="pilots" />
      </div>
      <Duration {...pilotWeeks} total={pilotWeeks.most} className="h-14 md:mt-6 md:h-24" />
      <dl className="grid gap-x-6 gap-y-3 md:mt-4 md:grid-cols-4">
        {steps.map((step) => (
          <div
            key={step.title}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)] md:block"
          >
            <dt className="font-display text-kept md:text-h3">{step.title}</dt>
            <dd className="max-md:pt-0.5 md:mt-2">{step.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
