import { useSyncExternalStore } from 'react'
import { helplines, type Helpline, type HelplineId } from '#src/content/facts.ts'
import { site } from '#content/site.ts'
import { Stitch } from '#src/weave/stitch.tsx'

/** Crisis lines: on every page, in the same place, there without scripts; calls are not logged. */
export function HelpNow() {
  const words = site.help
  const hour = useMalaysianHour()
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid gap-y-8 py-14">
        <h2 id="help-now" className="max-w-[8.4em] font-display text-h3 lg:col-span-4">
          {words.title}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-8 lg:col-span-8">
          {helplineIds.map((id) => {
            const { phone, hours }: Helpline = helplines[id]
            const line = words.lines[id]
            return (
              <li key={id} className="text-small">
                <a
                  href={`tel:${phone.dial}`}
                  className="flex min-h-11 w-fit items-center font-display text-h3 hover:decoration-dashed lg:-mt-2"
                >
                  <span className="sr-only">
                    {words.call} {line.name}:{' '}
                  </span>
                  <span className="link-underline whitespace-nowrap">{phone.text}</span>
                </a>
                <p className="mt-2 font-semibold">{line.name}</p>
                <p className="max-w-[24.9em]">{line.purpose}</p>
                <p className="mt-2">{line.hours}</p>
                <OpenState open={hours ? isOpen(hours, hour) : true} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

const helplineIds = Object.keys(helplines).filter((id): id is HelplineId => id in helplines)

function isOpen(hours: NonNullable<Helpline['hours']>, hour: number | null): boolean | null {
  return hour === null ? null : hour >= hours.opens && hour < hours.closes
}

/** Its line is there before scripts know the hour, so that nothing moves when they do. */
function OpenState({ open }: { open: boolean | null }) {
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold">
      {open ? <Stitch /> : null}
      {open === null ? null : open ? site.help.open : site.help.closed}
    </p>
  )
}

/** The hour of the day in Malaysia (0 to 23), or null before scripts run. */
function useMalaysianHour(): number | null {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, 60_000)
      return () => clearInterval(timer)
    },
    malaysianHour,
    () => null,
  )
}

/** Eight hours ahead of UTC all year. Asking Intl for it takes a slow phone a noticeable moment. */
function malaysianHour(): number {
  return (new Date().getUTCHours() + 8) % 24
}
