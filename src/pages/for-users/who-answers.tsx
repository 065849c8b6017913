import { forUsers } from '#content/for-users.ts'
import { helplineWords } from '#content/helplines.ts'
import { type HelplineId, helplines, malaysianLines } from '#src/content/helplines.ts'
import { isOpen, useMinuteInKualaLumpur } from '#src/layout/clock.ts'
import { LineState } from '#src/layout/help-lines.tsx'
import { places } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { DayThread, HourAxis } from '#src/weave/hours.tsx'

/** The page's title names this hour. */
const awake = 3
const answering = malaysianLines.filter((id) => isOpenAt(id, awake))

export function WhoAnswers() {
  const { caption, now } = forUsers.hero
  const minute = useMinuteInKualaLumpur()
  return (
    <>
      <ul className="mt-6">
        {malaysianLines.map((id) => (
          <li
            key={id}
            className="gap-x-6 border-t border-line pb-2 md:grid md:grid-cols-12 md:items-center"
          >
            <Line id={id} />
            <div className="md:col-span-8">
              <DayThread isFilled={(hour) => isOpenAt(id, hour)} column={awake} />
            </div>
          </li>
        ))}
      </ul>
      <div className="md:col-span-8 md:col-start-5!">
        <HourAxis
          labels={[0, awake, 6, 12, 18]}
          now={minute === null ? null : Math.floor(minute / 60)}
        />
        <p className="flex flex-wrap gap-x-6 text-small">
          <span>{caption(answering.length, malaysianLines.length)}</span>
          <span className={classes(minute === null && 'invisible')}>
            <span className="mr-2 inline-block w-6 border-t-4 align-middle" />
            {now} <time>{timeOf(minute ?? 0)}</time>
          </span>
        </p>
        <ButtonLink to={places.worried} variant="quiet">
          {helplineWords.worried}
        </ButtonLink>
      </div>
    </>
  )
}

function Line({ id }: { id: HelplineId }) {
  const { phone } = helplines[id]
  return (
    <a
      href={`tel:${phone.dial}`}
      className="flex flex-wrap items-baseline justify-between gap-x-1.5 py-1.5 text-small leading-snug md:col-span-4"
    >
      <span className="font-display text-h3">
        <span className="sr-only">{helplineWords.call}</span>{' '}
        <span className="link-underline">{phone.text}</span>
      </span>{' '}
      <strong className="font-semibold">{helplineWords.lines[id].name}</strong>{' '}
      <LineState id={id} isInView className="w-full" />
    </a>
  )
}

function isOpenAt(id: HelplineId, hour: number): boolean {
  return isOpen(helplines[id].hours, hour * 60)
}

function timeOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}
