import { Link } from 'react-router-dom'
import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts/terms.ts'
import { sectionPaths } from '#src/paths.ts'

declare module 'react' {
  interface CSSProperties {
    /** Until an answer. */
    '--hours'?: number
  }
}

const { title, times, within, sameDay, stitch } = contact.responseTimes

/** The hours in a business day are not counted: its thread is bare. */
const aDay = 24

const kinds = [
  [times.general, responseHours.general, 'text-pink-500'],
  [times.partnership, responseHours.partnership, 'text-(--thread-night)'],
  [times.media, null, 'text-(--thread-night)'],
  [times.technical, responseHours.technical, 'text-yarn-green-600'],
  [times.investor, responseHours.investor, 'text-yarn-blue-500'],
] as const

/** How long each kind of answer takes, in words and as a thread of a stitch an hour. */
export function ResponseTimes({ className }: { className: string }) {
  return (
    <section className={className}>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-1">{stitch}</p>
      <ul className="mt-2 rule-t">
        {kinds.map(([what, hours, colour]) => (
          <li
            key={what}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 md:grid md:grid-cols-12 md:items-center md:gap-x-6 md:py-4"
          >
            {hours ? (
              <span className="md:col-span-3 md:text-lead">{what}</span>
            ) : (
              <Link
                to={sectionPaths.press}
                className="tap-area link-underline md:col-span-3 md:text-lead"
              >
                {what}
              </Link>
            )}{' '}
            <span className="font-semibold md:order-last md:col-span-3 md:text-end md:text-lead">
              {hours ? within(hours) : sameDay}
            </span>
            <div className="mt-2 basis-full md:col-span-6 md:mt-0">
              <div
                style={{ '--hours': hours ?? aDay }}
                className={`answer-thread ${hours ? '' : 'answer-day'} ${colour}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
