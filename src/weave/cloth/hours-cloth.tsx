import type { FixedColour } from '#src/palette.ts'
import { hours, isNight } from '../hours.ts'
import { shootDraft, type ShootPart } from '../shoots/shoot-draft.ts'
import { revealOnScrollRef } from '../weaving.tsx'
import { Border, Fringe, WideCloth, wideColumns } from './wide-cloth.tsx'

const shoot = shootDraft(5, 2.4)
const pitch = shoot.columns + 1
const inRow = 8
const rows = shoot.rows + 2
const side = (wideColumns - inRow * pitch + 1) / 2

type Light = 'night' | 'day' | 'nowByNight' | 'nowByDay'
type Part = `${Light} ${ShootPart | 'cloth'}`

const colours: Record<Part, FixedColour> = {
  'night cloth': 'blue-700',
  'night edge': 'blue-200',
  'night ground': 'blue-900',
  'night ring': 'blue-200',
  'night core': 'yellow-400',
  'day cloth': 'yellow-400',
  'day edge': 'green-600',
  'day ground': 'yellow-200',
  'day ring': 'blue-900',
  'day core': 'cream',
  'nowByNight cloth': 'blue-700',
  'nowByNight edge': 'cream',
  'nowByNight ground': 'pink-500',
  'nowByNight ring': 'cream',
  'nowByNight core': 'blue-900',
  'nowByDay cloth': 'yellow-400',
  'nowByDay edge': 'blue-900',
  'nowByDay ground': 'pink-500',
  'nowByDay ring': 'cream',
  'nowByDay core': 'blue-900',
}

/** Eight hours; the first and the last go on to the edges of the cloth. */
function hoursDraft(first: number, currentHour: number | null) {
  return {
    rows,
    partAt(column: number, row: number): Part | undefined {
      const place = Math.min(inRow - 1, Math.max(0, Math.floor((column - side) / pitch)))
      const hour = first + place
      const isNow = hour === currentHour
      const dark = isNight(hour)
      const light = isNow ? (dark ? 'nowByNight' : 'nowByDay') : dark ? 'night' : 'day'
      const x = column - side - place * pitch
      // The last row is the line of the present hour.
      if (row === rows - 1)
        return isNow && x >= 0 && x < shoot.columns ? `nowByNight edge` : undefined
      const part = shoot.partAt(x, row - 1)
      return `${light} ${part === 'ground' ? partOfLozenge(x, row) : (part ?? 'cloth')}`
    },
  }
}

/** A shoot this small has room for one lozenge. */
function partOfLozenge(x: number, row: number): ShootPart {
  const fromSpine = Math.abs(x - (shoot.columns - 1) / 2)
  const fromCentre = Math.abs(row - 8)
  if (fromSpine === 0) return fromCentre < 2 ? 'core' : fromCentre < 4 ? 'ring' : 'ground'
  return fromSpine === 1 && fromCentre < 2 ? 'ring' : 'ground'
}

/**
 * The 24 hours from midnight, in three rows of a cloth from edge to edge: night in blue (blue), day in yellow
 * (yellow), and the present hour in pink (pink) on a line.
 */
export function HoursCloth({ currentHour }: { currentHour: number | null }) {
  return (
    <div ref={revealOnScrollRef} className="flex grow flex-col overflow-clip">
      <div className="weave-along tone-deep pt-[var(--row)] [--beat:24ms] [--rows:51]">
        <Border colour="yellow-400" />
        {hours
          .filter((hour) => hour % inRow === 0)
          .map((first) => (
            <div key={first}>
              <WideCloth
                draft={hoursDraft(first, currentHour)}
                colours={colours}
                className="h-[calc(14*var(--row))]"
              />
              <Border colour="yellow-400" />
            </div>
          ))}
      </div>
      <Fringe className="min-h-[calc(2*var(--row))] grow basis-0 fill-(--thread-night)" />
    </div>
  )
}
