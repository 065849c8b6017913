import type { ClothPart } from './cloth-draft.ts'
import type { Draft } from './draft.ts'

/** Rows woven so far, the last of them only in part. */
export const wovenRows = 62

/** How many columns of the last row the shuttle has passed: near the middle, which every window shows. */
export function passedColumns(columns: number): number {
  return Math.round(columns * 0.55)
}

/** The finished part of a cloth on the loom: lozenges in rows, ruled where a day's work ended. */
export function loomDraft(columns: number): Draft<ClothPart> {
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
