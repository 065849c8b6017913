import { type Bar, barsPath, type Draft } from '../draft.ts'
import { Weaving, WovenPaths } from '../weaving.tsx'
import type { FixedColour } from '#src/palette.ts'

/** Wider than any window; what holds it cuts it off. Odd, so that it has a middle column. */
export const wideColumns = 321

type WideClothProps<Part extends string> = {
  draft: Omit<Draft<Part>, 'columns'>
  colours: Record<Part, FixedColour>
  className: string
}

/** Cloth from edge to edge. The stylesheet sets the pixels per cell and row, and the height. */
export function WideCloth<Part extends string>({
  draft,
  colours,
  className,
}: WideClothProps<Part>) {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${wideColumns} ${draft.rows}`}
      preserveAspectRatio="none"
      className={`wide-cloth ${className}`}
    >
      {() => <WovenPaths draft={{ ...draft, columns: wideColumns }} colours={colours} />}
    </Weaving>
  )
}

/** Two rows of squares in turn, as between two turns of a conversation. */
const borderDraft = {
  rows: 2,
  partAt: (column: number, row: number) => (column % 2 === row ? 'edge' : undefined),
} as const

export function Border({ colour, className = '' }: { colour: FixedColour; className?: string }) {
  return (
    <WideCloth
      draft={borderDraft}
      colours={{ edge: colour }}
      className={`h-[calc(2*var(--row))] ${className}`}
    />
  )
}

const longest = 15
const fringe = Array.from({ length: wideColumns }, (_, column) => {
  return { from: 0, to: longest - ((column * 4) % 7) }
})

/** The warp below a cloth. It is as long as there is room. */
export function Fringe({ className }: { className: string }) {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${wideColumns} ${longest}`}
      preserveAspectRatio="none"
      className={`wide-cloth ${className}`}
    >
      {() => <path d={warpPath(fringe)} />}
    </Weaving>
  )
}

/** A warp thread in the middle of each column, from row to row. */
export function warpPath(threads: readonly { from: number; to: number }[]): string {
  return barsPath(threads.map(({ from, to }, column): Bar => [column + 0.35, from, 0.3, to - from]))
}
