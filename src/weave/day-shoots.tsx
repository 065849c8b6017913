import { type FixedColour, fixedColours } from '#src/palette.ts'
import type { Draft } from './draft.ts'
import { axisBaseline, HourAxis, hours, isNight, middleOf } from './hour-axis.tsx'
import { shootDraft, type ShootPalette, type ShootPart, shootPalettes } from './shoot-draft.ts'
import { stitchRow } from './stitch.tsx'
import { Weaving, WovenPaths } from './weaving.tsx'

/** A person is awake at this hour; the shoot has this colour. */
type Awake = { hour: number; palette: ShootPalette }

type Colours = Record<ShootPart, FixedColour>

const nightColours: Colours = { ...shootPalettes.telang, ground: 'telang-300' }
const dayColours: Colours = { ...shootPalettes.kunyit, edge: 'kunyit-500', ground: 'kunyit-200' }
const small = shootDraft(5, 2.6)
const middle = shootDraft(7, 2.86)
const low = shootDraft(8, 3.2)
const tall = shootDraft(8, 5.5)

/** Each hour of the day has a shoot; those of the people who are awake are tall. */
export function DayShoots({ people }: { people: readonly Awake[] }) {
  return (
    <Weaving isDeferred width="100%" height="176" className="overflow-visible max-md:hidden">
      {() =>
        hours.map((hour) => {
          const person = people.find((one) => one.hour === hour)
          const [height, colours] = isNight(hour) ? [tall, nightColours] : [low, dayColours]
          return (
            <ShootAtHour
              key={hour}
              hour={hour}
              draft={person ? height : small}
              colours={person ? shootPalettes[person.palette] : colours}
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
    <Weaving isDeferred width="100%" height="80" className="overflow-visible md:hidden">
      {() =>
        people.map((person, index) => (
          <ShootAtHour
            key={person.hour}
            hour={person.hour}
            draft={index === 0 ? middle : small}
            colours={shootPalettes[person.palette]}
          />
        ))
      }
    </Weaving>
  )
}

type ShootAtHourProps = { hour: number; draft: Draft<ShootPart>; colours: Colours }

function ShootAtHour({ hour, draft, colours }: ShootAtHourProps) {
  return (
    <svg x={middleOf(hour)} y="100%" overflow="visible">
      <g className="[transform:scale(var(--cell),4)]">
        <g transform={`translate(${-draft.columns / 2} ${-draft.rows})`}>
          <WovenPaths draft={draft} colours={colours} />
        </g>
      </g>
    </svg>
  )
}

/** The hours are 24 stitches, with night in telang and day in kunyit. */
export function DayStitches({ className = '' }: { className?: string }) {
  return (
    <svg width="100%" height="12" aria-hidden="true" className={`overflow-visible ${className}`}>
      {hours.map((hour) => (
        <svg key={hour} x={middleOf(hour)} overflow="visible">
          <path
            d={stitchRow(1, { x: 0, y: 1, reach: 5 })}
            className={isNight(hour) ? 'fill-(--cloth-700)' : 'stroke-ink'}
            fill={isNight(hour) ? undefined : fixedColours['kunyit-400']}
          />
        </svg>
      ))}
    </svg>
  )
}

type ClockTimesProps = { people: readonly { hour: number; clock: string }[] }

/** Numbers the hours below `DayShoots`, with the people's times in bold. */
export function ClockTimes({ people }: ClockTimesProps) {
  return (
    <HourAxis shown={[6, 12, 18]} wideOnly={6} className="overflow-visible">
      {people.map(({ hour, clock }) => (
        <text
          key={hour}
          x={hour === 23 ? '100%' : middleOf(hour)}
          y={axisBaseline}
          textAnchor={hour === 23 ? 'end' : undefined}
          className="font-[650]"
        >
          {clock}
        </text>
      ))}
    </HourAxis>
  )
}
