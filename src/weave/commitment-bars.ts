import { type Bar, pathOf } from './glyph-bars.ts'

/** Rows of bars, one under the other: 8 px thick, 4 apart, centred on x; widths from top to bottom. */
function stack(centre: number, top: number, widths: readonly number[]): Bar[] {
  return widths.map((width, row) => [centre - width / 2, top + row * 12, width, 8])
}

/** A padlock: the shackle's two posts, then a body with a slot left open. */
export const lock = pathOf([
  [36, 0, 48, 8],
  [24, 12, 72, 8],
  ...[24, 36, 48].flatMap((y): Bar[] => [
    [24, y, 20, 8],
    [76, y, 20, 8],
  ]),
  [0, 60, 120, 8],
  [0, 72, 120, 8],
  ...[84, 96, 108].flatMap((y): Bar[] => [
    [0, y, 54, 8],
    [66, y, 54, 8],
  ]),
  [0, 120, 120, 8],
  [0, 132, 120, 8],
])

/** A pair of scales at rest: beam, two pans, a column on its foot. */
export const balance = pathOf([
  [92, 0, 16, 8],
  [20, 12, 160, 8],
  ...stack(28, 24, [8, 8]),
  ...stack(172, 24, [8, 8]),
  ...stack(28, 48, [24]),
  ...stack(172, 48, [24]),
  ...stack(28, 60, [40]),
  ...stack(172, 60, [40]),
  ...stack(28, 72, [56, 56, 40, 16]),
  ...stack(172, 72, [56, 56, 40, 16]),
  ...stack(100, 24, [8, 8, 8, 8, 8, 8, 8, 8, 24, 72]),
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
