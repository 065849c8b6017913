import { sizeOf } from './draft.ts'
import { loomDraft, passedColumns, wovenRows } from './loom-draft.ts'
import type { Thread } from '../palette.ts'
import { useWideColumns, wideCell, wideClothPlace } from './wide-cloth.ts'
import { Selvedge, WovenPaths } from './woven.tsx'

const threads = {
  edge: 'kunyit-400',
  ground: 'telang-900',
  ornament: 'bandung-300',
  heart: 'telang-700',
} satisfies Record<string, Thread>

const beam = 12

/** A cloth on the loom: woven at the bottom, bare warp above, the shuttle where the work now stands. */
export function Loom({ className }: { className?: string }) {
  const columns = useWideColumns()
  const size = sizeOf({ columns: columns ?? 0, rows: wovenRows }, wideCell)
  return (
    <svg
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`${wideClothPlace} md:h-full md:min-h-120 ${className ?? ''}`}
    >
      {columns ? (
        <>
          <svg x="50%" overflow="visible">
            <g transform={`translate(${-size.width / 2})`}>
              <Warp columns={columns} />
            </g>
          </svg>
          <rect width="100%" height={beam} className="thread-night" />
          <svg x="50%" y="100%" overflow="visible">
            <g transform={`translate(${-size.width / 2} ${-size.height})`}>
              <WovenPaths draft={loomDraft(columns)} threads={threads} cell={wideCell} selvedge />
              <Selvedge {...size} />
              <Shuttle column={passedColumns(columns)} />
            </g>
          </svg>
        </>
      ) : null}
    </svg>
  )
}

/** One warp thread a column, from the beam down into the cloth; the heddle bar lifts every second. */
function Warp({ columns }: { columns: number }) {
  return Array.from({ length: columns }, (_, column) => (
    <rect
      key={column}
      x={column * wideCell.width + 2}
      width="2"
      height="100%"
      className={column % 2 === 0 ? 'fill-telang-700 dark:fill-telang-500' : 'fill-telang-300'}
    />
  ))
}

/** The shuttle: one large kunyit stitch lying across the threads. */
function Shuttle({ column }: { column: number }) {
  const x = column * wideCell.width
  return (
    <path
      className="fill-kunyit-400"
      d={`M${x} -3h12v-5h18v-4h42v4h18v5h12v5h-12v5h-18v4h-42v-4h-18v-5h-12z`}
    />
  )
}
