import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { FactSheetLink } from '#src/layout/fact-sheet-link.tsx'
import { HoursAsStitches, RunningStitch } from '#src/weave/waits.tsx'

export function ResponseTimes() {
  const { title, text, times, within, sameDay } = contact.responseTimes
  return (
    <section>
      <h2 className="font-display text-h3">{title}</h2>
      <p className="mt-2 text-small">{text}</p>
      <ul className="mt-8 gap-x-6 rule-t sm:max-md:columns-2">
        {keysOf(responseHours).map((id) => (
          <Time key={id} title={times[id]} text={within(responseHours[id])}>
            <HoursAsStitches hours={responseHours[id]} />
          </Time>
        ))}
        <Time title={times.media} text={sameDay}>
          <RunningStitch className="max-w-26" />
        </Time>
      </ul>
      <FactSheetLink />
    </section>
  )
}

function Time({ title, text, children }: Card & { children: ReactNode }) {
  return (
    <li className="break-inside-avoid border-b border-line py-4">
      <p className="mb-3 flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{title}</strong> <span>{text}</span>
      </p>
      {children}
    </li>
  )
}
