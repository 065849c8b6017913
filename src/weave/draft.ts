/** A weaving as a draft: how many cells, and which part of the weaving lies in each. */
export type Draft<Part extends string> = {
  columns: number
  rows: number
  partAt: (column: number, row: number) => Part | undefined
}

/** The size of one cell in whole pixels; its float is one pixel lower, so that the ground shows between rows. */
export type Cell = { width: number; height: number }

const unit: Cell = { width: 1, height: 1 }

/**
 * One path for every part: the floats of a row that touch are one rectangle. Without a cell the unit is
 * the cell itself, for a stylesheet to size: a fifth of it shows the ground, which is a pixel or two.
 */
export function weave<Part extends string>(draft: Draft<Part>, cell = unit): [Part, string][] {
  const height = cell === unit ? 0.8 : cell.height - 1
  const paths = new Map<Part, string>()
  for (let row = 0; row < draft.rows; row++) {
    let start = 0
    let part = draft.partAt(0, row)
    for (let column = 1; column <= draft.columns; column++) {
      const next = column < draft.columns ? draft.partAt(column, row) : undefined
      if (next === part && column < draft.columns) continue
      if (part !== undefined) {
        const float = bar(
          start * cell.width,
          row * cell.height,
          (column - start) * cell.width,
          height,
        )
        paths.set(part, (paths.get(part) ?? '') + float)
      }
      start = column
      part = next
    }
  }
  return [...paths]
}

/** A rectangle as part of a path. */
export function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function sizeOf(
  draft: Pick<Draft<string>, 'columns' | 'rows'>,
  cell: Cell,
): { width: number; height: number } {
  return { width: draft.columns * cell.width, height: draft.rows * cell.height }
}
