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

function partAt(column: number, row: number): Part {
  const fromSpine = Math.abs(column - middle)
  const fromMiddle = Math.abs(row - (rows - 1) / 2)
  const inside = Math.round(reach * (1 - (2 * fromMiddle) / (rows - 3))) - fromSpine
  if (inside < 0) return isWord(column, row) ? 'word' : column < middle ? 'first' : 'second'
  if ([0, 1, 4, 5].includes(inside)) return 'ring'
  return inside > 16 ? 'heart' : 'both'
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

const isOfWarp = (column: number, row: number) =>
  column > middle && ['second', 'word'].includes(partAt(column, row))

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
