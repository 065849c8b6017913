import type { ReactNode } from 'react'
import { isNight, startOf } from './hours.ts'
import { Shoot } from './shoot.tsx'
import { whenSeen } from './when-seen.ts'

const shootSize = { width: 54, height: 72 }

/** The share of the day that has passed, in percent. */
function shareOfDay(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return startOf(hour + minute / 60)
}

type TimeOfDayProps = { clock: string; children: ReactNode }

/** A sentence on a line of 24 hours, where its shoot stands at the time. */
export function TimeOfDay({ clock, children }: TimeOfDayProps) {
  const x = shareOfDay(clock)
  const hour = Number.parseInt(clock)
  const isLate = hour > 18
  return (
    <div ref={whenSeen} className="grows-when-seen">
      <div className="flex">
        {/* The gap before a long sentence narrows; the sentence's line still passes over the tip. */}
        <svg aria-hidden="true" width={x} height="1" className="min-w-0" />
        <div className="max-w-full shrink-0">{children}</div>
      </div>
      <svg
        width="100%"
        height={shootSize.height}
        aria-hidden="true"
        className="overflow-visible rule-b text-small"
      >
        <svg y={shootSize.height - 8} height="8" viewBox="0 0 24 8" preserveAspectRatio="none">
          <path
            d={`M0 0${'v8m1-8'.repeat(24)}`}
            vectorEffect="non-scaling-stroke"
            stroke="currentColor"
          />
        </svg>
        <svg x={x} overflow="visible">
          <g transform={`translate(${-shootSize.width / 2})`}>
            <Shoot palette={isNight(hour) ? 'navy' : 'kunyit'} size={shootSize} />
          </g>
          <text
            x={isLate ? -36 : 36}
            y={shootSize.height - 16}
            textAnchor={isLate ? 'end' : 'start'}
            fill="currentColor"
          >
            {clock}
          </text>
        </svg>
      </svg>
    </div>
  )
}
