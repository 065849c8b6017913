import type { FixedColour } from '#src/palette.ts'
import { bar } from './draft.ts'
import { fillOf, Weaving, whenSeen } from './weaving.tsx'

const bundles = {
  telang: { outer: 'telang-700', inner: 'telang-900', fray: 0 },
  bandung: { outer: 'bandung-500', inner: 'telang-900', fray: 1 },
  pandan: { outer: 'pandan-600', inner: 'pandan-800', fray: 2 },
  navy: { outer: 'telang-900', inner: 'telang-500', fray: 3 },
  sky: { outer: 'telang-300', inner: 'pandan-800', fray: 4 },
} satisfies Record<string, { outer: FixedColour; inner: FixedColour; fray: number }>

export type BundleName = keyof typeof bundles

const middle = 5
const outerRows = [0, 1, 2, 8, 9, 10]
const innerRows = [3, 4, 5, 6, 7]
const rowHeight = 8
const thickness = 6

const floats = { cut: CutFloats, whole: WholeFloats, joined: WholeFloats }

type ThreadsProps = { state: keyof typeof floats; bundle: BundleName }

/**
 * A bundle of threads: whole, cut (a problem, or what the product is not for) or joined by a knot
 * (a solution). Joined threads are drawn across once they are in view.
 */
export function Threads({ state, bundle }: ThreadsProps) {
  const { outer, inner, fray } = bundles[bundle]
  const Floats = floats[state]
  const isJoined = state === 'joined'
  return (
    <div ref={isJoined ? whenSeen : undefined}>
      <Weaving
        isDeferred
        width="100%"
        height={(2 * middle + 1) * rowHeight}
        className={isJoined ? 'weave-along' : ''}
      >
        {() => (
          <>
            <g {...fillOf(outer, 'edge')}>
              <Floats rows={outerRows} fray={fray} />
            </g>
            <g {...fillOf(inner, 'edge')}>
              <Floats rows={innerRows} fray={fray} />
            </g>
            {isJoined ? <Knot /> : null}
          </>
        )}
      </Weaving>
    </div>
  )
}

/** Longer than any container, which clips it. */
const long = 2000

function WholeFloats({ rows }: { rows: number[] }) {
  return <path d={rows.map((row) => bar(0, row * rowHeight, long, thickness)).join('')} />
}

function CutFloats({ rows, fray }: { rows: number[]; fray: number }) {
  return rows.map((row) => {
    const y = row * rowHeight
    const fibres = bar(0, y, row % 2 === 0 ? 10 : 4, 2) + bar(0, y + 4, row % 3 === 0 ? 4 : 14, 2)
    return (
      <svg key={row} x={`${cutReach(fray, row)}%`} overflow="visible">
        <path d={bar(-long, y, long, thickness) + fibres} />
      </svg>
    )
  })
}

function cutReach(fray: number, row: number): number {
  return 46 + ((row * 17 + fray * 23 + row * fray * 5) % 31)
}

function Knot() {
  const float = (row: number) => {
    const half = 6 * (middle + 1 - Math.abs(row - middle))
    return bar(-half, row * rowHeight, 2 * half, thickness)
  }
  return (
    <svg x="50%" overflow="visible">
      <path className="fill-kunyit-400" d={[...outerRows, ...innerRows].map(float).join('')} />
      <path className="fill-santan" d={float(middle)} />
    </svg>
  )
}
