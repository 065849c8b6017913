import { forInvestors } from '#content/for-investors.ts'
import { company } from '#src/content/facts.ts'
import type { ClaimId } from '#src/content/register.ts'
import type { Card } from '#src/content/types.ts'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { Section } from '#src/ui/section.tsx'

const { title, labels, milestones } = forInvestors.standing

export function Standing() {
  const entries = [
    [labels.company, company.name],
    [labels.registration, company.registration],
    [labels.stage, company.fundingStage],
  ] as const
  return (
    <Section title={title} className="gap-y-10 pt-0">
      <div className="md:col-span-4 md:col-start-1!">
        <dl className="gap-x-6 rule-t sm:max-md:grid sm:max-md:grid-cols-3">
          {entries.map(([label, value]) =>
            value ? (
              <div key={label} className="border-b border-line py-3">
                <dt className="text-small">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
      <ol className="rule-t sm:grid sm:grid-cols-[1fr_minmax(11rem,min-content)] gap-x-6 md:col-span-7 md:col-start-6">
        <Milestone {...milestones.trials} claim="trials" />
        <Milestone {...milestones.results} claim="validation" />
        <Milestone {...milestones.partner} claim="pilots" />
        <Milestone {...milestones.launch} claim="launch" />
        <Milestone {...milestones.device} claim="device" />
      </ol>
    </Section>
  )
}

function Milestone({ title: name, text, claim }: Card & { claim: ClaimId }) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-1 rule-b py-4 sm:col-span-2 sm:grid-cols-subgrid">
      <h3 className="font-display text-h3">{name}</h3>
      <StatusTag claim={claim} />
      <p className="text-soft">{text}</p>
    </li>
  )
}
