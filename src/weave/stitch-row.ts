type Row = { x: number; y: number; pitch?: number; reach?: number; rise?: number; down?: boolean }

/** So many diamonds side by side, or under each other, as one path: from the upper tip of the first. */
export function stitchRow(count: number, row: Row): string {
  const { x, y, pitch = 13, reach = 4.6, rise = reach, down = false } = row
  const diamond = `l${reach} ${rise}-${reach} ${rise}-${reach}-${rise}z`
  const next = (down ? `m0 ${pitch}` : `m${pitch} 0`) + diamond
  return count < 1 ? '' : `M${x} ${y}${diamond}${next.repeat(count - 1)}`
}
