import { type Draft, weave } from './draft.ts'

const columns = 16
const rows = 18

/** Cells from the middle to each ring, from the middle row outwards. */
const outline = [6, 5, 4, 3, 2, 2, 1, 0]
const core = [1, 0]
const secondRing = [3, 2, 1, 0]

/** The lozenge: an outline and a core, 16 cells by 18. */
export function bungaDraft(double = false): Draft<'outline' | 'core'> {
  return {
    columns,
    rows,
    partAt(column, row) {
      const x = column < columns / 2 ? columns / 2 - 1 - column : column - columns / 2
      const y = row < rows / 2 ? rows / 2 - 1 - row : row - rows / 2
      if (outline[y] === x) return 'outline'
      return core[y] === x || (double && secondRing[y] === x) ? 'core' : undefined
    },
  }
}

/** The size of a tile and of its cell in pixels. */
export const bungaTile = { width: columns * 6, height: rows * 6, cell: 6 }

export function bungaPaths(cell: number, double: boolean): { outline: string; core: string } {
  const paths = new Map(weave(bungaDraft(double), { width: cell, height: cell }))
  return { outline: paths.get('outline') ?? '', core: paths.get('core') ?? '' }
}
