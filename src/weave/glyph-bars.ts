/** A bar of a woven glyph: x, y, width, height in whole pixels. */
type Bar = readonly [number, number, number, number]

function pathOf(bars: readonly Bar[]): string {
  return bars.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join('')
}

/** A lozenge: 25 rows, every second one thin. */
const lozenge = Array.from({ length: 25 }, (_, row): Bar => {
  const step = Math.min(row, 24 - row)
  return [72 - 6 * step, 3 + row * 6, 12 * (step + 1), row % 2 === 0 ? 5 : 2]
})

/** It lies in weft, and again in warp, 87 px to the right. */
export const weft = pathOf(lozenge)
export const warp = pathOf(lozenge.map(([x, y, width, height]) => [y + 84, x, height, width]))

/** Rows of bars, one under the other: 8 px thick, 4 apart, centred on x; widths from top to bottom. */
function stack(centre: number, top: number, widths: readonly number[]): Bar[] {
  return widths.map((width, row) => [centre - width / 2, top + row * 12, width, 8])
}

/** Chat, audio, video. */
export const ways = pathOf([
  [0, 0, 76, 8],
  [0, 12, 76, 8],
  [0, 24, 52, 8],
  [0, 36, 76, 8],
  [0, 48, 34, 8],
  [12, 60, 16, 8],
  ...[16, 40, 64, 28, 76, 36, 12].map((height, index): Bar => {
    return [100 + index * 12, 38 - height / 2, 6, height]
  }),
  ...Array.from({ length: 6 }, (_, row): Bar => [200, 8 + row * 10, 54, 6]),
  [258, 28, 8, 16],
  [270, 20, 8, 32],
])

/** A padlock: the shackle's two posts, then a body with a slot left open. */
export const lock = pathOf([
  ...stack(60, 0, [48, 72]),
  ...stack(34, 24, [20, 20, 20]),
  ...stack(86, 24, [20, 20, 20]),
  ...stack(60, 60, [120, 120]),
  ...stack(27, 84, [54, 54, 54]),
  ...stack(93, 84, [54, 54, 54]),
  ...stack(60, 120, [120, 120]),
])

const pan = [8, 8, 24, 40, 56, 56, 40, 16]

/** A pair of scales at rest: beam, two pans, a column on its foot. */
export const balance = pathOf([
  ...stack(100, 0, [16, 160, 8, 8, 8, 8, 8, 8, 8, 8, 24, 72]),
  ...stack(28, 24, pan),
  ...stack(172, 24, pan),
])

/** One finger: short bars from its tip down to the palm; the thread's row is left out where it lies on top. */
function finger(x: number, tip: number, threadOnTop: boolean): Bar[] {
  return Array.from({ length: 8 - tip }, (_, index) => tip + index)
    .filter((row) => row !== 6 || !threadOnTop)
    .map((row) => [x, row * 12, 20, 8])
}

/** An open hand; a thread runs over one finger and under the next. */
export const hand = pathOf([
  ...finger(40, 2, true),
  ...finger(68, 0, false),
  ...finger(96, 1, true),
  ...finger(124, 3, false),
  [8, 84, 18, 8],
  [14, 96, 20, 8],
  [40, 96, 104, 8],
  [22, 108, 122, 8],
  [34, 120, 110, 8],
  [46, 132, 98, 8],
  [58, 144, 78, 8],
  [62, 156, 66, 8],
  [62, 168, 66, 8],
  [62, 180, 66, 8],
])
export const heldThread = pathOf([
  [0, 72, 14, 8],
  [20, 72, 14, 8],
  [40, 72, 26, 8],
  [90, 72, 32, 8],
  [150, 72, 14, 8],
  [170, 72, 14, 8],
  [190, 72, 14, 8],
])
