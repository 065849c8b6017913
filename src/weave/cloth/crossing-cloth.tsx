import type { FixedColour } from '#src/palette.ts'
import type { Draft } from '../draft.ts'
import { WovenPaths } from '../weaving.tsx'
import { Border, HangingCloth, wideColumns, WideWeaving } from './wide-cloth.tsx'

const rows = 43
const middle = (wideColumns - 1) / 2
const reach = 27

type Part = 'first' | 'second' | 'both' | 'heart' | 'ring' | 'word'

const colours: Record<Part, FixedColour> = {
  first: 'blue-300',
  second: 'pink-500',
  both: 'yellow-400',
  heart: 'cream',
  ring: 'blue-900',
  word: 'blue-900',
}

/** How many columns a cell lies inside the lozenge where they cross; negative outside. */
function depthAt(column: number, row: number): number {
  const fromMiddle = Math.abs(row - (rows - 1) / 2)
  return Math.round(reach * (1 - (2 * fromMiddle) / (rows - 3))) - Math.abs(column - middle)
}

function partAt(column: number, row: number): Part {
  const depth = depthAt(column, row)
  if (depth < -2 && isWord(column, row)) return 'word'
  if (depth < 0) return column < middle ? 'first' : 'second'
  if ([0, 1, 4, 5].includes(depth)) return 'ring'
  return depth > 15 ? 'heart' : 'both'
}

/** Where three words begin, and where the next ones do. */
const words = [0, 9, 14, 26]

/** Lines of words, which run through both cloths. */
function isWord(column: number, row: number): boolean {
  const place = (column + Math.floor(row / 6) * 9) % 26
  const next = words.findIndex((start) => place < start)
  const inset = [undefined, undefined, 1, 0, 1, undefined][row % 6]
  if (inset === undefined) return false
  const [from = 0, to = 0] = [words[next - 1], words[next]]
  return place >= from + inset && place < to - 3 - inset
}

/** Wefts hold the lozenge, and a column or two around it. */
const isOfWarp = (column: number, row: number) => column > middle && depthAt(column, row) < -2

const wefts: Draft<Part> = {
  columns: wideColumns,
  rows,
  partAt: (column, row) => (isOfWarp(column, row) ? undefined : partAt(column, row)),
}

/** On its side. */
const warp: Draft<Part> = {
  columns: rows,
  rows: wideColumns,
  partAt: (row, column) => (isOfWarp(column, row) ? partAt(column, row) : undefined),
}

/** The wefts of one cloth and the warp of another, on the same words; where they cross is a third colour. */
export function CrossingCloth() {
  return (
    <HangingCloth fringeClassName="fill-(--thread-night)" className="pt-[var(--row)]">
      <div className="weave-along [--beat:24ms] [--rows:49]">
        <Border colour="blue-900" />
        <WideWeaving rows={rows} className="my-[var(--row)] h-[calc(43*var(--row))]">
          {() => (
            <>
              <WovenPaths draft={wefts} colours={colours} />
              <g transform="matrix(0 1 1 0 0 0)">
                <WovenPaths draft={warp} colours={colours} />
              </g>
            </>
          )}
        </WideWeaving>
        <Border colour="blue-900" />
      </div>
    </HangingCloth>
  )
}
