import type { ReactNode } from 'react'
import { forInvestors } from '#content/for-investors.ts'
import { company } from '#src/content/facts/company.ts'
import { PitchDeckForm } from '#src/forms/pitch-deck-form.tsx'
import { MessageInDanger } from '#src/product/in-danger.tsx'
import { owner } from '#src/content/owner.ts'
import { Sentence } from '#src/sections/prose.tsx'
import { buttonStyles } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'
import { Value } from '#src/ui/unbroken.tsx'
import { Sheet } from '#src/weave/sheet.tsx'
import { Tepi } from '#src/weave/tepi.tsx'

const received = [
  ['deck', 'cover'],
  ['technology', 'languages'],
  ['team', 'profile'],
] as const

export function PitchDeckRequest() {
  const { title, promise, noOffer, receive, highlights, direct } = forInvestors.request
  return (
    <Section
      id="request-pitch-deck"
      title={title}
      tone="tone-yellow"
      titleClassName="md:col-span-10"
      className="items-start md:grid-rows-[auto_auto_auto_1fr]"
    >
      <p className="mt-3 text-lead">{promise}</p>
      {/* A phone shows what comes and the highlights before the form, and whom to write to after it. */}
      <div className={classes(sideCards, 'md:row-start-3 md:mt-12')}>
        <SideCard title={receive.title}>
          <ul className="fit-columns items-end gap-x-2 gap-y-3 text-small sm:gap-x-4 leading-snug [--column:5rem]">
            {received.map(([part, picture]) => (
              <li key={part}>
                <p className="mb-2">{receive[part]}</p>
                <Sheet picture={picture} />
              </li>
            ))}
          </ul>
        </SideCard>
        <SideCard title={highlights.title}>
          <ul className="grid gap-1.5 md:gap-3">
            {[...takenPart(), ...highlights.items].map((item) => (
              <li key={item} className="flex items-baseline gap-4">
                <span
                  aria-hidden="true"
                  className="size-2 shrink-0 rotate-45 bg-ink forced-colors:bg-[CanvasText]"
                />
                {item}
              </li>
            ))}
          </ul>
        </SideCard>
      </div>
      <div className="mt-6 md:col-span-8 md:col-start-1 md:row-span-2 md:row-start-3 md:mt-12 max-sm:contact-form">
        <PitchDeckForm belowMessage={<MessageInDanger />} />
        <Tepi size={32} className="[scale:1_-1] text-(--thread-night)" />
        <p className="mt-4">
          <Sentence text={noOffer} />
        </p>
      </div>
      <div className={classes(sideCards, 'mt-6')}>
        <SideCard title={direct.title}>
          <p>{direct.response}</p>
          <a
            href={`mailto:${company.investors}`}
            className={buttonStyles('quiet', 'regular', 'mt-1')}
          >
            <Value>{company.investors}</Value>
          </a>
        </SideCard>
      </div>
    </Section>
  )
}

/** How many people the trials have had since the first of them; nothing without trials. */
function takenPart(): string[] {
  const [first] = owner.trials.map(({ from }) => from).sort()
  if (!first) return []
  const people = owner.trials.reduce((sum, trial) => sum + trial.people, 0)
  return [forInvestors.request.highlights.takenPart(people, first)]
}

const sideCards = 'mt-6 grid gap-6 md:gap-8 md:col-span-4 md:col-start-9 lg:pl-8'

function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="md:rule-t md:pt-6">
      <h3 className="mb-3 font-display text-h3">{title}</h3>
      {children}
    </div>
  )
}
