import { useSyncExternalStore } from 'react'
import { helplines, type Helpline, type HelplineId } from '#src/content/facts.ts'
import { site } from '#content/site.ts'

/** Crisis lines: on every page, in the same place, there without scripts; calls are not logged. */
export function HelpNow() {
  const words = site.help
  const hour = useMalaysianHour()
  return (
    <section aria-labelledby="help-now">
      <div className="page-grid gap-y-6 py-12">
        <h2 id="help-now" className="font-display text-h3 md:col-span-3">
          {words.title}
        </h2>
        <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:col-span-9 lg:grid-cols-4">
          {helplineIds.map((id) => {
            const { phone, hours }: Helpline = helplines[id]
            const line = words.lines[id]
            return (
              <li key={id} className="text-small">
                <a
                  href={`tel:${phone.dial}`}
                  className="flex min-h-11 items-center font-display text-h3"
                >
                  <span className="sr-only">
                    {words.call} {line.name}:{' '}
                  </span>
                  <span className="link-underline">{phone.text}</span>
                </a>
                <p className="font-semibold">{line.name}</p>
                <p>{line.purpose}</p>
                <p>
                  {line.hours}
                  {hours ? <OpenNow hours={hours} hour={hour} /> : null}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

const helplineIds = Object.keys(helplines).filter((id): id is HelplineId => id in helplines)

function OpenNow({ hours, hour }: { hours: NonNullable<Helpline['hours']>; hour: number | null }) {
  if (hour === null) return null
  const open = hour >= hours.opens && hour < hours.closes
  return (
    <>
      {' · '}
      <strong className="font-semibold">{open ? site.help.open : site.help.closed}</strong>
    </>
  )
}

/** The hour of the day in Malaysia (0 to 23), or null before scripts run. */
function useMalaysianHour(): number | null {
  return useSyncExternalStore(
    (onChange) => {
      const timer = setInterval(onChange, 60_000)
      return () => clearInterval(timer)
    },
    () =>
      Number(
        new Intl.DateTimeFormat('en', {
          hour: 'numeric',
          hourCycle: 'h23',
          timeZone: 'Asia/Kuala_Lumpur',
        }).format(new Date()),
      ),
    () => null,
  )
}
