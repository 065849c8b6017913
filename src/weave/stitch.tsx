type StitchProps = { status?: 'works' | 'inTrials' | 'planned'; className?: string }

/** The stitch is sewn where a thing works, tacked where it is in trials, an outline where it is planned. */
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

type Row = { x: number; y: number; pitch?: number; reach?: number; rise?: number; down?: boolean }

/** Draws diamonds from the first one's upper tip, in a row or a column. */
export function stitchRow(count: number, row: Row): string {
  const { x, y, pitch = 13, reach = 4.6, rise = reach, down = false } = row
  const diamond = `l${reach} ${rise}-${reach} ${rise}-${reach}-${rise}z`
  const next = (down ? `m0 ${pitch}` : `m${pitch} 0`) + diamond
  return count < 1 ? '' : `M${x} ${y}${diamond}${next.repeat(count - 1)}`
}
