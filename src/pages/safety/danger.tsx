import { helplineWords } from '#content/helplines.ts'
import { ownersWords } from '#content/owners-words.ts'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { isOpen } from '#src/content/facts/stage.ts'
import { owner } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import { sectionPaths } from '#src/paths.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Value } from '#src/ui/unbroken.tsx'
import { Stitch } from '#src/weave/stitches/stitch.tsx'

const { title, steps, takeOver, escalation, onCall } = whoReads.danger

const claims: Record<keyof typeof steps, ClaimId> = {
  found: 'crisis',
  lines: 'crisis',
  person: 'escalation',
}

export function Danger() {
  return (
    <section id="danger" className="tone-night">
      <div className="page-grid gap-y-6 py-7 md:gap-y-10 md:py-section">
        <div className="grid gap-y-6 md:gap-y-10 lg:col-span-7">
          <InDangerNow />
          <DuringASession />
        </div>
        <HandOverScreen className="md:max-lg:col-span-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-span-5 lg:self-start" />
      </div>
    </section>
  )
}

function InDangerNow() {
  const { title: inDanger, text } = safety.crisis
  const { phone } = helplines.emergency
  return (
    <div className="grid md:border-b md:border-line md:pb-10">
      <div>
        <h2 className="font-display text-h2">{inDanger}</h2>
        <a
          href={`tel:${phone.dial}`}
          className="my-2 inline-block font-display text-figure-m md:mt-4 md:text-figure-l"
        >
          <Value>{phone.text}</Value>
        </a>
      </div>
      <div className="max-w-text md:mt-4">
        <p>{text}</p>
        <ButtonLink to={sectionPaths.openToday} variant="quiet" className="mt-3">
          {helplineWords.helpNow}
        </ButtonLink>
      </div>
    </div>
  )
}

function DuringASession() {
  const { who, hours } = ownersWords.takeOver
  // Hours that end in “p.m.” bring the full stop along.
  const person = who && hours ? takeOver(who, hours).replace(/\.\.$/, '.') : steps.person
  const sentences = { ...steps, person }
  return (
    <div>
      <h2 className="font-display text-h2">{title}</h2>
      {/* The knots on the thread are tacked in trials and open where planned. */}
      <ol className="relative mt-4 ml-2 grid gap-3 border-l-2 border-dashed border-line pl-7 md:mt-8 md:gap-6 md:text-voice md:leading-[1.4] [&:lang(zh)]:leading-[1.65]">
        {keysOf(claims).map((step) => {
          const status = statusOf(claims[step])
          return (
            <li key={step} className="relative">
              <Stitch
                status={status}
                className="absolute top-1.5 -left-8.75 scale-[1.8] bg-tone-night md:top-2.5"
              />
              {step === 'person' ? <h3 className="font-semibold">{escalation}</h3> : null}
              <p>
                {`${sentences[step]} `}
                {status === 'planned' ? <StatusTag claim={claims[step]} isInline /> : null}
              </p>
            </li>
          )
        })}
      </ol>
      {owner.onCallConfirmedOn && !isOpen ? <p className="mt-4">{onCall}</p> : null}
      {ownersWords.whomWeTell ? <p className="mt-4">{ownersWords.whomWeTell}</p> : null}
    </div>
  )
}
