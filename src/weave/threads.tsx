import { useDrawn } from './client-state.ts'
import { dyed } from './dyed.ts'
import type { Thread } from '../palette.ts'

export type BundleName = 'telang' | 'bandung' | 'pandan' | 'night' | 'sky'

/** The outer and inner threads of each bundle, and how its cut is frayed. */
const bundles: Record<BundleName, { outer: Thread; inner: Thread; fray: number }> = {
  telang: { outer: 'telang-700', inner: 'telang-900', fray: 0 },
  bandung: { outer: 'bandung-500', inner: 'telang-900', fray: 1 },
  pandan: { outer: 'pandan-600', inner: 'pandan-800', fray: 2 },
  night: { outer: 'telang-900', inner: 'telang-500', fray: 3 },
  sky: { outer: 'telang-300', inner: 'pandan-800', fray: 4 },
}

const rows = 11
const rowHeight = 8

type ThreadsProps = { state: 'cut' | 'joined'; bundle: BundleName; className?: string }

/** A bundle of threads: cut short where something is missing, joined by a knot where it is mended. */
export function Threads({ state, bundle, className }: ThreadsProps) {
  const { outer, inner, fray } = bundles[bundle]
  const drawn = useDrawn()
  const floats = Array.from({ length: rows }, (_, row) => {
    const thread = dyed(row > 2 && row < rows - 3 ? inner : outer, 'edge')
    return state === 'cut' ? (
      <CutFloat key={row} row={row} reach={cutReach(fray, row)} thread={thread} />
    ) : (
      <rect key={row} y={row * rowHeight} width="100%" height={rowHeight - 2} {...thread} />
    )
  })
  return (
    <svg
      width="100%"
      height={rows * rowHeight}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block w-full ${className ?? ''}`}
    >
      {drawn ? floats : null}
      {drawn && state === 'joined' ? (
        <svg x="50%" overflow="visible">
          <Knot />
        </svg>
      ) : null}
    </svg>
  )
}

/** How far a float of a cut bundle still reaches, in hundredths of the width. */
function cutReach(fray: number, row: number): number {
  return 46 + ((row * 17 + fray * 23 + row * fray * 5) % 31)
}

type CutFloatProps = { row: number; reach: number; thread: ReturnType<typeof dyed> }

/** A float and its frayed end: two short fibres, one above the other. */
function CutFloat({ row, reach, thread }: CutFloatProps) {
  const y = row * rowHeight
  return (
    <g {...thread}>
      <rect y={y} width={`${reach}%`} height={rowHeight - 2} />
      <rect y={y} x={`${reach}%`} width={row % 2 === 0 ? 10 : 4} height="2" />
      <rect y={y + 4} x={`${reach}%`} width={row % 3 === 0 ? 4 : 14} height="2" />
    </g>
  )
}

/** A lozenge in gold over the place where the threads were cut. */
function Knot() {
  return Array.from({ length: rows }, (_, row) => {
    const half = 6 * (Math.ceil(rows / 2) - Math.abs(row - (rows - 1) / 2))
    return (
      <rect
        key={row}
        x={-half}
        y={row * rowHeight}
        width={2 * half}
        height={rowHeight - 2}
        className={row === (rows - 1) / 2 ? 'fill-santan' : 'fill-kunyit-400'}
      />
    )
  })
}
