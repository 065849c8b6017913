import type { ReactNode } from 'react'
import { forInvestors } from '#content/for-investors.ts'
import { site } from '#content/site.ts'
import { company, responseHours } from '#src/content/facts.ts'
import { PitchDeckForm } from '#src/forms/pitch-deck-form.tsx'
import { sectionPaths } from '#src/paths.ts'
import { buttonStyles } from '#src/ui/button.tsx'
import { MoreLink } from '#src/ui/link.tsx'
import { Section } from '#src/ui/section.tsx'
import { Sheet } from '#src/weave/sheet.tsx'
import { HoursAsStitches } from '#src/weave/durations.tsx'

const received = [
  ['deck', 'cover'],
  ['technology', 'languages'],
  ['team', 'profile'],
] as const

export function PitchDeckRequest() {
  const { title, promise, receive, highlights, direct } = forInvestors.request
  return (
    <Section
      id="request-pitch-deck"
      title={title}
      tone="tone-kunyit"
      titleClassName="md:col-span-10"
      className="items-start md:grid-rows-[auto_auto_auto_1fr]"
    >
      <p className="mt-4 text-lead">{promise}</p>
      {/* A phone shows what comes before the form, its sheets on the form's edge, and the rest after it. */}
      <div className="mt-8 md:col-span-4 md:col-start-9 md:row-start-3 md:mt-12 lg:pl-8">
        <SideList title={receive.title}>
          <ul className="fit-columns items-end gap-x-2 gap-y-3 text-small sm:gap-x-4 leading-snug [--column:5rem]">
            {received.map(([part, picture]) => (
              <li key={part}>
                <p className="mb-2">{receive[part]}</p>
                <Sheet picture={picture} />
              </li>
            ))}
          </ul>
        </SideList>
      </div>
      <div className="md:col-span-8 md:row-span-2 md:row-start-3 md:mt-12 max-sm:[&_textarea]:h-36">
        <PitchDeckForm />
      </div>
      <div className="mt-6 grid gap-8 [--column:15rem] sm:max-md:fit-columns md:col-span-4 md:mt-8 lg:pl-8">
        <SideList title={direct.title}>
          <HoursAsStitches hours={responseHours.investor} className="max-w-84" />
          <p className="mt-3 text-small">{direct.response}</p>
          <a
            href={`mailto:${company.investors}`}
            className={buttonStyles('quiet', 'regular', 'mt-1')}
          >
            {company.investors}
          </a>
        </SideList>
        <SideList title={highlights.title}>
          <ul className="grid gap-3">
            {highlights.items.map((item) => (
              <li key={item} className="flex items-baseline gap-4">
                <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-ink" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-small">
            <MoreLink to={sectionPaths.factSheet}>{site.factSheet}</MoreLink>
          </p>
        </SideList>
      </div>
    </Section>
  )
}

function SideList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rule-b pb-8 last:border-b-0 max-md:border-b-0 max-md:pb-0">
      <h3 className="mb-4 font-display text-h3">{title}</h3>
      {children}
    </div>
  )
}
