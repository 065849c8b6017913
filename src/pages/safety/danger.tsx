import { whoReads } from '#content/who-reads.ts'
import { register } from '#src/content/register.ts'
import type { DangerStep } from '#src/content/types/who-reads.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/section.tsx'

const { title, text, labels, steps } = whoReads.danger
const threads = {
  works: 'border-ink',
  inTrials: 'border-dashed border-ink',
  planned: 'border-line',
}
const questions = ['who', 'hours', 'silence'] as const

/** What happens when danger is found, step by step: the thread is tacked where it is tried, and bare where it is planned. */
export function Danger() {
  return (
    <Section title={title} tone="tone-night" titleClassName="md:col-span-7" className="gap-y-6">
      <p className="max-w-text md:col-span-5 md:self-end">{text}</p>
      <ol className="mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ol>
    </Section>
  )
}

function Step({ step }: { step: DangerStep }) {
  const { status } = register[step.claim]
  return (
    <li className={classes('border-t-2 pt-5', threads[status])}>
      <h3 className="font-display text-h3">{step.title}</h3>
      <p className="mt-3">{step.text}</p>
      <dl className="mt-5 grid gap-3 text-small">
        {questions.map((question) => (
          <div key={question}>
            <dt className="font-semibold">{labels[question]}</dt>
            <dd>{step[question]}</dd>
          </div>
        ))}
      </dl>
      <StatusTag claim={step.claim} className="mt-5" />
    </li>
  )
}
