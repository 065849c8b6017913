import { Fragment } from 'react'
import { conversations } from '#content/conversations.ts'
import { howItWorks } from '#content/how-it-works.ts'
import { exchange } from '#src/content/quoted/lines.ts'
import type { ClaimId } from '#src/content/facts/claims.ts'
import type { Quote } from '#src/content/types.ts'
import { Quotes } from '#src/sections/quotes.tsx'
import { StatusTag } from '#src/sections/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Bunga } from '#src/weave/bunga.tsx'
import { revealOnScrollRef } from '#src/weave/weaving.tsx'

type Stair = {
  step: keyof typeof howItWorks.steps
  className: string
  isDark?: boolean
  /** The step promises this, which is planned. */
  claim?: ClaimId
}

/** `className` sets background and pattern colour; --stair is the step's width in lozenges. */
const stairs: Stair[] = [
  { step: 'plan', className: 'bg-pink-200 text-pink-500 [--stair:1]', claim: 'account' },
  { step: 'account', className: 'bg-blue-200 text-blue-700 [--stair:2]', claim: 'account' },
  { step: 'needs', className: 'bg-yellow-200 text-yellow-500 [--stair:3]' },
  { step: 'session', className: 'bg-green-300 text-green-600 [--stair:4]' },
  { step: 'follow-up', className: 'bg-blue-700 text-yellow-400 [--stair:5]', isDark: true },
  {
    step: 'change',
    className: 'bg-blue-900 text-yellow-400 [--stair:6]',
    isDark: true,
    claim: 'account',
  },
]

export function Staircase() {
  return (
    // A step is a sixth of a narrower window; from 1100 px on the cloth runs from the window's edge, the
    // lozenges begin at the page's margin, and the numeral follows them.
    <ol className="[--step:calc(100%/6)] lg:[--room:calc(theme(spacing.bleed)+6rem)] lg:[--step:6rem]">
      {stairs.map((stair, index) => (
        <Step key={stair.step} {...stair} count={index + 1} />
      ))}
    </ol>
  )
}

type StepProps = Stair & { count: number }

function Step({ step, className, isDark = false, claim, count }: StepProps) {
  const { title, text } = howItWorks.steps[step]
  const lozenges = {
    columns: count,
    core: isDark ? 'fill-pink-300' : 'fill-blue-900',
    double: isDark,
  }
  const words = (
    <>
      <p className="mt-2 max-w-text text-soft lg:mt-3">{text}</p>
      {claim ? <StatusTag claim={claim} className="mt-2 lg:mt-3" /> : null}
    </>
  )
  return (
    <li ref={revealOnScrollRef} className="lg:flex lg:min-h-60">
      <div
        aria-hidden="true"
        className={classes(
          className,
          // The first is on the first screen, before scripts.
          count > 1 && 'with-app:weave-along',
          'flex w-[calc(var(--stair)*var(--step)+var(--room,0px))] shrink-0 items-center justify-between overflow-hidden lg:pr-7 lg:pl-bleed',
        )}
      >
        <Bunga
          {...lozenges}
          rows={1}
          className="m-auto h-auto w-[calc(var(--stair)*round(down,100%/var(--stair),16px))] lg:hidden"
        />
        <Bunga {...lozenges} rows={2} className="max-lg:hidden" />
        <Numeral
          count={count}
          className={classes(
            'self-end pb-5 max-lg:hidden',
            isDark ? 'text-cream' : 'text-blue-900',
          )}
        />
      </div>
      <div className="flex flex-1 px-5 pt-4 pb-5 md:px-margin lg:rule-t lg:py-11 lg:pr-bleed lg:pl-11">
        <Numeral count={count} className="w-12 shrink-0 lg:hidden" />
        <div className="grid flex-1 content-start gap-x-11 xl:flex">
          <div className="xl:flex-1">
            <h2 className="font-display text-ledger">{title}</h2>
            {step === 'session' ? words : null}
          </div>
          <div className={step === 'session' ? 'max-xl:mt-5 xl:w-[52%]' : 'xl:w-2/5'}>
            {step === 'session' ? <Exchange /> : words}
          </div>
        </div>
      </div>
    </li>
  )
}

/** Hidden from screen readers, which read the list's own number. */
function Numeral({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('font-display text-[2.75rem] leading-[0.8] lg:text-figure-m', className)}
    >
      {count}
    </span>
  )
}

/** Two turns in mixed languages. */
function Exchange() {
  return (
    <figure>
      <div className="grid gap-3 font-display text-spoken">
        <p className="justify-self-end border-b-2 pb-1 text-right text-ink">
          <Lines lines={exchange.said} />
        </p>
        <p className="justify-self-start border-b-2 pb-1 text-reply">
          <Lines lines={exchange.answered} />
        </p>
      </div>
      <figcaption className="mt-3 text-small text-soft">{conversations.note}</figcaption>
    </figure>
  )
}

/** A turn breaks between its lines first. */
function Lines({ lines }: { lines: readonly (readonly Quote[])[] }) {
  return lines.map((line, index) => (
    <Fragment key={line[0]?.text}>
      {index > 0 ? ' ' : null}
      <span className="inline-block">
        <Quotes line={line} />
      </span>
    </Fragment>
  ))
}
