import type { ReactNode } from 'react'
import {
  balance,
  hand,
  heldThread,
  lock,
  pathOf,
  warpLozenge,
  ways,
  weftLozenge,
} from './glyph-bars.ts'
import { Weaving } from './weaving.tsx'

type Glyph = { width: number; height: number; bars: ReactNode }

/** Two lozenges that lie over each other, in these colours. */
function lozenges(weft: string, warp: string): Glyph {
  const bars = (
    <>
      <path className={weft} d={pathOf(weftLozenge())} />
      <path className={warp} d={pathOf(warpLozenge())} />
    </>
  )
  return { width: 240, height: 156, bars }
}

const glyphs = {
  ways: { width: 280, height: 76, bars: <path d={ways} /> },
  'two-watch': lozenges(
    'fill-telang-700 dark:fill-telang-300',
    'fill-bandung-500 mix-blend-multiply dark:mix-blend-screen',
  ),
  lock: { width: 120, height: 140, bars: <path d={lock} /> },
  lozenges: lozenges('fill-bandung-300', 'fill-kunyit-400'),
  balance: { width: 200, height: 140, bars: <path d={balance} /> },
  'hand-thread': {
    width: 204,
    height: 188,
    bars: (
      <>
        <path d={hand} />
        <path className="fill-kunyit-400" d={heldThread} />
      </>
    ),
  },
} satisfies Record<string, Glyph>

export type GlyphName = keyof typeof glyphs

export function Glyph({ name }: { name: GlyphName }) {
  const { width, height, bars } = glyphs[name]
  return (
    <Weaving
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      className="h-auto max-w-full"
    >
      {() => bars}
    </Weaving>
  )
}
