import type { FixedColour } from '#src/palette.ts'
import { hours, isNight } from '../hours.ts'
import { shootDraft, type ShootPart } from '../shoots/shoot-draft.ts'
import {
  Border,
  fillOnDark,
  HangingCloth,
  WideCloth,
  wideColumns,
  type WideDraft,
} from './wide-cloth.tsx'

const shoot = shootDraft(5, 2.4)
const pitch = shoot.columns + 1
const inRow = 8
const rows = shoot.rows + 2
const side = (wideColumns - inRow * pitch + 1) / 2

type Part = 'night' | 'day' | 'line' | `${'night' | 'day' | 'now'} ${ShootPart}`

const colours: Record<Part, FixedColour> = {
  night: 'blue-700',
  'night edge': 'blue-200',
  'night ground': 'blue-900',
  'night ring': 'blue-500',
  'night core': 'yellow-400',
  day: 'yellow-400',
  'day edge': 'green-600',
  'day ground': 'yellow-200',
  'day ring': 'blue-900',
  'day core': 'cream',
  'now edge': 'cream',
  'now ground': 'pink-500',
  'now ring': 'blue-900',
  'now core': 'yellow-400',
  line: 'cream',
}

/** Eight hours; the first and the last go on to the edges of the cloth. */
function hoursDraft(first: number, currentHour: number | null): WideDraft<Part> {
  return {
    rows,
    partAt(column, row) {
      const place = Math.min(inRow - 1, Math.max(0, Math.floor((column - side) / pitch)))
      const x = column - side - place * pitch
      const isNow = first + place === currentHour
      if (row === rows - 1) return isNow && x >= 0 && x < shoot.columns ? 'line' : undefined
      const light = isNight(first + place) ? 'night' : 'day'
      const part = shoot.partAt(x, row - 1)
      if (!part) return light
      return `${isNow ? 'now' : light} ${part === 'edge' ? part : partInside(x, row)}`
    },
  }
}

/** A shoot this small has room for one small lozenge. A line parts its foot from the dark below. */
function partInside(x: number, row: number): ShootPart {
  if (row === shoot.rows) return 'edge'
  const fromSpine = Math.abs(x - (shoot.columns - 1) / 2)
  const distance = fromSpine + Math.abs(row - 8)
  if (fromSpine === 0 && distance < 2) return 'core'
  return fromSpine < 2 && distance < 3 ? 'ring' : 'ground'
}

/**
 * The 24 hours from midnight in three rows of a cloth: night in blue (blue), day in yellow (yellow), and the
 * present hour in pink (pink) on a line.
 */
export function DayCloth({ currentHour }: { currentHour: number | null }) {
  return (
    <HangingCloth fringeClassName="fill-(--thread-night)">
      <div className="weave-along tone-deep pt-[var(--row)] [--beat:24ms] [--rows:51]">
        <Border colour="yellow-400" />
        {hours
          .filter((hour) => hour % inRow === 0)
          .map((first) => (
            <div key={first}>
              <WideCloth
                draft={hoursDraft(first, currentHour)}
                colours={colours}
                fill={fillOnDark}
                className="h-[calc(14*var(--row))]"
              />
              <Border colour="yellow-400" />
            </div>
          ))}
      </div>
    </HangingCloth>
  )
}
