import type { ReactNode } from 'react'
import { type FixedColour, fixedColours } from '#src/palette.ts'
import { type Bar, barsPath, type Draft } from '../draft.ts'
import { revealOnScrollRef, Weaving, WovenPaths } from '../weaving.tsx'

/** Wider than any window; what holds the cloth cuts it off. Odd, so that it has a middle column. */
export const wideColumns = 321

type WideWeavingProps = { rows: number; className: string; children: () => ReactNode }

/** A drawing from edge to edge. The stylesheet sets the pixels per cell and row. */
export function WideWeaving({ rows, className, children }: WideWeavingProps) {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${wideColumns} ${rows}`}
      preserveAspectRatio="none"
      className={`wide-cloth ${className}`}
    >
      {children}
    </Weaving>
  )
}

export type WideDraft<Part extends string> = Omit<Draft<Part>, 'columns'>

type WideClothProps<Part extends string> = {
  draft: WideDraft<Part>
  colours: Record<Part, FixedColour>
  fill?: (thread: FixedColour) => string
  className: string
}

export function WideCloth<Part extends string>({
  draft,
  className,
  ...dyes
}: WideClothProps<Part>) {
  return (
    <WideWeaving rows={draft.rows} className={className}>
      {() => <WovenPaths draft={{ ...draft, columns: wideColumns }} {...dyes} />}
    </WideWeaving>
  )
}

/** The fill of a thread on ground that is dark by day too. */
export function fillOnDark(thread: FixedColour): string {
  return fixedColours[thread]
}

/** Two rows of squares in turn, as between two turns of a conversation. */
const border: WideDraft<'edge'> = {
  rows: 2,
  partAt: (column, row) => (column % 2 === row ? 'edge' : undefined),
}

export function Border({ colour, className = '' }: { colour: FixedColour; className?: string }) {
  return (
    <WideCloth
      draft={border}
      colours={{ edge: colour }}
      className={`h-[calc(2*var(--row))] ${className}`}
    />
  )
}

const longest = 15
const fringe = Array.from({ length: wideColumns }, (_, column) => {
  return { from: 0, to: longest - ((column * 4) % 7) }
})

/** The ends of the warp, stretched to the height of their box. */
export function Fringe({ className }: { className: string }) {
  return (
    <WideWeaving rows={longest} className={className}>
      {() => <path d={warpPath(fringe)} />}
    </WideWeaving>
  )
}

/** A thread in the middle of each column, from row to row. */
export function warpPath(threads: readonly { from: number; to: number }[]): string {
  return barsPath(threads.map(({ from, to }, column): Bar => [column + 0.35, from, 0.3, to - from]))
}

type HangingClothProps = { fringeClassName: string; className?: string; children: ReactNode }

/** A cloth from edge to edge and its fringe, which is as long as there is room. */
export function HangingCloth({ fringeClassName, className = '', children }: HangingClothProps) {
  return (
    <div
      ref={revealOnScrollRef}
      className={`flex grow flex-col overflow-clip print:hidden ${className}`}
    >
      {children}
      <Fringe
        className={`min-h-[calc(2*var(--row))] grow basis-0 md:min-h-[calc(4*var(--row))] ${fringeClassName}`}
      />
    </div>
  )
}
