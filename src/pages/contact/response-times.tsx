import { contact } from '#content/contact.ts'
import { FactSheetLink } from '#src/layout/fact-sheet-link.tsx'
import { HoursAsStitches, RunningStitch } from '#src/weave/waits.tsx'

export function ResponseTimes() {
  const { title, text, times } = contact.responseTimes
  return (
    <section aria-labelledby="response-times">
      <h2 id="response-times" className="font-display text-h3">
        {title}
      </h2>
      <p className="mt-2 text-small">{text}</p>
      <ul className="mt-8 gap-x-6 rule-t sm:max-md:columns-2">
        {times.map((time) => (
          <li key={time.title} className="break-inside-avoid border-b border-line py-4">
            <p className="mb-3 flex flex-wrap justify-between gap-x-4">
              <strong className="font-semibold">{time.title}</strong> <span>{time.text}</span>
            </p>
            {time.hours === null ? (
              <RunningStitch className="max-w-26" />
            ) : (
              <HoursAsStitches hours={time.hours} />
            )}
          </li>
        ))}
      </ul>
      <FactSheetLink />
    </section>
  )
}
