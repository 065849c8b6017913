/** The plan of an illustration: which part is in which cell. */
export type Draft<Part extends string> = {
  columns: number
  rows: number
  partAt: (column: number, row: number) => Part | undefined
}

/** A cell in whole pixels. A float is one pixel shorter than its cell, so that the background shows between rows. */
export type Cell = { width: number; height: number }

const unit: Cell = { width: 1, height: 1 }

/**
 * Turns a draft into one SVG path per part. Moves are relative, so that equal rows are equal text,
 * which compresses well. Without a cell size, one unit is one cell, sized by the
 * stylesheet, and a fifth of it shows the background.
 */
export function weave<Part extends string>(draft: Draft<Part>, cell = unit): [Part, string][] {
  const height = cell === unit ? 0.8 : cell.height - 1
  const paths = new Map<Part, string>()
  const starts = new Map<Part, [number, number]>()
  for (let row = 0; row < draft.rows; row++) {
    let start = 0
    let part = draft.partAt(0, row)
    for (let column = 1; column <= draft.columns; column++) {
      const next = column < draft.columns ? draft.partAt(column, row) : undefined
      if (next === part && column < draft.columns) continue
      if (part !== undefined) {
        const width = (column - start) * cell.width
        const [x, y] = [start * cell.width, row * cell.height]
        const [beforeX, beforeY] = starts.get(part) ?? [0, 0]
        const float = `m${x - beforeX} ${y - beforeY}h${width}v${height}h${-width}z`
        paths.set(part, (paths.get(part) ?? '') + float)
        starts.set(part, [x, y])
      }
      start = column
      part = next
    }
  }
  return [...paths]
}

export type Bar = readonly [x: number, y: number, width: number, height: number]

/** Returns the path of rectangles. Moves are relative, as in `weave`. */
export function barsPath(bars: readonly Bar[]): string {
  const moves = bars.map(([x, y, width, height], index) => {
    const [beforeX, beforeY] = bars[index - 1] ?? [0, 0]
    return `m${x - beforeX} ${y - beforeY}h${width}v${height}h${-width}z`
  })
  return moves.join('')
}

/** Returns the path of a rectangle. */
export function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function sizeOf(
  draft: Pick<Draft<string>, 'columns' | 'rows'>,
  cell: Cell,
): { width: number; height: number } {
  return { width: draft.columns * cell.width, height: draft.rows * cell.height }
}
