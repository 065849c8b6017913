/** Side of the square that one counted stitch takes. */
export const pitch = 13

/** A column of so many diamonds under each other, as one path. */
export function stitchColumn(count: number, reach: number): string {
  const diamond = `l${reach} ${reach} ${-reach} ${reach} ${-reach} ${-reach}z`
  const first = `M${pitch / 2} ${pitch / 2 - reach}${diamond}`
  return count < 1 ? '' : first + `m0 ${pitch}${diamond}`.repeat(count - 1)
}

export type StitchGrid = {
  rows: number
  /** Columns filled from top to bottom. */
  full: number
  /** Filled stitches in the column after those. */
  rest: number
}

/** Counts column by column: 292 of 1,000 in rows of 100 are 29 columns of ten and two stitches more. */
export function countInColumns(total: number, filled: number, columns: number): StitchGrid {
  const rows = total / columns
  if (!Number.isInteger(rows) || filled > total) {
    throw new Error(`${filled} of ${total} stitches do not fit ${columns} columns.`)
  }
  return { rows, full: Math.floor(filled / rows), rest: filled % rows }
}
