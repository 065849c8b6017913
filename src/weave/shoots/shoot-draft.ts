import type { FixedColour } from '#src/palette.ts'
import type { Draft } from '../draft.ts'

export type ShootPart = 'edge' | 'ground' | 'ring' | 'core'
export type ShootPalette = 'pink' | 'blue' | 'yellow' | 'navy' | 'green' | 'leaf'

export const shootPalettes: Record<ShootPalette, Record<ShootPart, FixedColour>> = {
  pink: { edge: 'pink-500', ground: 'pink-200', ring: 'blue-900', core: 'yellow-400' },
  blue: { edge: 'blue-700', ground: 'blue-200', ring: 'blue-900', core: 'yellow-400' },
  yellow: { edge: 'green-600', ground: 'yellow-400', ring: 'blue-900', core: 'cream' },
  navy: { edge: 'blue-900', ground: 'blue-700', ring: 'yellow-400', core: 'pink-300' },
  green: { edge: 'green-600', ground: 'green-300', ring: 'pink-500', core: 'yellow-400' },
  leaf: { edge: 'green-800', ground: 'green-600', ring: 'yellow-400', core: 'pink-300' },
}

/**
 * Drafts a bamboo shoot (pucuk rebung): one cell narrower per step, with lozenges up its spine.
 * `steep` is the number of rows per step: the more, the taller a shoot of the same width.
 */
export function shootDraft(halfWidth: number, steep: number): Draft<ShootPart> {
  const rows = Math.round(halfWidth * steep)
  const lozenges = lozengesOf(halfWidth, steep)
  return {
    columns: 2 * halfWidth - 1,
    rows,
    partAt(column, rowFromTop) {
      const row = rows - 1 - rowFromTop
      const fromSpine = Math.abs(column - (halfWidth - 1))
      const fromEdge = halfWidth - Math.floor(row / steep) - 1 - fromSpine
      if (fromEdge < 0) return undefined
      if (fromEdge === 0) return 'edge'
      const lozenge =
        fromEdge > 1 ? lozenges.find((one) => depthIn(one, fromSpine, row) >= 0) : undefined
      return lozenge ? partOfLozenge(lozenge, fromSpine, row) : 'ground'
    },
  }
}

type Lozenge = { half: number; reach: number; centre: number }

function lozengesOf(halfWidth: number, steep: number): Lozenge[] {
  const aspect = Math.min(Math.max(steep * 0.36, 1.3), 2.2)
  const found: Lozenge[] = []
  for (let foot = 2; found.length < 9;) {
    const room = Math.floor((halfWidth - 3 - foot / steep) / (1 + aspect / steep))
    const half = found.length === 0 ? Math.min(room, Math.round(halfWidth * 0.52)) : room
    if (half < 2) break
    const reach = Math.round(half * aspect)
    found.push({ half, reach, centre: foot + reach })
    foot += 2 * reach + Math.max(1, Math.round(aspect * 0.6))
  }
  return found
}

function depthIn({ half, reach, centre }: Lozenge, fromSpine: number, row: number): number {
  const distance = fromSpine / half + Math.abs(row - centre) / reach
  return distance > 1 ? -1 : Math.floor((1 - distance) * half + 0.001)
}

function partOfLozenge(lozenge: Lozenge, fromSpine: number, row: number): ShootPart {
  const depth = depthIn(lozenge, fromSpine, row)
  if (depth === 0) return 'ring'
  if (fromSpine === 0 && lozenge.half < 4) return 'core'
  if (depth === 1) return 'ground'
  if (depth === 2) return lozenge.half > 4 ? 'edge' : 'core'
  return depth === 3 && lozenge.half > 5 ? 'ground' : 'core'
}
