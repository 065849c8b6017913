import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { responseHours } from '#src/content/facts.ts'
import type { Card } from '#src/content/types.ts'
import { keysOf } from '#src/keys-of.ts'
import { HoursAsStitches, RunningStitch } from '#src/weave/waits.tsx'

export function ResponseTimes({ className }: { className: string }) {
  const { title, text, times, within, sameDay } = contact.responseTimes
  return (
    <section className={className}>
      <h2 className="font-display text-h3">{title}</h2>
      <p className="mt-1 text-small">{text}</p>
      <ul className="mt-3 gap-x-6 rule-t sm:max-md:columns-2 md:mt-6">
        {keysOf(responseHours).map((id) => (
          <Time key={id} title={times[id]} text={within(responseHours[id])}>
            <HoursAsStitches hours={responseHours[id]} />
          </Time>
        ))}
        <Time title={times.media} text={sameDay}>
          <RunningStitch className="max-w-26" />
        </Time>
      </ul>
    </section>
  )
}

function Time({ title, text, children }: Card & { children: ReactNode }) {
  return (
    <li className="break-inside-avoid border-b border-line py-2.5 md:py-3.5">
      <p className="mb-1.5 flex text-small flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{title}</strong> <span>{text}</span>
      </p>
      {children}
    </li>
  )
}
