import { useDrawn } from './client-state.ts'
import type { Thread } from './palette.ts'
import { dyed } from './palette.ts'
import { bundle, cutReach } from './thread-rows.ts'

type ThreadsProps = {
  state: 'cut' | 'joined'
  /** Which of the five rows, from 0: a row wears the same threads above and below the seam. */
  index: number
  className?: string
}

const pairs: [Thread, Thread][] = [
  ['telang-700', 'telang-900'],
  ['bandung-500', 'telang-900'],
  ['pandan-600', 'pandan-800'],
  ['telang-900', 'telang-500'],
  ['kunyit-500', 'pandan-800'],
]

const rowHeight = 8

/** A bundle of threads: cut short where something is missing, joined by a knot where it is mended. */
export function Threads({ state, index, className }: ThreadsProps) {
  const [outer, inner] = pairs[index % pairs.length] ?? ['telang-900', 'telang-700']
  const reach = cutReach(index)
  const drawn = useDrawn()
  const floats = reach.map((percent, row) => {
    const thread = dyed(row > 2 && row < bundle - 3 ? inner : outer)
    return state === 'cut' ? (
      <CutFloat key={row} row={row} reach={percent} thread={thread} />
    ) : (
      <rect key={row} y={row * rowHeight} width="100%" height={rowHeight - 2} {...thread} />
    )
  })
  return (
    <svg
      width="100%"
      height={bundle * rowHeight}
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
  return Array.from({ length: bundle }, (_, row) => {
    const half = 6 * (Math.ceil(bundle / 2) - Math.abs(row - (bundle - 1) / 2))
    return (
      <rect
        key={row}
        x={-half}
        y={row * rowHeight}
        width={2 * half}
        height={rowHeight - 2}
        className={row === (bundle - 1) / 2 ? 'fill-santan' : 'fill-kunyit-400'}
      />
    )
  })
}
