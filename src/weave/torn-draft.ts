import { partOfPanel, type ClothPart } from './cloth-draft.ts'
import type { Draft } from './draft.ts'

/** Rows of a torn cloth; the tear is in the middle of them. */
export const tornRows = 181
const middleRow = (tornRows - 1) / 2

/** How far the weft has come away above and below the middle, in rows; it repeats across the cloth. */
const raggedAbove = [6, 6, 7, 9, 9, 8, 6, 5, 7, 10, 11, 9, 7, 8, 10, 8, 6, 9, 12, 9, 7]
const raggedBelow = [7, 9, 8, 6, 6, 8, 11, 9, 7, 7, 9, 12, 10, 8, 6, 7, 9, 9, 6, 8, 10]

/** The rows between which a column is bare warp. */
export function tearAt(column: number): { from: number; to: number } {
  const above = raggedAbove[column % raggedAbove.length] ?? 0
  const below = raggedBelow[(column * 2) % raggedBelow.length] ?? 0
  return { from: middleRow - above, to: middleRow + below }
}

/** A wide cloth whose panel is torn across: the weft is gone there, the warp still holds. */
export function tornDraft(columns: number): Draft<ClothPart> {
  const middle = (columns - 1) / 2
  return {
    columns,
    rows: tornRows,
    partAt(column, row) {
      const { from, to } = tearAt(column)
      if (row >= from && row <= to) return undefined
      const fromMiddle = Math.abs(column - middle)
      if (fromMiddle === middle) return 'edge'
      const fromTear = Math.abs(row - middleRow)
      if (fromTear <= 24) return partOfPanel(fromMiddle, (row - middleRow + 48) % 24)
      if (fromTear <= 26) return 'edge'
      return flower(fromMiddle, fromTear - 27)
    },
  }
}

function flower(fromMiddle: number, row: number): ClothPart {
  const distance = Math.abs((fromMiddle % 8) - 4) + Math.abs((row % 10) - 5)
  return distance === 1 || distance === 2 ? 'edge' : 'ground'
}

/** The bare warp, one thread a column; every ninth has given way too and hangs in two ends. */
export function warpPath(columns: number, cell: number): string {
  return Array.from({ length: columns }, (_, column) => {
    const { from, to } = tearAt(column)
    const x = column * cell + Math.floor(cell / 2) - 1
    const thread = (start: number, rows: number) => `M${x} ${start * cell}h2v${rows * cell}h-2z`
    const rows = to - from + 1
    if (column % 9 !== 5) return thread(from, rows)
    return thread(from, Math.floor(rows / 3)) + thread(to - 3, 4)
  }).join('')
}
