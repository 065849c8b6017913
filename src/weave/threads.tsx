import { dyed } from './dyed.ts'
import type { Thread } from '../palette.ts'
import { Weaving } from './weaving.tsx'

const bundles = {
  telang: { outer: 'telang-700', inner: 'telang-900', fray: 0 },
  bandung: { outer: 'bandung-500', inner: 'telang-900', fray: 1 },
  pandan: { outer: 'pandan-600', inner: 'pandan-800', fray: 2 },
  night: { outer: 'telang-900', inner: 'telang-500', fray: 3 },
  sky: { outer: 'telang-300', inner: 'pandan-800', fray: 4 },
} satisfies Record<string, { outer: Thread; inner: Thread; fray: number }>

export type BundleName = keyof typeof bundles

const rows = Array.from({ length: 11 }, (_, row) => row)
const middle = 5
const rowHeight = 8

/** A bundle of threads: cut short where something is missing, joined by a knot where it is mended. */
export function Threads({ state, bundle }: { state: 'cut' | 'joined'; bundle: BundleName }) {
  const { outer, inner, fray } = bundles[bundle]
  const isCut = state === 'cut'
  return (
    <Weaving width="100%" height={rows.length * rowHeight} className="w-full">
      {() => (
        <>
          {rows.map((row) => (
            <g key={row} {...dyed(Math.abs(row - middle) < 3 ? inner : outer, 'edge')}>
              <Float row={row} reach={isCut ? cutReach(fray, row) : 100} />
            </g>
          ))}
          {isCut ? null : <Knot />}
        </>
      )}
    </Weaving>
  )
}

/** How far a float of a cut bundle still reaches, in hundredths of the width. */
function cutReach(fray: number, row: number): number {
  return 46 + ((row * 17 + fray * 23 + row * fray * 5) % 31)
}

/** A float; where it was cut its end is frayed: two short fibres, one above the other. */
function Float({ row, reach }: { row: number; reach: number }) {
  const y = row * rowHeight
  const end = `${reach}%`
  return (
    <>
      <rect y={y} width={end} height={rowHeight - 2} />
      <rect y={y} x={end} width={row % 2 === 0 ? 10 : 4} height="2" />
      <rect y={y + 4} x={end} width={row % 3 === 0 ? 4 : 14} height="2" />
    </>
  )
}

function Knot() {
  const floats = rows.map((row) => {
    const half = 6 * (middle + 1 - Math.abs(row - middle))
    const look = row === middle ? 'fill-santan' : 'fill-kunyit-400'
    const y = row * rowHeight
    return (
      <rect key={row} x={-half} y={y} width={2 * half} height={rowHeight - 2} className={look} />
    )
  })
  return (
    <svg x="50%" overflow="visible">
      {floats}
    </svg>
  )
}
