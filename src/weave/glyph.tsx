import { balance, hand, heldThread, lock, warp, ways, weft } from './glyph-bars.ts'
import { Weaving } from './weaving.tsx'

type Glyph = { width: number; height: number; bars: { d: string; className?: string }[] }

const glyphs = {
  ways: { width: 280, height: 76, bars: [{ d: ways }] },
  'two-watch': {
    width: 240,
    height: 156,
    bars: [
      { d: weft, className: 'fill-telang-700 dark:fill-telang-300' },
      { d: warp, className: 'fill-bandung-500 mix-blend-multiply dark:mix-blend-screen' },
    ],
  },
  lock: { width: 120, height: 140, bars: [{ d: lock }] },
  lozenges: {
    width: 240,
    height: 156,
    bars: [
      { d: weft, className: 'fill-bandung-300' },
      { d: warp, className: 'fill-kunyit-400' },
    ],
  },
  balance: { width: 200, height: 140, bars: [{ d: balance }] },
  'hand-thread': {
    width: 204,
    height: 188,
    bars: [{ d: hand }, { d: heldThread, className: 'fill-kunyit-400' }],
  },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof glyphs

export function Glyph({ name }: { name: GlyphName }) {
  const { width, height, bars }: Glyph = glyphs[name]
  return (
    <Weaving
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      className="h-auto max-w-full"
    >
      {() => bars.map((bar) => <path key={bar.d} {...bar} />)}
    </Weaving>
  )
}
