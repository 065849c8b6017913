import { privacy } from '#content/privacy.ts'
import { formRetention } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'
import { MonthsKept } from '#src/weave/waits.tsx'

const { title, scale, rows } = privacy.kept

const { waitlistMonths, messageMonths } = formRetention

/** A stay shorter than a month is a tick at the thread's start. */
const stays: Record<keyof typeof rows, number | 'moment' | 'never'> = {
  waitlist: waitlistMonths,
  messages: messageMonths,
  address: 'moment',
  cookies: 'never',
}

/** The notice's summary: what the site keeps, and for how long. */
export function Kept() {
  return (
    <figure className="mt-2 md:mt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display text-h3 text-balance">{title}</span>
        <span className="text-small">{scale}</span>
      </figcaption>
      <ul className="mt-4">
        {keysOf(stays).map((row) => (
          <li key={row} className="border-b-2 border-ink pt-3">
            <p className="flex max-w-none flex-wrap justify-between gap-x-6">
              <span className="font-semibold">{rows[row].what}</span>
              <span>{rows[row].time}</span>
            </p>
            <MonthsKept stay={stays[row]} places={Math.max(waitlistMonths, messageMonths)} />
          </li>
        ))}
      </ul>
    </figure>
  )
}
