import { type Cell, type Draft, weave } from '../draft.ts'
import { type StitchStatus, stitchRow } from '../stitches/stitch.tsx'
import { clothFill, fillOf, revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'
import {
  brokenThreads,
  bud,
  fourPartners,
  mod,
  type Part,
  type Pattern,
  planned,
  proven,
  type Storey,
} from './argument-patterns.ts'

/** Where the words stand that the shoot grows beside, in pixels from their section's corner. */
export type ArgumentLayout = {
  width: number
  /** How far the words are from the window's edge; in a wide window the shoot is as far from the other. */
  margin: number
  /** The right edge of the words, from which each heading's thread runs into the shoot. */
  wordsEnd: number
  top: number
  /** The bottom of each of the six items, and the line below its heading. */
  storeys: readonly { bottom: number; line: number }[]
}

/** Threads at the foot of the shoot in a wide window. */
const widestFoot = 125

type ArgumentShootProps = {
  layout: ArgumentLayout
  /** People in millions, and how many of them the words count. */
  people: { total: number; filled: number }
  /** Each has a lozenge in the fourth storey: filled, dashed or outlined. */
  proofs: readonly StitchStatus[]
  /** As many outlined shoots stand in the last storey. */
  countries: number
}

/**
 * A bamboo shoot of six storeys, one for each item: it is as high as the words beside it, and grows
 * wider down to its foot.
 */
export function ArgumentShoot({ layout, people, proofs, countries }: ArgumentShootProps) {
  const { width, wordsEnd, top, storeys } = layout
  const { isWide, cell, spine, foot, columns, left } = footOf(layout)
  const bottom = storeys.at(-1)?.bottom ?? top
  const rowAt = (y: number) => Math.round((y - top) / cell.height)
  const rows = rowAt(bottom)
  // In a narrow window the sides are curved, or the shoot would be a needle.
  const half = (row: number) => Math.floor(foot * ((row + 1) / rows) ** (isWide ? 1 : 0.6))
  const patterns: Pattern[] = [
    bud,
    () => 'yellow-400',
    fourPartners,
    proven(proofs),
    brokenThreads,
    planned(countries),
  ]
  return (
    <Weaving
      viewBox={`0 0 ${width} ${bottom}`}
      preserveAspectRatio="none"
      ref={revealOnScrollRef}
      className="absolute inset-x-0 top-0 h-full w-full"
    >
      {() =>
        storeys.map(({ line }, index) => {
          const pattern = patterns[index]
          const from = index === 0 ? 0 : rowAt(storeys[index - 1]?.bottom ?? top)
          const storey: Storey = { from, to: rowAt(storeys[index]?.bottom ?? top), half }
          if (!pattern) return null
          const isLast = index === storeys.length - 1
          const draft = storeyDraft(storey, { columns, foot, pattern, isLast })
          const end = spine - half(rowAt(line)) * cell.width
          // Read from the top, so that the first storey is woven first; its own foot comes first.
          const after = { animationDelay: `${index * 300}ms` }
          return (
            <g key={index}>
              <rect
                x={wordsEnd}
                y={line - 2}
                width={Math.max(0, end - wordsEnd)}
                height="2"
                style={{ ...rowsOf(1, 2, 400), ...after }}
                className="weave-along fill-ink"
              />
              <g
                transform={`translate(${left} ${top + from * cell.height})`}
                style={{ ...rowsOf(draft.rows, cell.height, draft.rows * 16), ...after }}
                className="weave-along [--up:1]"
              >
                {/* Answers the pointer between the threads as well. */}
                <rect
                  width={columns * cell.width}
                  height={draft.rows * cell.height}
                  fill="none"
                  pointerEvents="all"
                />
                {weave(draft, cell).map(([part, path]) => {
                  const thread = part === 'edge' ? 'blue-900' : part
                  // The last storey is navy cloth.
                  const fill = isLast ? clothFill(thread) : fillOf(thread, part)
                  return <path key={part} d={path} fill={fill} />
                })}
                {index === 1 ? (
                  <People
                    {...people}
                    storey={storey}
                    cell={cell}
                    middle={(foot + 0.5) * cell.width}
                  />
                ) : null}
              </g>
            </g>
          )
        })
      }
    </Weaving>
  )
}

/** Returns the cells of the shoot, and where its foot stands: `foot` threads on either side of the spine. */
export function footOf({ width, margin, wordsEnd }: Omit<ArgumentLayout, 'top' | 'storeys'>) {
  const isWide = width >= 900
  const room = width - margin - (wordsEnd + 48)
  const cell: Cell = isWide
    ? { width: Math.min(9, Math.floor(room / widestFoot)), height: 8 }
    : { width: 3, height: 5 }
  const spine = isWide
    ? Math.round(width - margin - (widestFoot / 2) * cell.width)
    : Math.round((width + wordsEnd) / 2 + 4)
  const foot = isWide
    ? Math.floor(widestFoot / 2)
    : Math.floor((spine - wordsEnd - 14) / cell.width)
  return {
    isWide,
    cell,
    spine,
    foot,
    columns: 2 * foot + 1,
    left: spine - (foot + 0.5) * cell.width,
  }
}

type Frame = { columns: number; foot: number; pattern: Pattern; isLast: boolean }

/** A storey between the shoot's edges; two rows of border end all but the last. */
export function storeyDraft(
  storey: Storey,
  { columns, foot, pattern, isLast }: Frame,
): Draft<Part> {
  const rows = storey.to - storey.from
  return {
    columns,
    rows,
    partAt(column, row) {
      const x = column - foot
      const half = storey.half(storey.from + row)
      if (Math.abs(x) > half) return undefined
      if (Math.abs(x) === half) return isLast ? 'blue-500' : 'edge'
      if (!isLast && row === rows - 1) return 'edge'
      if (!isLast && row === rows - 2) return mod(x, 2) === 0 ? 'yellow-400' : 'edge'
      return pattern(x, row, storey)
    },
  }
}

type PeopleProps = {
  total: number
  filled: number
  storey: Storey
  cell: Cell
  middle: number
}

/** A lozenge for each million people, row by row as wide as the storey; the first ones are filled. */
function People({ total, filled, storey, cell, middle }: PeopleProps) {
  const { pitch, counts } = rowsOfPeople(total, storey, cell)
  const reach = pitch * 0.4
  const rise = (pitch * 1.4) / 4
  const rowHeight = ((storey.to - storey.from - 3) * cell.height) / counts.length
  const places = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = middle + (index - (count - 1) / 2) * pitch
      return stitchRow(1, { x, y: (row + 0.5) * rowHeight + 4 - rise, reach, rise })
    }),
  )
  return (
    <g shapeRendering="auto" className="stroke-blue-900 stroke-[1.8]">
      <path className="fill-blue-900" d={places.slice(0, filled).join('')} />
      <path className="fill-none" d={places.slice(filled).join('')} />
    </g>
  )
}

/** The widest pitch at which everybody has a place, and how many stand in each row. */
function rowsOfPeople(total: number, { from, to, half }: Storey, cell: Cell) {
  const height = (to - from - 3) * cell.height
  for (let pitch = 48; pitch > 5; pitch--) {
    // Large text makes the storey so high that more rows would fit than there are people.
    const rows = Math.min(total, Math.floor(height / (pitch * 1.25)))
    const room = Array.from({ length: rows }, (_, row) => {
      const narrowest = half(from + Math.floor((row * (to - from - 3)) / rows)) - 1
      return Math.floor(((2 * narrowest + 1) * cell.width) / pitch)
    })
    let left = total - room.reduce((sum, count) => sum + count, 0)
    if (left > 0) continue
    // Rows give up their spare places in turn, so that each is still wider than the last.
    for (let row = 0; left < 0; row = (row + 1) % rows) {
      if ((room[row] ?? 0) < 2) continue
      room[row] = (room[row] ?? 0) - 1
      left++
    }
    return { pitch, counts: room }
  }
  return { pitch: 6, counts: [total] }
}
