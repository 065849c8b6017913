import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'
import { HoursAsStitches, RunningStitch } from '#src/weave/waits.tsx'

const { title, text, times, within, sameDay } = contact.responseTimes

const lines = [
  [times.general, responseHours.general],
  [times.partnership, responseHours.partnership],
  [times.media, null],
  [times.technical, responseHours.technical],
  [times.investor, responseHours.investor],
] as const
/** All rows are as long as the longest wait. */
const places = Math.max(...Object.values(responseHours))

export function ResponseTimes() {
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-1 text-small">{text}</p>
      <ul className="mt-2 rule-t text-small">
        {lines.map(([what, hours]) => (
          <li key={what} className="border-b border-line pt-2 pb-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{what}</span>{' '}
              <span className="font-semibold">{hours ? within(hours) : sameDay}</span>
            </p>
            {hours ? (
              <HoursAsStitches hours={hours} places={places} />
            ) : (
              <RunningStitch className="max-w-32" />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
