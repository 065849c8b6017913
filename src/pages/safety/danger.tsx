import { helplineFacts } from '#content/helpline-facts.ts'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { type ClaimId, statusOf } from '#src/content/facts/claims.ts'
import { owner } from '#src/content/owner.ts'
import { punctuation } from '#src/content/sentences/punctuation.ts'
import { keysOf } from '#src/keys-of.ts'
import { sectionPaths } from '#src/paths.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { Prose } from '#src/sections/prose.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { unbroken, Value } from '#src/ui/unbroken.tsx'
import { Stitch } from '#src/weave/stitches/stitch.tsx'

const { title, steps, escalation, onCall } = whoReads.danger

const claims: Record<keyof typeof steps, ClaimId> = {
  found: 'crisis',
  lines: 'crisis',
  person: 'escalation',
}

export function Danger() {
  return (
    <section id="danger" className="tone-night">
      <div className="page-grid gap-y-6 py-7 md:gap-y-10 md:py-section lg:grid-rows-[auto_auto_1fr]">
        <InDangerNow />
        <DuringASession />
        <HandOverScreen className="md:col-span-7 lg:col-span-4 lg:col-start-9 lg:row-span-2" />
        <NotDecided />
      </div>
    </section>
  )
}

function InDangerNow() {
  const { title: inDanger, text, more } = safety.crisis
  const { phone } = helplines.emergency
  return (
    <div className="grid md:grid-cols-12 md:items-start md:gap-x-6 md:border-b md:border-line md:pb-10">
      <div className="md:col-span-5">
        <h2 className="font-display text-h2">{inDanger}</h2>
        <a
          href={`tel:${phone.dial}`}
          className="my-2 inline-block font-display text-figure-m md:mt-4 md:text-figure-l"
        >
          <Value>{phone.text}</Value>
        </a>
      </div>
      <div className="max-w-text md:col-span-6 md:col-start-7 md:mt-3">
        <p>{text}</p>
        <p className="mt-3 text-small">
          {helplineFacts.noPermission + punctuation.afterSentence}
          {unbroken(helplineFacts.noOffence)}
        </p>
        <ButtonLink to={sectionPaths.openToday} variant="quiet" className="mt-3">
          {more}
        </ButtonLink>
      </div>
    </div>
  )
}

function DuringASession() {
  return (
    <div className="md:col-span-7">
      <h2 className="font-display text-h2">{title}</h2>
      {/* The knots on the thread are tacked in trials and open where planned. */}
      <ol className="relative mt-4 ml-2 grid gap-3 border-l-2 border-dashed border-line pl-7">
        {keysOf(claims).map((step) => {
          const status = statusOf(claims[step])
          return (
            <li key={step} className="relative">
              <Stitch
                status={status}
                className="absolute top-1.5 -left-8.75 scale-[1.8] bg-tone-night"
              />
              {step === 'person' ? <h3 className="font-semibold">{escalation}</h3> : null}
              <p>
                {`${steps[step]} `}
                {status === 'planned' ? <StatusTag claim={claims[step]} isInline /> : null}
              </p>
            </li>
          )
        })}
      </ol>
      {owner.onCallConfirmedOn ? <p className="mt-4">{onCall}</p> : null}
    </div>
  )
}

/** Everything that is not decided stands here; the rest of the site links to it. */
function NotDecided() {
  const { title: heading, text, list } = whoReads.notDecided
  return (
    <div id="open" className="self-start rule-t pt-5 md:col-span-7">
      <h3 className="mb-2 font-display text-h3">{heading}</h3>
      <Prose blocks={[text, list]} />
    </div>
  )
}
