import type { ReactNode } from 'react'
import { type Thread, threads } from '#src/palette.ts'
import { type Draft, weave } from './draft.ts'
import { shootDraft, type ShootPalette, type ShootPart, shootThreads } from './shoot-draft.ts'
import { Shoot } from './shoot.tsx'
import { stitchRow } from './stitch.tsx'
import { Weaving, WovenPaths } from './weaving.tsx'
import { whenSeen } from './when-seen.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const share = 100 / hours.length

function isNight(hour: number): boolean {
  return hour < 7 || hour > 18
}

function middleOf(hour: number): string {
  return `${((hour + 0.5) * 100) / hours.length}%`
}

const hourShoot = shootDraft(5, 3)
const looks = {
  night: 'fill-telang-700 text-(--thread-night)',
  day: 'fill-kunyit-400 text-kunyit-500',
}

/** The 24 hours from midnight in two rows: night in blue (telang), day in yellow (kunyit). */
export function HourShoots() {
  return (
    <div className="@container">
      <div className="hour-shoots [--cell:2] @half-day:[--cell:3]">
        {[0, 12].map((first) => (
          <Weaving key={first}>
            {() =>
              hours.slice(first, first + 12).map((hour) => (
                // Not <use>, which takes a slow phone four times as long.
                <svg
                  key={hour}
                  x={`${((hour - first) * 100) / 11}%`}
                  y="100%"
                  overflow="visible"
                  className={isNight(hour) ? looks.night : looks.day}
                >
                  {weave(hourShoot).map(([part, path]) => (
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

/** A person is awake at this hour; the shoot has this colour. */
type Awake = { hour: number; threads: ShootPalette }

type Dyes = Record<ShootPart, Thread>

const nightDyes: Dyes = { ...shootThreads.telang, ground: 'telang-300' }
const dayDyes: Dyes = { ...shootThreads.kunyit, edge: 'kunyit-500', ground: 'kunyit-200' }
const small = shootDraft(5, 2.6)
const middle = shootDraft(7, 2.86)
const low = shootDraft(8, 3.2)
const tall = shootDraft(8, 5.5)

/** Each hour of the day has a shoot; those of the people who are awake are tall. */
export function DayShoots({ people }: { people: readonly Awake[] }) {
  return (
    <Weaving width="100%" height="176" className="overflow-visible max-md:hidden">
      {() =>
        hours.map((hour) => {
          const person = people.find((one) => one.hour === hour)
          const [height, dyes] = isNight(hour) ? [tall, nightDyes] : [low, dayDyes]
          return (
            <Planted
              key={hour}
              hour={hour}
              draft={person ? height : small}
              dyes={person ? shootThreads[person.threads] : dyes}
            />
          )
        })
      }
    </Weaving>
  )
}

/** A narrow window has room for the people's shoots only; the hours are stitches below them. */
export function NarrowDayShoots({ people }: { people: readonly Awake[] }) {
  return (
    <Weaving width="100%" height="80" className="overflow-visible md:hidden">
      {() =>
        people.map((person, index) => (
          <Planted
            key={person.hour}
            hour={person.hour}
            draft={index === 0 ? middle : small}
            dyes={shootThreads[person.threads]}
          />
        ))
      }
    </Weaving>
  )
}

type PlantedProps = { hour: number; draft: Draft<ShootPart>; dyes: Dyes }

function Planted({ hour, draft, dyes }: PlantedProps) {
  return (
    <svg x={middleOf(hour)} y="100%" overflow="visible">
      <g className="day-shoot">
        <g transform={`translate(${-draft.columns / 2} ${-draft.rows})`}>
          <WovenPaths draft={draft} threads={dyes} />
        </g>
      </g>
    </svg>
  )
}

/** The hours are 24 stitches, with night in telang and day in kunyit. */
export function DayStitches({ className = '' }: { className?: string }) {
  return (
    <svg width="100%" height="12" aria-hidden="true" className={`day-stitches ${className}`}>
      {hours.map((hour) => (
        <svg key={hour} x={middleOf(hour)} overflow="visible">
          <path
            d={stitchRow(1, { x: 0, y: 1, reach: 5 })}
            className={isNight(hour) ? 'fill-(--hour-night)' : 'stroke-(--hour-edge)'}
            fill={isNight(hour) ? undefined : threads['kunyit-400']}
          />
        </svg>
      ))}
    </svg>
  )
}

type ClockTimesProps = {
  /** Hours in plain digits. */
  marks: readonly number[]
  people: readonly { hour: number; clock: string }[]
}

/** Numbers the hours below `DayShoots`, with the people's times in bold. */
export function ClockTimes({ marks, people }: ClockTimesProps) {
  return (
    <svg
      width="100%"
      height="28"
      fill="currentColor"
      textAnchor="middle"
      aria-hidden="true"
      className="overflow-visible text-small"
    >
      {marks.map((hour) => (
        <text
          key={hour}
          x={middleOf(hour)}
          y="19"
          className={hour === 6 ? 'max-md:hidden' : undefined}
        >
          {hour}
        </text>
      ))}
      {people.map(({ hour, clock }) => (
        <text
          key={hour}
          x={hour === 23 ? '100%' : middleOf(hour)}
          y="19"
          textAnchor={hour === 23 ? 'end' : undefined}
          className="font-[650]"
        >
          {clock}
        </text>
      ))}
    </svg>
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
            <Shoot threads={isNight(hour) ? 'navy' : 'kunyit'} size={shootSize} />
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
        <text key={hour} x={middleOf(hour)} y="22">
          {hour}
        </text>
      ))}
    </svg>
  )
}
