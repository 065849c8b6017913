/** The values of `ClaimStatus`, which weave may not import from content. */
export type StitchStatus = 'works' | 'inTrials' | 'planned'

type StitchProps = { status?: StitchStatus; className?: string }

/** The icon of a claim's status: filled (works), dashed (in trials) or outlined (planned). */
export function Stitch({ status = 'works', className }: StitchProps) {
  return (
    <svg
      width="13"
      height="13"
      aria-hidden="true"
      data-status={status}
      className={className ? `stitch ${className}` : 'stitch'}
    >
      <path d="M6.5 1 12 6.5 6.5 12 1 6.5z" />
    </svg>
  )
}

type Row = { x: number; y: number; pitch?: number; reach?: number; rise?: number }

/** Returns the path of a row of diamonds; x and y are the upper tip of the first. */
export function stitchRow(count: number, row: Row): string {
  const { x, y, pitch = 13, reach = 4.6, rise = reach } = row
  const diamond = `l${reach} ${rise}-${reach} ${rise}-${reach}-${rise}z`
  return count < 1 ? '' : `M${x} ${y}${diamond}${`m${pitch} 0${diamond}`.repeat(count - 1)}`
}

type Grid = { columns: number; pitch?: number; rowPitch?: number; reach: number }

/** Returns the path of `count` diamonds in rows of `columns`. */
export function stitchGrid(count: number, grid: Grid): string {
  const { columns, pitch = 13, rowPitch = pitch, reach } = grid
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) =>
    stitchRow(Math.min(count - row * columns, columns), {
      x: pitch / 2,
      y: (row + 0.5) * rowPitch - reach,
      pitch,
      reach,
    }),
  ).join('')
}
