import { bar } from './draft.ts'
import { Weaving } from './weaving.tsx'

/** A bar of a woven glyph: x, y, width, height in whole pixels. */
type Bar = readonly [number, number, number, number]

/** Rows of bars, one under the other: 8 px thick, 4 apart, centred on x; widths from top to bottom. */
function stack(centre: number, top: number, widths: readonly number[]): Bar[] {
  return widths.map((width, row) => [centre - width / 2, top + row * 12, width, 8])
}

/** A lozenge: 25 rows, every second one thin. It lies in weft, and again in warp, 87 px to the right. */
const weft = Array.from({ length: 25 }, (_, row): Bar => {
  const step = Math.min(row, 24 - row)
  return [72 - 6 * step, 3 + row * 6, 12 * (step + 1), row % 2 === 0 ? 5 : 2]
})
const warp = weft.map(([x, y, width, height]): Bar => [y + 84, x, height, width])

/** Chat, audio, video. */
const ways: Bar[] = [
  ...[76, 76, 52, 76, 34].map((width, row): Bar => [0, row * 12, width, 8]),
  [12, 60, 16, 8],
  ...[16, 40, 64, 28, 76, 36, 12].map((height, index): Bar => {
    return [100 + index * 12, 38 - height / 2, 6, height]
  }),
  ...Array.from({ length: 6 }, (_, row): Bar => [200, 8 + row * 10, 54, 6]),
  [258, 28, 8, 16],
  [270, 20, 8, 32],
]

/** A padlock: the shackle's two posts, then a body with a slot left open. */
const lock = [
  ...stack(60, 0, [48, 72]),
  ...stack(34, 24, [20, 20, 20]),
  ...stack(86, 24, [20, 20, 20]),
  ...stack(60, 60, [120, 120]),
  ...stack(27, 84, [54, 54, 54]),
  ...stack(93, 84, [54, 54, 54]),
  ...stack(60, 120, [120, 120]),
]

const pan = [8, 8, 24, 40, 56, 56, 40, 16]

/** A pair of scales at rest: beam, two pans, a column on its foot. */
const balance = [
  ...stack(100, 0, [16, 160, 8, 8, 8, 8, 8, 8, 8, 8, 24, 72]),
  ...stack(28, 24, pan),
  ...stack(172, 24, pan),
]

/** One finger: short bars from its tip down to the palm; the thread's row is left out where it lies on top. */
function finger(x: number, tip: number, threadOnTop: boolean): Bar[] {
  return Array.from({ length: 8 - tip }, (_, index) => tip + index)
    .filter((row) => row !== 6 || !threadOnTop)
    .map((row) => [x, row * 12, 20, 8])
}

/** An open hand; a thread runs over one finger and under the next. */
const hand: Bar[] = [
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
  ...stack(95, 156, [66, 66, 66]),
]
const heldThread: Bar[] = [
  [0, 72, 14, 8],
  [20, 72, 14, 8],
  [40, 72, 26, 8],
  [90, 72, 32, 8],
  [150, 72, 14, 8],
  [170, 72, 14, 8],
  [190, 72, 14, 8],
]

type Glyph = { size: [width: number, height: number]; parts: [bars: Bar[], look?: string][] }

const glyphs = {
  ways: { size: [280, 76], parts: [[ways]] },
  'two-watch': {
    size: [240, 156],
    parts: [
      [weft, 'fill-telang-700 dark:fill-telang-300'],
      [warp, 'fill-bandung-500 mix-blend-multiply dark:mix-blend-screen'],
    ],
  },
  lock: { size: [120, 140], parts: [[lock]] },
  lozenges: {
    size: [240, 156],
    parts: [
      [weft, 'fill-bandung-300'],
      [warp, 'fill-kunyit-400'],
    ],
  },
  balance: { size: [200, 140], parts: [[balance]] },
  'hand-thread': { size: [204, 188], parts: [[hand], [heldThread, 'fill-kunyit-400']] },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof glyphs

export function Glyph({ name }: { name: GlyphName }) {
  const { size, parts }: Glyph = glyphs[name]
  const [width, height] = size
  return (
    <Weaving
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      className="h-auto max-w-full"
    >
      {() =>
        parts.map(([bars, look]) => (
          <path key={look ?? name} className={look} d={bars.map((one) => bar(...one)).join('')} />
        ))
      }
    </Weaving>
  )
}
