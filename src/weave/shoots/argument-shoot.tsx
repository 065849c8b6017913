import type { FixedColour } from '#src/palette.ts'
import { type Cell, type Draft, weave } from '../draft.ts'
import type { StitchStatus } from '../stitches/stitch.tsx'
import { fillOf, Weaving, revealOnScrollRef } from '../weaving.tsx'

/** Where the words stand that the shoot grows beside, in pixels from their section's corner. */
export type ArgumentLayout = {
  width: number
  /** The right edge of the words, from which each heading's thread runs into the shoot. */
  wordsEnd: number
  top: number
  /** The bottom of each of the six items, and the line below its heading. */
  storeys: readonly { bottom: number; line: number }[]
}

type ArgumentShootProps = {
  layout: ArgumentLayout
  /** People in millions, and how many of them the words count. */
  people: { total: number; filled: number }
  /** Each has a lozenge in the fourth storey: filled, dashed or outlined. */
  proofs: readonly StitchStatus[]
  /** As many outlined shoots stand in the last storey. */
  countries: number
}

type Part = FixedColour | 'edge'

/** One storey: its rows from `from` to `to`, and how many cells are on either side of the spine. */
type Storey = { from: number; to: number; half: (row: number) => number }
type Pattern = (x: number, row: number, storey: Storey) => Part

/**
 * A bamboo shoot of six storeys, one for each item: it is as high as the words beside it, and grows
 * wider down to its foot.
 */
export function ArgumentShoot({ layout, people, proofs, countries }: ArgumentShootProps) {
  const { width, wordsEnd, top, storeys } = layout
  const bottom = storeys.at(-1)?.bottom ?? top
  const isWide = width >= 900
  const cell: Cell = isWide ? { width: 9, height: 8 } : { width: 3, height: 5 }
  // In a wide window the window's edge may cut the foot off. In a narrow one all of it is seen, and the
  // sides are curved, or the shoot would be a needle.
  const spine = Math.round(isWide ? width * 0.72 : (width + wordsEnd) / 2 + 4)
  const foot = Math.floor((spine - wordsEnd - 14) / cell.width)
  const rowAt = (y: number) => Math.round((y - top) / cell.height)
  const rows = rowAt(bottom)
  const half = (row: number) => Math.floor(foot * ((row + 1) / rows) ** (isWide ? 1 : 0.6))
  const left = spine - (foot + 0.5) * cell.width
  const columns = Math.min(2 * foot + 1, Math.ceil((width - left) / cell.width))
  const patterns: Pattern[] = [
    bud,
    () => 'yellow-400',
    fourPartners,
    proven(proofs),
    brokenThreads,
    planned(countries, columns - foot - 1),
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
          const style = { animationDelay: `${index * 450}ms` }
          return (
            <g key={index}>
              <rect
                x={wordsEnd}
                y={line - 2}
                width={Math.max(0, end - wordsEnd)}
                height="2"
                style={style}
                className="weave-along fill-ink [--weave-time:500ms]"
              />
              <g
                transform={`translate(${left} ${top + from * cell.height})`}
                style={style}
                className="weave-along [--unwoven:0_0_100%] [--weave-time:700ms]"
              >
                {weave(draft, cell).map(([part, path]) => (
                  <path
                    key={part}
                    d={path}
                    {...fillOf(part === 'edge' ? 'blue-900' : part, part)}
                  />
                ))}
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

type Frame = { columns: number; foot: number; pattern: Pattern; isLast: boolean }

/** A storey between the shoot's edges; two rows of border end all but the last. */
function storeyDraft(storey: Storey, { columns, foot, pattern, isLast }: Frame): Draft<Part> {
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

/** A lozenge's depth at a cell: 1 at its middle, 0 at its edge, and negative outside. */
function depth(x: number, y: number, reach: number, rise: number): number {
  return 1 - Math.abs(x) / (reach + 0.5) - Math.abs(y) / (rise + 0.5)
}

function mod(value: number, period: number): number {
  return ((value % period) + period) % period
}

/** The investment: a bud with one lozenge. */
const bud: Pattern = (x, row, { to, from, half }) => {
  const reach = Math.floor(half(from + Math.round((to - from) * 0.66)) * 0.62)
  const rise = Math.min(Math.round(reach * 1.6), Math.floor((to - from) * 0.28))
  const inside = depth(x, row - (to - from - 5 - rise), reach, rise)
  if (reach < 2 || inside < 0) return 'blue-700'
  const ring = Math.floor(inside * (reach + 0.5))
  if (ring < 1) return 'yellow-400'
  if (inside > 0.55) return 'pink-300'
  return reach > 8 && ring === 3 ? 'pink-500' : 'blue-700'
}

const partners: [ground: FixedColour, figure: FixedColour][] = [
  ['green-300', 'green-800'],
  ['pink-300', 'pink-500'],
  ['blue-300', 'blue-700'],
  ['yellow-200', 'yellow-500'],
]

/** Four kinds of partner on one warp: side by side, or in a narrow shoot one below another. */
const fourPartners: Pattern = (x, row, { from, to, half }) => {
  const rows = to - from - 2
  const reach = half(from + Math.round(rows * 0.7))
  const side = Math.floor((2 * reach + 1) / 4)
  const isStack = side < 9
  const share = Math.floor(rows / 4)
  const panel = Math.min(3, Math.max(0, Math.floor(isStack ? row / share : (x + 2 * side) / side)))
  const [ground, figure] = partners[panel] ?? ['cream', 'edge']
  const fromLeft = isStack ? row - panel * share : x + 2 * side - panel * side
  if (panel > 0 && fromLeft === 0) return 'blue-900'
  const [width, height] = isStack ? [2 * half(from + row), share] : [side, rows]
  const dx = isStack ? x : fromLeft - side / 2
  const dy = isStack ? fromLeft - share / 2 : row - rows / 2
  const statisticReach = Math.min(width / 2 - 2, 9)
  const inside = depth(dx, dy, statisticReach, Math.min(height / 2 - 3, statisticReach * 1.6))
  const isRing = inside >= 0 && inside < 1.6 / statisticReach
  return isRing || inside > 0.55 ? figure : ground
}

/** A dense ground with a lozenge for each proof: filled, dashed or outlined, as the status has it. */
function proven(proofs: readonly StitchStatus[]): Pattern {
  return (x, row, { from, to, half }) => {
    const rows = to - from - 2
    const narrowest = half(from) - 1
    const side = Math.floor((2 * narrowest + 1) / proofs.length)
    const isStack = side < 12
    const share = rows / proofs.length
    const index = Math.min(
      proofs.length - 1,
      Math.max(0, Math.floor(isStack ? row / share : (x + (side * proofs.length) / 2) / side)),
    )
    const dx = isStack ? x : Math.round(x - (index - (proofs.length - 1) / 2) * side)
    const dy = Math.round(isStack ? row - (index + 0.5) * share : row - rows / 2)
    const reach = Math.min(isStack ? narrowest - 2 : side / 2 - 2, 10)
    const rise = Math.min(isStack ? share / 2 - 1 : rows / 2 - 2, reach * 1.1)
    const inside = depth(dx, dy, reach, rise)
    const status = proofs[index]
    if (inside >= 0) {
      const isEdge = inside < 1.5 / reach
      if (status === 'works' || (isEdge && (status === 'planned' || mod(dy, 4) < 2)))
        return 'yellow-400'
      return 'green-800'
    }
    return mod(x + row, 4) === 0 || mod(x - row, 4) === 0 ? 'green-600' : 'green-800'
  }
}

/** Threads that end early, and go on in gold. */
const brokenThreads: Pattern = (x, row, { from, half }) => {
  if (row % 4 === 3) return 'pink-300'
  const reach = half(from + row)
  const end = Math.round((((row * 37 + 11) % 9) / 9 - 0.5) * reach * 1.1)
  if (x >= end + 2) return 'yellow-400'
  if (x >= end) return 'pink-300'
  return row % 4 === 1 ? 'edge' : 'pink-500'
}

/** Outlined shoots, one for each country, in one row or, in a narrow shoot, in two. */
function planned(countries: number, right: number): Pattern {
  return (x, row, { from, to, half }) => {
    const rows = to - from
    const isRow = (2 * half(from + Math.round(rows * 0.3))) / countries >= 7
    const perTier = isRow ? countries : Math.ceil(countries / 2)
    const tier = isRow ? 0 : Math.floor(row / (rows / 2))
    const height = Math.floor((isRow ? rows : rows / 2) * 0.76)
    const foot = Math.floor((isRow ? rows : (rows / 2) * (tier + 1)) - 1)
    const least = -(half(from + foot - height) - 1)
    const span = Math.min(-least, right) - least
    const pitch = Math.floor(span / perTier)
    const start = least + Math.floor((span - pitch * perTier) / 2)
    const index = Math.floor((x - start) / pitch)
    const up = foot - row
    if (index < 0 || index >= perTier || up < 0 || up >= height) return 'blue-900'
    const reach = Math.max(1, Math.floor((pitch - 2) / 2))
    const fromSpine = Math.abs(x - start - index * pitch - reach)
    const wide = Math.floor(((height - up) * (reach + 0.5)) / height)
    if (fromSpine === wide || (up === 0 && fromSpine < wide)) return 'blue-300'
    const isCore = reach > 2 && fromSpine === 0 && Math.abs(up - Math.round(height * 0.3)) < 2
    return isCore ? 'yellow-400' : 'blue-900'
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
      return `M${x} ${(row + 0.5) * rowHeight + 4 - rise}l${reach} ${rise}-${reach} ${rise}-${reach}-${rise}z`
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
    const rows = Math.floor(height / (pitch * 1.25))
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
