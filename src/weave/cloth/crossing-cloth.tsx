import { weave } from '../draft.ts'
import { revealOnScrollRef, Weaving } from '../weaving.tsx'
import { Border, Fringe, wideColumns } from './wide-cloth.tsx'

const rows = 41
const reach = 27

type Part = 'first' | 'second' | 'both' | 'word' | 'ring' | 'heart'

/** The same words run through both cloths. */
function isWord(column: number, row: number): boolean {
  const line = Math.floor(row / 6)
  const inLine = row % 6
  const place = (column + line * 9) % 26
  const [from, length] = place < 9 ? [place, 6] : place < 14 ? [place - 9, 2] : [place - 14, 9]
  const inset = inLine === 3 ? 0 : inLine === 2 || inLine === 4 ? 1 : length
  return from >= inset && from < length - inset
}

function partAt(column: number, row: number): Part {
  const x = Math.abs(column - (wideColumns - 1) / 2)
  const y = Math.abs(row - (rows - 1) / 2)
  const inside = Math.round(reach * (1 - y / ((rows + 1) / 2))) - x
  if (inside < 0) {
    if (isWord(column, row)) return 'word'
    return column < wideColumns / 2 ? 'first' : 'second'
  }
  if (inside < 2 || inside === 4 || inside === 5) return 'ring'
  return inside > 16 ? 'heart' : 'both'
}

const only = (...parts: Part[]) => ({
  columns: wideColumns,
  rows,
  partAt(column: number, row: number) {
    const part = partAt(column, row)
    return parts.includes(part) ? part : undefined
  },
})

const fills: Record<Part, string> = {
  first: 'fill-blue-300',
  second: 'fill-pink-500',
  both: 'fill-yellow-400',
  word: 'fill-blue-900',
  ring: 'fill-blue-900',
  heart: 'fill-cream',
}

const isRight = (column: number) => column > wideColumns / 2

/** The wefts of one cloth and the warp of another, on the same words; where they cross is a third colour. */
export function CrossingCloth() {
  const all = only('first', 'second', 'both', 'word', 'ring', 'heart')
  const isWarp = (column: number, row: number) =>
    isRight(column) && ['second', 'word'].includes(partAt(column, row))
  const wefts = weave({
    ...all,
    partAt: (column, row) => (isWarp(column, row) ? undefined : partAt(column, row)),
  })
  const warp = weave({
    columns: rows,
    rows: wideColumns,
    partAt: (row, column) => (isWarp(column, row) ? partAt(column, row) : undefined),
  })
  return (
    <div ref={revealOnScrollRef} className="flex grow flex-col overflow-clip">
      <div className="weave-along py-[var(--row)] [--beat:24ms] [--rows:47]">
        <Border colour="blue-900" className="mb-[var(--row)]" />
        <Weaving
          isDeferred
          viewBox={`0 0 ${wideColumns} ${rows}`}
          preserveAspectRatio="none"
          className="wide-cloth h-[calc(41*var(--row))]"
        >
          {() => (
            <>
              {wefts.map(([part, path]) => (
                <path key={part} className={fills[part]} d={path} />
              ))}
              {/* Rows and columns change places. */}
              <g transform="matrix(0 1 1 0 0 0)">
                {warp.map(([part, path]) => (
                  <path key={part} className={fills[part]} d={path} />
                ))}
              </g>
            </>
          )}
        </Weaving>
        <Border colour="blue-900" className="mt-[var(--row)]" />
      </div>
      <Fringe className="min-h-[calc(2*var(--row))] grow basis-0 fill-(--thread-night)" />
    </div>
  )
}
