import { trialWords } from '#content/trials.ts'
import { keysOf } from '#src/keys-of.ts'
import { trials, type TrialWords } from '#src/content/trials.ts'
import { Section } from '#src/ui/section.tsx'

export function Trials() {
  const { title, text, fields, sample, unknown } = trialWords
  return (
    <Section id="trials" title={title} tone="tone-telang-soft" titleClassName="md:col-span-8">
      <p className="mt-4 max-w-lead text-lead md:col-span-6">{text}</p>
      {keysOf(trials).map((id) => {
        const words: TrialWords = trialWords.trials[id]
        const { question, ...known } = { ...trials[id], ...words }
        return (
          <article key={id} className="mt-10 rule-box border-dashed p-5 md:p-9">
            {known.isSample ? <p className="text-small font-semibold">{sample}</p> : null}
            <h3 className="mt-1 font-display text-ledger">{question}</h3>
            <dl className="mt-6 fit-columns gap-x-6 gap-y-5 text-small sm:[--column:30%]">
              {keysOf(fields).map((field) => (
                <div key={field} className="border-t border-line pt-2">
                  <dt className="font-semibold">{fields[field]}</dt>
                  <dd>{known[field] ?? unknown}</dd>
                </div>
              ))}
            </dl>
          </article>
        )
      })}
    </Section>
  )
}
