import { pitch, stitchColumn } from './stitch-grid.ts'

const perRow = 24

/** A waiting time, one stitch an hour, a day to a row. */
export function HoursAsStitches({ hours, className }: { hours: number; className?: string }) {
  const columns = Math.min(hours, perRow)
  const rows = Math.ceil(hours / perRow)
  return (
    <svg
      width={columns * pitch}
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      aria-hidden="true"
      className={`block h-auto max-w-full fill-ink ${className ?? ''}`}
    >
      {Array.from({ length: columns }, (_, column) => (
        <path
          key={column}
          transform={`translate(${column * pitch})`}
          d={stitchColumn(Math.ceil((hours - column) / perRow), 4.6)}
        />
      ))}
    </svg>
  )
}
