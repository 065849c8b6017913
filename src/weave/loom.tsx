import type { ClothPart } from './cloth-draft.ts'
import type { Draft } from './draft.ts'
import type { Thread } from '../palette.ts'
import { Centred, WideCloth, wideCell } from './wide-cloth.tsx'
import { ClothPaths } from './woven.tsx'

const threads = {
  edge: 'kunyit-400',
  ground: 'telang-900',
  ornament: 'bandung-300',
  heart: 'telang-700',
} satisfies Record<ClothPart, Thread>

/** Rows woven so far, the last of them only in part. */
const wovenRows = 62

function passedColumns(columns: number): number {
  return Math.round(columns * 0.55)
}

/** The finished part of a cloth on the loom: lozenges in rows, ruled where a day's work ended. */
export function loomDraft(columns: number): Draft<ClothPart> {
  const middle = (columns - 1) / 2
  return {
    columns,
    rows: wovenRows,
    partAt(column, row) {
      if (row === 0 && column >= passedColumns(columns)) return undefined
      const fromMiddle = Math.abs(column - middle)
      if (fromMiddle === middle) return 'edge'
      if (fromMiddle === middle - 1) return 'ground'
      const inBand = (row + 6) % 22
      if (inBand === 0) return 'edge'
      if (inBand === 1 || inBand === 21) return 'ground'
      const distance = Math.abs((fromMiddle % 12) - 6) + Math.abs(inBand - 11) * 0.6
      if (distance > 4.5) return distance > 5.4 ? 'ground' : 'ornament'
      return distance > 2 ? 'heart' : 'edge'
    },
  }
}

/** A cloth on the loom: woven at the bottom, bare warp above, the shuttle where the work now stands. */
export function Loom({ className = '' }: { className?: string }) {
  return (
    <WideCloth className={`md:h-full md:min-h-120 ${className}`}>
      {(columns) => (
        <>
          <Centred columns={columns}>
            <Warp columns={columns} />
          </Centred>
          <rect width="100%" height="12" className="fill-(--thread-night)" />
          <Centred columns={columns} y="100%" up={wovenRows * wideCell.height}>
            <ClothPaths draft={loomDraft(columns)} threads={threads} cell={wideCell} />
            <Shuttle column={passedColumns(columns)} />
          </Centred>
        </>
      )}
    </WideCloth>
  )
}

/** One warp thread a column, from the beam down into the cloth; the heddle bar lifts every second. */
function Warp({ columns }: { columns: number }) {
  const everySecond = 'v2000m12-2000'.repeat(Math.ceil(columns / 2))
  return (
    <>
      <path
        className="stroke-telang-700 stroke-2 dark:stroke-telang-500"
        d={`M3 0${everySecond}`}
      />
      <path className="stroke-telang-300 stroke-2" d={`M9 0${everySecond}`} />
    </>
  )
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
