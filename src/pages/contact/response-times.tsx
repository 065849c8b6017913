import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'

const { title, text, times, within, sameDay } = contact.responseTimes

const lines = [
  [times.general, within(responseHours.general)],
  [times.partnership, within(responseHours.partnership)],
  [times.media, sameDay],
  [times.technical, within(responseHours.technical)],
  [times.investor, within(responseHours.investor)],
] as const

export function ResponseTimes() {
  return (
    <section>
      <h2 className="text-h4 font-semibold">{title}</h2>
      <p className="mt-1 text-small">{text}</p>
      <ul className="mt-2 rule-t text-small">
        {lines.map(([what, time]) => (
          <li
            key={what}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
          >
            <span>{what}</span> <span className="font-semibold">{time}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
