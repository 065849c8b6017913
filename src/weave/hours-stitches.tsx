const pitch = 13
const perRow = 24
const reach = 4.6

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
      <path d={hourStitches(hours)} />
    </svg>
  )
}

/** Row under row of diamonds, as many as there are hours. */
export function hourStitches(hours: number): string {
  const diamond = `l${reach} ${reach} ${-reach} ${reach} ${-reach} ${-reach}z`
  const rows: string[] = []
  for (let left = hours; left > 0; left -= perRow) {
    const top = rows.length * pitch + pitch / 2 - reach
    const more = `m${pitch} 0${diamond}`.repeat(Math.min(left, perRow) - 1)
    rows.push(`M${pitch / 2} ${top}${diamond}${more}`)
  }
  return rows.join('')
}
