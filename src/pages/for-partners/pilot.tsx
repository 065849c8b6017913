import { forPartners } from '#content/for-partners.ts'
import { pilotWeeks } from '#src/content/facts/pilot-weeks.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { TitledItem } from '#src/sections/titled-item.tsx'
import { Section } from '#src/ui/section.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'

/** A stitch for each week stands above what happens in them. */
export function Pilot() {
  const { title, text, steps } = forPartners.pilot
  return (
    <Section
      title={title}
      tone="tone-green"
      titleClassName="md:col-span-8"
      className="gap-y-3 max-md:py-10"
    >
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-lead">
        <p>{text}</p>
        <StatusTag claim="pilots" />
      </div>
      <Duration {...pilotWeeks} total={pilotWeeks.most} className="h-14 md:mt-6 md:h-24" />
      <ul className="grid gap-x-6 gap-y-4 md:mt-4 md:grid-cols-4">
        {steps.map((step) => (
          <TitledItem key={step.title} {...step} />
        ))}
      </ul>
    </Section>
  )
}
