import { bar, type Draft } from '../draft.ts'
import { clothFill, revealOnScrollRef, rowsOf, Weaving, WovenPaths } from '../weaving.tsx'
import type { StitchStatus } from './stitch.tsx'

const pitch = 16
const rows = 15
const middle = 7
const cell = { width: 6, height: 6 }

type Part = 'ground' | 'gold' | 'ring' | 'core'

const colours = { ground: 'blue-900', gold: 'yellow-400', ring: 'pink-500', core: 'cream' } as const

/** One lozenge after another: woven, woven in every second row, or only its outline laid out on the warp. */
function draftOf(count: number, status: StitchStatus): Draft<Part> {
  return {
    columns: pitch * count,
    rows,
    partAt(column, row) {
      const distance = Math.abs((column % pitch) - 7.5) + Math.abs(row - middle)
      if (status === 'planned') return distance > 5.4 && distance < 7 ? 'gold' : undefined
      if (status === 'inTrials') {
        if (row % 2 === 0) return undefined
        return distance < 7 ? 'gold' : 'ground'
      }
      if (distance < 1.6) return 'core'
      if (distance < 3) return 'ring'
      return distance < 7 ? 'gold' : 'ground'
    },
  }
}

type ClaimClothProps = { status: StitchStatus; count: number; most: number }

/** A length of cloth with a lozenge for each claim of a status, on warp as wide as `most` of them. */
export function ClaimCloth({ status, count, most }: ClaimClothProps) {
  const height = rows * cell.height
  const warp = Array.from({ length: most * pitch }, (_, column) =>
    bar(column * cell.width + 2.5, 0, 1, height),
  )
  return (
    <Weaving
      ref={revealOnScrollRef}
      isDeferred
      data-prints
      data-ground
      viewBox={`0 0 ${most * pitch * cell.width} ${height}`}
      shapeRendering="auto"
      className="h-auto w-full"
    >
      {() => (
        <>
          <path className="fill-ink opacity-40" d={warp.slice(0, count * pitch).join('')} />
          <g className="weave-along" style={rowsOf(rows, cell.height, 900)}>
            <WovenPaths
              draft={draftOf(count, status)}
              colours={colours}
              cell={cell}
              fill={clothFill}
            />
          </g>
        </>
      )}
    </Weaving>
  )
}
