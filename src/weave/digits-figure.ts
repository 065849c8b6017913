/** Five cells by seven a digit: a mark where a stitch is. */
const digits: Record<'4' | '0', string[]> = {
  '4': ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
  '0': ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
}

export type Stitch = { column: number; row: number }

/** The stitches of 404, a column apart. */
export const stitchesOf404: Stitch[] = (['4', '0', '4'] as const).flatMap((digit, place) =>
  digits[digit].flatMap((line, row) =>
    line
      .split('')
      .flatMap((mark, column) => (mark === '#' ? [{ column: place * 6 + column, row }] : [])),
  ),
)

/** The stitch that came out of the zero, and where it lies. */
export const lost: Stitch = { column: 10, row: 4 }
export const fallen: Stitch = { column: 11, row: 8 }
export const columns = 17
export const rows = 9
