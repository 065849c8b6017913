import { useDrawn } from './client-state.ts'
import {
  clothColumns,
  clothDraft,
  type ClothKind,
  cloths,
  fringeLengths,
  swatchDraft,
} from './cloth-draft.ts'
import { dyed } from './dyed.ts'
import { Selvedge, Woven, WovenPaths } from './woven.tsx'

type ClothProps = {
  kind: ClothKind
  /** Rows of cells; without it, the length the kind hangs at. */
  rows?: number
  /** Side of a cell in whole pixels. */
  cell?: number
  fringe?: boolean
  className?: string
}

const fringeHeight = 34

/** A cloth hanging from its upper edge: quiet field, one dense panel, fringe. */
export function Cloth({
  kind,
  rows = cloths[kind].rows,
  cell = 6,
  fringe = true,
  className,
}: ClothProps) {
  const drawn = useDrawn()
  const { threads } = cloths[kind]
  const length = rows * cell
  return (
    <svg
      width={clothColumns * cell}
      height={length + (fringe ? fringeHeight : 0)}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block shrink-0 ${className ?? ''}`}
    >
      {drawn ? (
        <>
          <WovenPaths
            draft={clothDraft(kind, rows)}
            threads={threads}
            cell={{ width: cell, height: cell }}
            selvedge
          />
          <Selvedge width={clothColumns * cell} height={length} />
          {fringe ? <path d={fringePath(cell, length)} {...dyed(threads.edge, 'edge')} /> : null}
        </>
      ) : null}
    </svg>
  )
}

/** Threads of five lengths below a cloth, one a column. */
export function fringePath(cell: number, top: number): string {
  const thread = cell > 4 ? 2 : 1
  return fringeLengths(clothColumns)
    .map((long, index) => {
      const height = Math.round((long * cell) / 6)
      return `M${index * cell + Math.floor((cell - thread) / 2) - (cell > 4 ? 1 : 0)} ${top}h${thread}v${height}h${-thread}z`
    })
    .join('')
}

/** A sample of a cloth: its first fifteen rows. */
export function Swatch({
  kind,
  cell = 6,
  className,
}: {
  kind: ClothKind
  cell?: number
  className?: string
}) {
  return (
    <Woven
      draft={swatchDraft(kind)}
      threads={cloths[kind].threads}
      cell={{ width: cell, height: cell }}
      className={className}
      selvedge
    />
  )
}
