import type { ReactNode } from 'react'
import { useDrawn } from './client-state.ts'
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
import { Pathway } from './pathway.tsx'
import { Veil } from './veil.tsx'

export type GlyphName =
  'ways' | 'two-watch' | 'lock' | 'lozenges' | 'balance' | 'hand-thread' | 'veil' | 'pathway'

type GlyphProps = { name: GlyphName; className?: string }

/** A woven glyph for a patch, in the colour of its text. */
export function Glyph({ name, className }: GlyphProps) {
  const drawn = useDrawn()
  if (name === 'veil') return <Veil className={className} />
  if (name === 'pathway') return <Pathway className={className} />
  const { width, height, paths } = drawings[name]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block h-auto max-w-full ${className ?? ''}`}
    >
      {drawn ? paths : null}
    </svg>
  )
}

type Drawing = { width: number; height: number; paths: ReactNode }

const weft = pathOf(weftLozenge())
const warp = pathOf(warpLozenge())

const drawings: Record<Exclude<GlyphName, 'veil' | 'pathway'>, Drawing> = {
  ways: {
    width: 280,
    height: 76,
    paths: (
      <>
        <path d={ways.chat} />
        <path d={ways.audio} />
        <path d={ways.video} />
      </>
    ),
  },
  'two-watch': {
    width: 240,
    height: 156,
    paths: (
      <>
        <path className="fill-telang-700" d={weft} />
        <path className="fill-bandung-500 mix-blend-multiply" d={warp} />
      </>
    ),
  },
  lozenges: {
    width: 240,
    height: 156,
    paths: (
      <>
        <path className="fill-bandung-300" d={weft} />
        <path className="fill-kunyit-400" d={warp} />
      </>
    ),
  },
  lock: { width: 120, height: 140, paths: <path d={lock} /> },
  balance: { width: 200, height: 140, paths: <path d={balance} /> },
  'hand-thread': {
    width: 204,
    height: 188,
    paths: (
      <>
        <path d={hand} />
        <path className="fill-kunyit-400" d={heldThread} />
      </>
    ),
  },
}
