import { whoReads } from '#content/who-reads.ts'
import { register, type ClaimId } from '#src/content/register.ts'
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
        <Step words={steps.found} claim="crisis" />
        <Step words={steps.lines} claim="escalation" />
        <Step words={steps.person} claim="escalation" />
        <Step words={steps.outside} claim="authorities" />
      </ol>
    </Section>
  )
}

/** One step after danger was found: who takes it, when, and what happens when nobody answers. */
type StepProps = {
  words: Record<'title' | 'text' | (typeof questions)[number], string>
  claim: ClaimId
}

function Step({ words, claim }: StepProps) {
  const { status } = register[claim]
  return (
    <li className={classes('border-t-2 pt-5', threads[status])}>
      <h3 className="font-display text-h3">{words.title}</h3>
      <p className="mt-3">{words.text}</p>
      <dl className="mt-5 grid gap-3 text-small">
        {questions.map((question) => (
          <div key={question}>
            <dt className="font-semibold">{labels[question]}</dt>
            <dd>{words[question]}</dd>
          </div>
        ))}
      </dl>
      <StatusTag claim={claim} className="mt-5" />
    </li>
  )
}
