import { forInvestors } from '#content/for-investors.ts'
import { platformLanguages } from '#src/content/quoted/lines.ts'
import { register, type ClaimId, type ClaimStatus } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'

export function Advantage() {
  const { title, position, pipeline } = forInvestors.advantage
  const { now, next, after, later } = pipeline.steps
  return (
    <Section title={title} titleClassName="md:col-span-8" className="pb-20">
      <div className="mt-8 grid md:mt-12 sm:grid-cols-2 md:grid-cols-12">
        <div className="tone-night flex flex-col justify-between gap-10 p-7 md:col-span-5 md:p-11">
          <div>
            <h3 className="font-display text-h3">{position.title}</h3>
            <p className="mt-3 max-w-measure">{position.text}</p>
            <StatusTag claim="languages" note={position.note} className="mt-3" />
          </div>
          <p className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 font-display text-voice text-kunyit-400 xl:flex">
            {platformLanguages.map((language) => (
              <span key={language.lang} lang={language.lang}>
                {language.text}
              </span>
            ))}
          </p>
        </div>
        <div className="tone-telang-soft p-7 md:col-span-7 md:p-11">
          <h3 className="font-display text-h3">{pipeline.title}</h3>
          <ol className="mt-6 lg:mt-14 lg:fit-columns lg:gap-y-8 lg:[--column:0]">
            <PipelineStep {...now} claim="trials" />
            <PipelineStep {...next} claim="launch" />
            <PipelineStep {...after} claim="device" />
            <PipelineStep {...later} claim="region" />
          </ol>
        </div>
      </div>
    </Section>
  )
}

const threads: Record<ClaimStatus, { line: string; knot: string }> = {
  works: { line: '', knot: 'bg-ink' },
  inTrials: { line: 'border-dashed', knot: 'border-dashed bg-(--f-telang-soft)' },
  planned: { line: 'border-line lg:pt-5.25', knot: 'bg-(--f-telang-soft)' },
}

function PipelineStep({ title, text, claim }: Card & { claim: ClaimId }) {
  const { line, knot } = threads[register[claim].status]
  return (
    <li
      className={classes(
        'relative border-l-2 border-ink pb-5 pl-6 lg:border-t-2 lg:border-l-0 lg:pt-5 lg:pr-4 lg:pb-0 lg:pl-0',
        line,
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'absolute top-0 -left-2 size-3.5 rotate-45 border-2 border-ink lg:-top-2 lg:left-0',
          knot,
        )}
      />
      <p className="text-label font-bold">{title}</p>
      <p className="mt-1 text-small text-soft">{text}</p>
    </li>
  )
}
