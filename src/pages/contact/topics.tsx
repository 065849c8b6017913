import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'
import { prefillSubject } from '#src/forms/contact-form.tsx'
import { DisabledWaitlistButton, SignupNote } from '#src/forms/disabled-waitlist.tsx'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/hydrated.ts'
import { HoursAsStitches, RunningStitch } from '#src/weave/durations.tsx'
import { whenSeen } from '#src/weave/weaving.tsx'

const { title, text, ...words } = contact.topics
const { within, sameDay } = contact.responseTimes

/** In hours; every row of stitches is as long as this. */
export const slowestResponse = Math.max(...Object.values(responseHours))

/** The four contact options; those answered by mail show their response time. */
export function Topics({ className }: { className: string }) {
  return (
    <section className={className}>
      <h2 className="rule-b pb-2.5 font-semibold">{title}</h2>
      <p className="pt-3 max-md:pb-1">{text}</p>
      <ul ref={whenSeen}>
        <Topic subject={words.support} hours={responseHours.general} />
        <Topic subject={words.partnerships} hours={responseHours.partnership} />
        <Topic subject={words.investors} hours={responseHours.investor}>
          <Press />
        </Topic>
      </ul>
      <Axis />
      <Waitlist />
    </section>
  )
}

const nameAndTime = 'flex flex-wrap items-baseline justify-between gap-x-4'

function Waitlist() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 rule-t pt-4">
      <h3>
        <DisabledWaitlistButton label={words.waitlist} size="small" />
      </h3>
      <SignupNote />
    </div>
  )
}

function Topic({ subject, hours, children }: TopicProps) {
  return (
    <li className="border-b border-line pt-0.5 pb-2 md:pt-4 md:pb-4">
      <div className={nameAndTime}>
        <h3>
          <TopicButton
            subject={subject}
            className="min-h-11 text-left font-display text-h3 underline decoration-2 underline-offset-6 max-phone:text-[1.25rem]"
          />
        </h3>
        <span className="text-small">{within(hours)}</span>
      </div>
      <HoursAsStitches hours={hours} total={slowestResponse} isAnimated className="mt-1" />
      {children}
    </li>
  )
}

type TopicProps = { subject: string; hours: number; children?: ReactNode }

function Press() {
  return (
    <>
      <div className={classes(nameAndTime, 'mt-1')}>
        <TopicButton
          subject={words.press}
          className="min-h-11 text-label font-semibold underline decoration-2 underline-offset-4"
        />
        <span className="text-small">{sameDay}</span>
      </div>
      <RunningStitch className="max-w-32" />
    </>
  )
}

/** Disabled until the app runs: without it the button would do nothing. */
function TopicButton({ subject, className }: { subject: string; className: string }) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={() => prefillSubject(subject)}
      className={classes(className, 'without-app:no-underline hover:decoration-dashed')}
    >
      {subject}
    </button>
  )
}

function Axis() {
  const quarter = slowestResponse / 4
  return (
    <div aria-hidden="true" className="mt-2 grid grid-cols-4 text-small">
      <span>{words.now}</span>
      <span>{quarter}</span>
      <span>{quarter * 2}</span>
      <span className="flex flex-wrap justify-between">
        <span className="max-sm:hidden">{quarter * 3}</span>
        <span className="ml-auto">{words.lastHour(slowestResponse)}</span>
      </span>
    </div>
  )
}
