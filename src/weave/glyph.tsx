import { bar } from './draft.ts'
import { Weaving } from './weaving.tsx'

/** x, y, width and height in whole pixels. */
type Bar = readonly [number, number, number, number]

/** A lozenge of weft threads, every second one thin. `warp` is the same turned by 90°, to its right. */
const weft = Array.from({ length: 25 }, (_, row): Bar => {
  const step = Math.min(row, 24 - row)
  return [72 - 6 * step, 3 + row * 6, 12 * (step + 1), row % 2 === 0 ? 5 : 2]
})
const warp = weft.map(([x, y, width, height]): Bar => [y + 84, x, height, width])

/** Where both lozenges lie: 84 px of each row of the weft are its alone. */
const shared = weft
  .filter(([, , width]) => width > 84)
  .map(([, y, width, height]): Bar => [162 - width / 2, y, width - 84, height])

/** Icons for chat, audio and video. */
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

/** The middle of each icon. */
const middles: Bar[] = [
  [0, 24, 52, 8],
  [148, 0, 6, 76],
  [258, 28, 8, 16],
]

type Glyph = { size: [width: number, height: number]; parts: [bars: Bar[], look?: string][] }

const glyphs = {
  ways: { size: [280, 76], parts: [[ways], [middles, 'core']] },
  'two-watch': {
    size: [240, 156],
    parts: [
      [weft, 'fill-telang-700 dark:fill-telang-300'],
      [warp, 'fill-bandung-500 mix-blend-multiply dark:mix-blend-screen'],
      [shared, 'core fill-transparent'],
    ],
  },
  lozenges: {
    size: [240, 156],
    parts: [
      [weft, 'fill-bandung-300'],
      [warp, 'fill-kunyit-400'],
    ],
  },
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
