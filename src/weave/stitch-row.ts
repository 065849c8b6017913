type Row = { x: number; y: number; pitch?: number; reach?: number; rise?: number; down?: boolean }

/** Draws diamonds from the first one's upper tip, in a row or a column. */
export function stitchRow(count: number, row: Row): string {
  const { x, y, pitch = 13, reach = 4.6, rise = reach, down = false } = row
  const diamond = `l${reach} ${rise}-${reach} ${rise}-${reach}-${rise}z`
  const next = (down ? `m0 ${pitch}` : `m${pitch} 0`) + diamond
  return count < 1 ? '' : `M${x} ${y}${diamond}${next.repeat(count - 1)}`
}
