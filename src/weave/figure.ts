/** A woven figure as a draft: how many cells, and which part of the figure lies in each. */
export type Figure<Part extends string> = {
  columns: number
  rows: number
  partAt: (column: number, row: number) => Part | undefined
}

/** The size of one cell in whole pixels; its float is one pixel lower, so that the ground shows between rows. */
export type Cell = { width: number; height: number }

/** One path for every part: the floats of a row that touch are one rectangle. */
export function weave<Part extends string>(figure: Figure<Part>, cell: Cell): [Part, string][] {
  const paths = new Map<Part, string>()
  for (let row = 0; row < figure.rows; row++) {
    for (let column = 0; column < figure.columns;) {
      const part = figure.partAt(column, row)
      const start = column
      do column++
      while (column < figure.columns && figure.partAt(column, row) === part)
      if (part === undefined) continue
      const width = (column - start) * cell.width
      const float = `M${start * cell.width} ${row * cell.height}h${width}v${cell.height - 1}h${-width}z`
      paths.set(part, (paths.get(part) ?? '') + float)
    }
  }
  return [...paths]
}

/** The size of a figure in pixels. */
export function sizeOf(figure: Figure<string>, cell: Cell): { width: number; height: number } {
  return { width: figure.columns * cell.width, height: figure.rows * cell.height }
}

/** A square cell, or one of two sizes. */
export function cellOf(cell: number | Cell): Cell {
  return typeof cell === 'number' ? { width: cell, height: cell } : cell
}
