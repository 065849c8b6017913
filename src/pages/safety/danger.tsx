import { helplineFacts } from '#content/helpline-facts.ts'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { onCallConfirmedOn } from '#src/content/facts.ts'
import { helplines } from '#src/content/helplines.ts'
import { type ClaimId, register } from '#src/content/register.ts'
import { keysOf } from '#src/keys-of.ts'
import { sectionPaths } from '#src/paths.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { Stitch } from '#src/weave/stitch.tsx'

const { title, plan, steps, onCall } = whoReads.danger

const claims: Record<keyof typeof steps, ClaimId> = {
  found: 'crisis',
  lines: 'escalation',
  person: 'escalation',
}

export function Danger() {
  return (
    <Section
      id="danger"
      title={title}
      tone="tone-night"
      titleClassName="md:col-span-7"
      className="gap-y-5 max-md:py-8"
    >
      <div className="md:col-span-7">
        <p>{plan}</p>
        {/* The knots on the thread are tacked in trials and open where planned. */}
        <ol className="relative mt-5 ml-2 grid gap-4 border-l-2 border-dashed border-line pl-7">
          {keysOf(claims).map((step) => (
            <li key={step} className="relative">
              <Stitch
                status={register[claims[step]].status}
                className="absolute top-1.5 -left-8.75 scale-[1.8] bg-tone-night"
              />
              <p>{steps[step]}</p>
            </li>
          ))}
        </ol>
        {onCallConfirmedOn ? <p className="mt-4">{onCall}</p> : null}
      </div>
      <InDangerNow />
      <HandOverScreen className="md:col-span-7 lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1" />
    </Section>
  )
}

function InDangerNow() {
  const { title: inDanger, text, call, more } = safety.crisis
  const { phone } = helplines.emergency
  return (
    <div className="mt-2 grid rule-t pt-5 md:col-span-7 md:mt-8 md:grid-cols-[auto_1fr] md:gap-x-10">
      <h3 className="font-display text-h3 md:col-span-2">{inDanger}</h3>
      <a
        href={`tel:${phone.dial}`}
        className="my-2 justify-self-start font-display text-figure-m md:my-4 md:text-figure-l"
      >
        <span className="sr-only">{call}</span> {phone.text}
      </a>
      <div className="md:mt-4">
        <p>{text}</p>
        <p className="mt-3 text-small">
          {helplineFacts.noPermission} {unbroken(helplineFacts.noOffence)}
        </p>
        <ButtonLink to={sectionPaths.openToday} variant="quiet" className="mt-3">
          {more}
        </ButtonLink>
      </div>
    </div>
  )
}
