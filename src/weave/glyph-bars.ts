/** A bar of a woven glyph: x, y, width, height in whole pixels. */
export type Bar = readonly [number, number, number, number]

export function pathOf(bars: readonly Bar[]): string {
  return bars.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
}

/** A lozenge of weft: 25 rows, every second one thin. */
export function weftLozenge(): Bar[] {
  return Array.from({ length: 25 }, (_, row) => {
    const step = Math.min(row, 24 - row)
    return [72 - 6 * step, 3 + row * 6, 12 * (step + 1), row % 2 === 0 ? 5 : 2]
  })
}

/** The same lozenge in warp, 87 px to the right of it. */
export function warpLozenge(): Bar[] {
  return weftLozenge().map(([x, y, width, height]) => [y + 84, x, height, width])
}

/** Chat, audio, video. */
export const ways = {
  chat: pathOf([
    [0, 0, 76, 8],
    [0, 12, 76, 8],
    [0, 24, 52, 8],
    [0, 36, 76, 8],
    [0, 48, 34, 8],
    [12, 60, 16, 8],
  ]),
  audio: pathOf(
    [16, 40, 64, 28, 76, 36, 12].map((height, index) => [
      100 + index * 12,
      38 - height / 2,
      6,
      height,
    ]),
  ),
  video: pathOf([
    ...Array.from({ length: 6 }, (_, row): Bar => [200, 8 + row * 10, 54, 6]),
    [258, 28, 8, 16],
    [270, 20, 8, 32],
  ]),
}
