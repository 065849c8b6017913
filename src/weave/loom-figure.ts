import type { ClothPart } from './cloth-figure.ts'
import type { Figure } from './figure.ts'

/** Rows woven so far, the last of them only in part. */
export const wovenRows = 62

/** A wider cloth runs on past a phone's window; its shuttle lies where the narrowest one shows it. */
const columnsInView = 58

/** How many columns of the last row the shuttle has passed. */
export function passedColumns(columns: number): number {
  return Math.round((columns > 100 ? columnsInView : columns) * 0.62)
}

/** The finished part of a cloth on the loom: lozenges in rows, ruled where a day's work ended. */
export function loomFigure(columns: number): Figure<ClothPart> {
  const middle = (columns - 1) / 2
  return {
    columns,
    rows: wovenRows,
    partAt(column, row) {
      if (row === 0 && column >= passedColumns(columns)) return undefined
      const fromMiddle = Math.abs(column - middle)
      if (fromMiddle === middle) return 'edge'
      if (fromMiddle === middle - 1) return 'ground'
      const inBand = (row + 6) % 22
      if (inBand === 0) return 'edge'
      if (inBand === 1 || inBand === 21) return 'ground'
      const distance = Math.abs((fromMiddle % 12) - 6) + Math.abs(inBand - 11) * 0.6
      if (distance > 6 || distance > 4.5) return distance > 5.4 ? 'ground' : 'ornament'
      return distance > 2 ? 'heart' : 'edge'
    },
  }
}
