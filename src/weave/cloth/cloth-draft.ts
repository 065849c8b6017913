import type { FixedColour } from '#src/palette.ts'
import type { Draft } from '../draft.ts'

export type ClothKind = 'campus' | 'company' | 'community' | 'clinic'
export type ClothPart = 'edge' | 'ground' | 'ornament' | 'heart'

type ClothPattern = {
  rows: number
  colours: Record<ClothPart, FixedColour>
  field: (fromMiddle: number, row: number) => ClothPart
}

/** Odd, so that every cloth is symmetrical. */
export const clothColumns = 23
const middle = (clothColumns - 1) / 2

/** Counts 0, 1 … period / 2 … 1, 0. */
function zigzag(row: number, period: number): number {
  return Math.min(row % period, period - (row % period))
}

export const cloths: Record<ClothKind, ClothPattern> = {
  campus: {
    rows: 71,
    colours: {
      edge: 'yellow-400',
      ground: 'green-600',
      ornament: 'green-300',
      heart: 'green-800',
    },
    field(x, row) {
      const bend = zigzag(row, 14)
      return (x - bend) % 7 === 0 ? 'edge' : 'ground'
    },
  },
  company: {
    rows: 93,
    colours: {
      edge: 'blue-900',
      ground: 'pink-300',
      ornament: 'pink-500',
      heart: 'pink-200',
    },
    field(x, row) {
      const bend = zigzag(row, 8)
      return (x + bend) % 6 === 0 ? 'ornament' : 'ground'
    },
  },
  community: {
    rows: 113,
    colours: {
      edge: 'yellow-400',
      ground: 'blue-900',
      ornament: 'pink-300',
      heart: 'blue-700',
    },
    field(x, row) {
      const distance = Math.abs((x % 8) - 4) + Math.abs((row % 10) - 5)
      return distance === 1 || distance === 2 ? 'edge' : 'ground'
    },
  },
  clinic: {
    rows: 83,
    colours: {
      edge: 'blue-900',
      ground: 'yellow-400',
      ornament: 'yellow-500',
      heart: 'yellow-200',
    },
    field(x, row) {
      if (row % 6 === 0) return 'ornament'
      return row % 6 === 3 && x % 4 === 2 ? 'edge' : 'ground'
    },
  },
}

const panelRows = 24

/** Drafts a wide cloth without its edges: `rowsAbove` rows of field, the panel, and field again. Its ground is left to what is behind it. */
export function wideClothDraft(
  kind: ClothKind,
  { columns, rows, rowsAbove }: { columns: number; rows: number; rowsAbove: number },
): Draft<ClothPart> {
  return {
    columns,
    rows,
    partAt(column, row) {
      const part = partOfCloth(kind, Math.abs(column - (columns - 1) / 2), row, rowsAbove + 2)
      return part === 'ground' ? undefined : part
    },
  }
}

/** Drafts a cloth: edge threads, a quiet field, and a dense panel (kepala) a little below the middle. */
export function clothDraft(kind: ClothKind, rows = cloths[kind].rows): Draft<ClothPart> {
  const panel = Math.floor(rows * 0.56)
  return {
    columns: clothColumns,
    rows,
    partAt(column, row) {
      const fromMiddle = Math.abs(column - middle)
      if (fromMiddle === middle) return 'edge'
      if (fromMiddle === middle - 1) return 'ground'
      return partOfCloth(kind, fromMiddle, row, panel)
    },
  }
}

function partOfCloth(kind: ClothKind, fromMiddle: number, row: number, panel: number): ClothPart {
  const inPanel = row - panel
  if (inPanel < -2 || inPanel >= panelRows + 2) return cloths[kind].field(fromMiddle, row)
  return inPanel < 0 || inPanel >= panelRows ? 'edge' : partOfPanel(fromMiddle, inPanel)
}

/** Drafts the panel: tall lozenges, three rows to a step, with an edge thread at the core. */
export function partOfPanel(fromMiddle: number, row: number): ClothPart {
  const fromSpine = Math.abs((fromMiddle % 8) - 4)
  const fromCentre = row < panelRows / 2 ? panelRows / 2 - 1 - row : row - panelRows / 2
  const isInside = (reach: number) => fromSpine < Math.floor((reach - fromCentre) / 3)
  if (isInside(6)) return 'edge'
  if (isInside(14)) return 'heart'
  return isInside(19) ? 'ornament' : 'edge'
}
