import type { FixedColour } from '#src/palette.ts'
import type { StitchStatus } from '../stitches/stitch.tsx'

export type Part = FixedColour | 'edge'

/** One storey: its rows from `from` to `to`, and how many cells are on either side of the spine. */
export type Storey = { from: number; to: number; half: (row: number) => number }
export type Pattern = (x: number, row: number, storey: Storey) => Part

/** A lozenge's depth at a cell: 1 at its middle, 0 at its edge, and negative outside. */
function depth(x: number, y: number, reach: number, rise: number): number {
  return 1 - Math.abs(x) / (reach + 0.5) - Math.abs(y) / (rise + 0.5)
}

export function mod(value: number, period: number): number {
  return ((value % period) + period) % period
}

/** The investment: a bud with one lozenge. */
export const bud: Pattern = (x, row, { to, from, half }) => {
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
export const fourPartners: Pattern = (x, row, { from, to, half }) => {
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
export function proven(proofs: readonly StitchStatus[]): Pattern {
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
export const brokenThreads: Pattern = (x, row, { from, half }) => {
  if (row % 4 === 3) return 'pink-300'
  const reach = half(from + row)
  const end = Math.round((((row * 37 + 11) % 9) / 9 - 0.5) * reach * 1.1)
  if (x >= end + 2) return 'yellow-400'
  if (x >= end) return 'pink-300'
  return row % 4 === 1 ? 'edge' : 'pink-500'
}

/** Outlined shoots, one for each country, in one row or, in a narrow shoot, in two. */
export function planned(countries: number): Pattern {
  return (x, row, { from, to, half }) => {
    const rows = to - from
    const isRow = (2 * half(from + Math.round(rows * 0.3))) / countries >= 7
    const perTier = isRow ? countries : Math.ceil(countries / 2)
    const tier = isRow ? 0 : Math.floor(row / (rows / 2))
    const height = Math.floor((isRow ? rows : rows / 2) * 0.76)
    const foot = Math.floor((isRow ? rows : (rows / 2) * (tier + 1)) - 1)
    const least = -(half(from + foot - height) - 1)
    const span = -2 * least
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
