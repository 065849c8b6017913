import { clothColumns, clothDraft, type ClothKind, cloths } from './cloth-draft.ts'
import { type Bar, barsPath, sizeOf } from '../draft.ts'
import { clothFill, fillOf, Weaving, WovenPaths } from '../weaving.tsx'

type ClothProps = {
  kind: ClothKind
  rows?: number
  /** The size of a cell in pixels. */
  cell: number
  /** Another width than the drawing's own. */
  className?: string
  isDeferred?: boolean
}

const fringeHeight = 34

export function Cloth({ kind, rows, cell, className = '', isDeferred }: ClothProps) {
  const { colours } = cloths[kind]
  const square = { width: cell, height: cell }
  const draft = clothDraft(kind, rows)
  const { width, height } = sizeOf(draft, square)
  return (
    <Weaving
      isDeferred={isDeferred}
      size={{ width, height: height + fringeHeight }}
      className={`h-auto min-w-0 ${className}`}
    >
      {() => (
        <>
          <WovenPaths draft={draft} colours={colours} cell={square} fill={clothFill} />
          <path d={fringePath(cell, height)} fill={fillOf(colours.edge, 'edge')} />
        </>
      )}
    </Weaving>
  )
}

function fringePath(cell: number, top: number): string {
  const thread = cell < 4 ? 1 : 2
  const inset = Math.floor((cell - thread) / 2) - (cell > 4 ? 1 : 0)
  const threads = Array.from({ length: clothColumns }, (_, index): Bar => {
    const height = Math.round(((18 + ((index * 6) % 15)) * cell) / 6)
    return [index * cell + inset, top, thread, height]
  })
  return barsPath(threads)
}
