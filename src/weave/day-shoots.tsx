import { threads, type Thread } from '#src/palette.ts'
import { type Draft, weave } from './draft.ts'
import { shootDraft, type ShootPalette, type ShootPart, shootThreads } from './shoot-draft.ts'
import { stitchRow } from './stitch.tsx'
import { dyed, Weaving } from './weaving.tsx'

/** A person is awake at this hour; the shoot has this colour. */
export type Awake = { hour: number; threads: ShootPalette }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const nightThreads = plain('telang-700', 'telang-300')
const dayThreads = plain('kunyit-500', 'kunyit-200')
const small = shootDraft(5, 2.6)
const middle = shootDraft(7, 2.86)
const low = shootDraft(8, 3.2)
const tall = shootDraft(8, 5.5)

/** A small shoot has too few cells for lozenges. */
function plain(edge: Thread, ground: Thread): Record<ShootPart, Thread> {
  return { edge, ground, ring: ground, core: ground }
}

function isNight(hour: number): boolean {
  return hour < 7 || hour > 18
}

function middleOf(hour: number): string {
  return `${((hour + 0.5) * 100) / hours.length}%`
}

/** Each hour of the day has a shoot; those of the people who are awake are tall. */
export function DayShoots({ people }: { people: readonly Awake[] }) {
  return (
    <Weaving width="100%" height="176" className="overflow-visible max-md:hidden">
      {() =>
        hours.map((hour) => {
          const person = people.find((one) => one.hour === hour)
          if (person) {
            const draft = isNight(hour) ? tall : low
            return (
              <Planted key={hour} hour={hour} draft={draft} dyes={shootThreads[person.threads]} />
            )
          }
          const dyes = isNight(hour) ? nightThreads : dayThreads
          return <Planted key={hour} hour={hour} draft={small} dyes={dyes} />
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
        people.map((person, index) => {
          const draft = index === 0 ? middle : small
          const named = shootThreads[person.threads]
          const dyes = index === 0 ? named : plain(named.edge, named.ground)
          return <Planted key={person.hour} hour={person.hour} draft={draft} dyes={dyes} />
        })
      }
    </Weaving>
  )
}

type PlantedProps = { hour: number; draft: Draft<ShootPart>; dyes: Record<ShootPart, Thread> }

function Planted({ hour, draft, dyes }: PlantedProps) {
  return (
    <svg x={middleOf(hour)} y="100%" overflow="visible">
      <g className="day-shoot">
        <g transform={`translate(${-draft.columns / 2} ${-draft.rows})`}>
          {weave(draft).map(([part, path]) => (
            <path key={part} d={path} {...dyed(dyes[part], part)} />
          ))}
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
  /** These are plain, by their hour. */
  marks: readonly number[]
  people: readonly { hour: number; clock: string }[]
}

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
