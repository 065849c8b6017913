import type { ReactNode } from 'react'
import { weave } from './draft.ts'
import { shootDraft } from './shoot-draft.ts'
import { Shoot } from './shoot.tsx'
import { Weaving } from './weaving.tsx'
import { whenSeen } from './when-seen.ts'

const shoot = shootDraft(5, 3)
/** Without lozenges, which need more than nine columns. */
const smallShoot = weave<'edge' | 'ground'>({
  ...shoot,
  partAt(column, row) {
    const part = shoot.partAt(column, row)
    return part && part !== 'edge' ? 'ground' : part
  },
})
const halves = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
]
const looks = {
  night: 'fill-telang-700 text-(--thread-night)',
  day: 'fill-kunyit-400 text-kunyit-500',
}

function isNight(hour: number): boolean {
  return hour < 7 || hour > 18
}

/** The 24 hours from midnight in two rows: night in blue (telang), day in yellow (kunyit). */
export function HourShoots() {
  return (
    <div className="@container">
      <div className="hour-shoots [--cell:2] @half-day:[--cell:3]">
        {halves.map((hours, half) => (
          <Weaving key={half}>
            {() =>
              hours.map((hour, index) => (
                // Not <use>, which takes a slow phone four times as long.
                <svg
                  key={hour}
                  x={`${(index * 100) / 11}%`}
                  y="100%"
                  overflow="visible"
                  className={isNight(hour) ? looks.night : looks.day}
                >
                  {smallShoot.map(([part, path]) => (
                    <path
                      key={part}
                      className={`hour-shoot ${part === 'edge' ? 'fill-current' : 'core'}`}
                      d={path}
                    />
                  ))}
                </svg>
              ))
            }
          </Weaving>
        ))}
      </div>
    </div>
  )
}

const shootSize = { width: 54, height: 72 }

/** The share of the day that has passed, in percent. */
function shareOfDay(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${((hour + minute / 60) * 100) / 24}%`
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
        {/* This gives way to a long sentence, whose line still passes over the tip. */}
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
            <Shoot threads={isNight(hour) ? 'night' : 'kunyit'} size={shootSize} />
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

/** Numbers the lines of `TimeOfDay` above it. */
export function DayScale() {
  return (
    <svg width="100%" height="28" fill="currentColor" aria-hidden="true" className="text-small">
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={`${(hour * 100) / 24}%`} y="20" textAnchor={hour ? 'middle' : 'start'}>
          {hour}
        </text>
      ))}
    </svg>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const share = 100 / hours.length

type DayThreadProps = { isFilled: (hour: number) => boolean; column: number | null }

/** A line of 24 hours with a stitch for each filled one. On wide screens `column` joins the lines above and below. */
export function DayThread({ isFilled, column }: DayThreadProps) {
  return (
    <svg
      viewBox="0 -4 24 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-6 whole-hours md:h-8 md:overflow-visible"
    >
      {column === null ? null : (
        <rect
          x={column}
          y="-26"
          width="1"
          height="72"
          className="slides-from-three fill-telang-700 [--three:3px]"
        />
      )}
      <path d={onEach(isFilled, 'l.44 6-.44 6-.44-6z')} className="fill-kunyit-400" />
      <path
        d={onEach((hour) => !isFilled(hour), 'v12m0-12')}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-soft"
      />
    </svg>
  )
}

/** Draws a closed `shape` at the top of each matching hour. */
function onEach(has: (hour: number) => boolean, shape: string): string {
  return `M.5 0${hours.map((hour) => `${has(hour) ? shape : ''}m1 0`).join('')}`
}

export function HourAxis({ labels, now }: { labels: readonly number[]; now: number | null }) {
  return (
    <svg
      fill="currentColor"
      textAnchor="middle"
      height="28"
      aria-hidden="true"
      className="whole-hours text-small"
    >
      {now === null ? null : (
        <rect
          x={`${now * share}%`}
          width={`${share}%`}
          height="4"
          className="slides-from-three [--three:12.5%]"
        />
      )}
      {labels.map((hour) => (
        <text key={hour} x={`${(hour + 0.5) * share}%`} y="22">
          {hour}
        </text>
      ))}
    </svg>
  )
}
