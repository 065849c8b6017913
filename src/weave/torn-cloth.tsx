import { type FixedColour, fixedColours } from '#src/palette.ts'
import { type ClothPart, cloths, partOfPanel } from './cloth-draft.ts'
import { bar, type Draft } from './draft.ts'
import { ClothPaths, Weaving, whenSeen } from './weaving.tsx'

const cell = { width: 6, height: 6 }

/** Wider than the cloth's box in any window, which clips it. */
const columns = 151
const middleColumn = (columns - 1) / 2
const tornRows = 181
const middleRow = (tornRows - 1) / 2

/** How many rows are missing above and below the middle, per column; the pattern repeats. */
const raggedAbove = [6, 6, 7, 9, 9, 8, 6, 5, 7, 10, 11, 9, 7, 8, 10, 8, 6, 9, 12, 9, 7]
const raggedBelow = [7, 9, 8, 6, 6, 8, 11, 9, 7, 7, 9, 12, 10, 8, 6, 7, 9, 9, 6, 8, 10]

function tearAt(column: number): { from: number; to: number } {
  const above = raggedAbove[column % raggedAbove.length] ?? 0
  const below = raggedBelow[(column * 2) % raggedBelow.length] ?? 0
  return { from: middleRow - above, to: middleRow + below }
}

const tornDraft: Draft<ClothPart> = {
  columns,
  rows: tornRows,
  partAt(column, row) {
    const { from, to } = tearAt(column)
    if (row >= from && row <= to) return undefined
    const fromMiddle = Math.abs(column - middleColumn)
    const fromTear = Math.abs(row - middleRow)
    if (fromTear <= 24) return partOfPanel(fromMiddle, (row - middleRow + 48) % 24)
    return fromTear <= 26 ? 'edge' : cloths.community.field(fromMiddle, fromTear - 27)
  },
}

/** The bare warp in the tear; every ninth thread is broken. */
function warpPath(): string {
  return Array.from({ length: columns }, (_, column) => {
    const { from, to } = tearAt(column)
    const x = column * cell.width + 2
    const thread = (start: number, rows: number) =>
      bar(x, start * cell.height, 2, rows * cell.height)
    const rows = to - from + 1
    if (column % 9 !== 5) return thread(from, rows)
    return thread(from, Math.floor(rows / 3)) + thread(to - 3, 4)
  }).join('')
}

/** One weft for each of the five problems and its solution. */
const wefts: readonly (readonly [FixedColour, order: string])[] = [
  ['telang-700', '[--order:0]'],
  ['bandung-500', '[--order:1]'],
  ['pandan-600', '[--order:2]'],
  ['telang-900', '[--order:3]'],
  ['telang-300', '[--order:4]'],
]

/** The bare warp in the tear is darned: every weft passes over one warp thread and under the next. */
function Darning() {
  return wefts.map(([thread, order], index) => {
    const y = (middleRow + 2 * (index - 2)) * cell.height
    const over = Array.from({ length: (columns - 1) / 2 }, (_, column) =>
      bar((2 * column + (index % 2)) * cell.width, y, cell.width + 3, cell.height - 1),
    )
    return (
      <path
        key={thread}
        className={`weave-along [--weave-step:100ms] [--weave-time:500ms] ${order}`}
        fill={fixedColours[thread]}
        d={over.join('')}
      />
    )
  })
}

/** A wide cloth torn across; its height is rounded down to whole pattern repeats (120 px). */
export function TornCloth() {
  return (
    <Weaving
      ref={whenSeen}
      className="-mx-5 h-82.5 w-screen md:mx-0 md:h-[calc(round(down,100%-330px,120px)+330px)] md:w-61.5 lg:w-79.5 xl:w-103.5 2xl:w-115.5"
    >
      {() => (
        <svg x="50%" y="50%" overflow="visible">
          <g
            transform={`translate(${(-columns * cell.width) / 2} ${(-tornRows * cell.height) / 2})`}
          >
            <path className="fill-kunyit-500" d={warpPath()} />
            <ClothPaths draft={tornDraft} colours={cloths.community.colours} cell={cell} />
            <Darning />
          </g>
        </svg>
      )}
    </Weaving>
  )
}
