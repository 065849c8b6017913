import { monthInWords } from '#content/legal.ts'
import { ownersWords } from '#content/owners-words.ts'
import { research } from '#content/research.ts'
import { withCommas } from '#src/content/facts/studies.ts'
import { owner, type Trial } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import { Value } from '#src/ui/unbroken.tsx'

const { months, ...labels } = research.method.trial

/** Our own trials; a row stands only where the owner has filled it in. */
export function Trials({ trials = owner.trials, asks = ownersWords.trials }) {
  return trials.map((trial) => (
    <TrialCard key={trial.registration} trial={trial} asks={asks[trial.registration] ?? ''} />
  ))
}

function TrialCard({ trial, asks }: { trial: Trial; asks: string }) {
  const { people, ethicsApproval, registration, from, to } = trial
  const values = {
    asks,
    people: people > 0 ? withCommas(people) : '',
    ethicsApproval,
    registration,
    when: from && months(monthInWords(from), to && monthInWords(to)),
  } satisfies Record<keyof typeof labels, string>
  const filled = keysOf(values).filter((row) => values[row] !== '')
  if (filled.length === 0) return null
  return (
    <dl className="rule-box grid gap-x-6 gap-y-3 p-4 sm:grid-cols-2 md:grid-cols-4 md:gap-y-5 md:p-8">
      {filled.map((row) => (
        <div key={row} className={row === 'asks' ? 'sm:col-span-full' : undefined}>
          <dt className="text-small text-soft">{labels[row]}</dt>
          <dd className={row === 'asks' ? 'font-display text-h3' : 'font-semibold wrap-anywhere'}>
            {row === 'registration' ? <Value>{registration}</Value> : values[row]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
