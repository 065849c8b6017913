import { useId } from 'react'
import type { FixedColour } from '#src/palette.ts'
import { type ClothPart, cloths, partOfPanel } from './cloth-draft.ts'
import { bar, type Draft, sizeOf } from '../draft.ts'
import { clothFill, revealOnScrollRef, rowsOf, Tiles, Weaving, WovenPaths } from '../weaving.tsx'

const cell = { width: 6, height: 6 }

/** Wider than the cloth's box in any window, which clips it. */
const columns = 151
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

const { width, height } = sizeOf({ columns, rows: tornRows }, cell)
const { colours, field } = cloths.community

/** Field and panel are the same on both sides of the middle, and repeat. */
const fieldDraft: Draft<ClothPart> = { columns: 8, rows: 10, partAt: field }
const panelDraft: Draft<ClothPart> = { columns: 8, rows: 24, partAt: partOfPanel }

/** The last weft of a strip is the row before the next; a strip may begin above the cloth, which is clipped. */
const strips = [
  { draft: fieldDraft, from: -7, rows: middleRow - 19 },
  { draft: panelDraft, from: middleRow - 24, rows: 49 },
  { draft: fieldDraft, from: middleRow + 27, rows: middleRow - 26 },
]

/** The cloth before it was torn: a panel between two gold lines, and the field above and below it. */
function ClothBefore() {
  const gold = [-26, -25, 25, 26].map((fromMiddle) =>
    bar(0, (middleRow + fromMiddle) * cell.height, width, cell.height - 1),
  )
  return (
    <>
      {strips.map(({ draft, from, rows }) => (
        // Five columns further left begins a tile.
        <svg
          key={from}
          x={-5 * cell.width}
          y={from * cell.height}
          width={width + 5 * cell.width}
          height={rows * cell.height}
        >
          <Tiles size={sizeOf(draft, cell)}>
            <WovenPaths draft={draft} colours={colours} cell={cell} fill={clothFill} />
          </Tiles>
        </svg>
      ))}
      <path fill={clothFill(colours.edge)} d={gold.join('')} />
    </>
  )
}

/** The bare warp in the tear; every ninth thread is broken. */
function warpPath(): string {
  const thread = (rows: number) => `h2v${rows * cell.height}h-2z`
  let y = 0
  return Array.from({ length: columns }, (_, column) => {
    const { from, to } = tearAt(column)
    const rows = to - from + 1
    const start = `${column === 0 ? 'M2' : `m${cell.width}`} ${from * cell.height - y}`
    y = from * cell.height
    if (column % 9 !== 5) return start + thread(rows)
    const rest = (rows - 4) * cell.height
    return `${start}${thread(Math.floor(rows / 3))}m0 ${rest}${thread(4)}m0 ${-rest}`
  }).join('')
}

/** What is left of the cloth above and below the tear. */
function tearPath(): string {
  const edges = Array.from({ length: columns }, (_, column) => tearAt(column))
  const above = edges.map(({ from }) => `V${from * cell.height}h${cell.width}`)
  const below = edges.map(({ to }) => `V${(to + 1) * cell.height}h${cell.width}`)
  return `M0 0${above.join('')}V0zM0 ${height}${below.join('')}V${height}z`
}

/** One weft for each of the five problems and its solution. */
const wefts: readonly FixedColour[] = ['blue-700', 'pink-500', 'green-600', 'blue-900', 'blue-300']

/** The bare warp in the tear is darned: every weft passes over one warp thread and under the next. */
function Darning() {
  const paths = wefts.map((thread, index) => {
    const y = (middleRow + 2 * (index - 2)) * cell.height
    const start = `M${(index % 2) * cell.width} ${y}`
    const over = `h${cell.width + 3}v${cell.height - 1}h${-cell.width - 3}zm${2 * cell.width} 0`
    return <path key={thread} fill={clothFill(thread)} d={start + over.repeat((columns - 1) / 2)} />
  })
  return (
    <g className="weave-along" style={rowsOf(wefts.length, 2 * cell.height, 900)}>
      {paths}
    </g>
  )
}

/**
 * A wide cloth torn across; its height is rounded down to whole pattern repeats (120 px). In a wide window it
 * is twice as large, so that the tear and what darns it are what one sees.
 */
export function TornCloth() {
  const clip = useId()
  return (
    <Weaving
      ref={revealOnScrollRef}
      className="weave-first [--beat:14ms] [--row:6px] [--rows:101] md:[--beat:22ms] md:[--row:12px] md:[--rows:62] -mx-5 h-82.5 w-screen max-sm:-mb-27.5 max-sm:w-[150vw] max-sm:shrink-0 max-sm:origin-top-left max-sm:[transform:scale(calc(2/3))] md:mx-0 md:h-[calc(round(down,100%-330px,120px)+330px)] md:w-63 lg:w-81 xl:w-105 2xl:w-117"
    >
      {() => (
        <svg x="50%" y="50%" overflow="visible">
          <g className="md:[transform:scale(2)]">
            <g transform={`translate(${-width / 2} ${-height / 2})`}>
              <path className="fill-yellow-500" d={warpPath()} />
              <clipPath id={clip}>
                <path d={tearPath()} />
              </clipPath>
              <g clipPath={`url(#${clip})`}>
                <ClothBefore />
              </g>
              <Darning />
            </g>
          </g>
        </svg>
      )}
    </Weaving>
  )
}
