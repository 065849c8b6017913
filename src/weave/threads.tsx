import type { FixedColour } from '#src/palette.ts'
import { bar } from './draft.ts'
import type { StitchStatus } from './stitches/stitch.tsx'
import { fillOf, revealOnScrollRef, rowsOf, Weaving } from './weaving.tsx'

/** The colours of the bundles, and how each is frayed. */
export const bundles = {
  blue: { outer: 'blue-700', inner: 'blue-900', fray: 0 },
  pink: { outer: 'pink-500', inner: 'blue-900', fray: 1 },
  green: { outer: 'green-600', inner: 'green-800', fray: 2 },
  navy: { outer: 'blue-900', inner: 'blue-500', fray: 3 },
  sky: { outer: 'blue-300', inner: 'green-800', fray: 4 },
} satisfies Record<string, { outer: FixedColour; inner: FixedColour; fray: number }>

export type BundleName = keyof typeof bundles

const middle = 5
const rowCount = 2 * middle + 1
const outerRows = [0, 1, 2, 8, 9, 10]
const innerRows = [3, 4, 5, 6, 7]
const rowHeight = 8
const thickness = 6

type ThreadsProps = { state: 'cut' | 'whole' | StitchStatus; bundle: BundleName }

/**
 * A bundle of threads: whole, cut (a problem, or what the product is not for) or joined by a knot
 * that shows the status of a solution. Joined threads are drawn across once they are in view.
 */
export function Threads({ state, bundle }: ThreadsProps) {
  const { outer, inner, fray } = bundles[bundle]
  const Floats = state === 'cut' ? CutFloats : WholeFloats
  const knot = state === 'cut' || state === 'whole' ? undefined : state
  return (
    <div
      ref={knot ? revealOnScrollRef : undefined}
      className={knot ? 'shuttle @container [--across:100cqw] max-sm:after:hidden' : ''}
      style={rowsOf(rowCount, rowHeight, 990)}
    >
      <Weaving
        isDeferred
        width="100%"
        height={rowCount * rowHeight}
        className={knot ? 'weave-along' : ''}
      >
        {() => (
          <>
            <g fill={fillOf(outer, 'edge')}>
              <Floats rows={outerRows} fray={fray} />
            </g>
            <g fill={fillOf(inner, 'edge')}>
              <Floats rows={innerRows} fray={fray} />
            </g>
            {knot ? <Knot status={knot} /> : null}
          </>
        )}
      </Weaving>
    </div>
  )
}

/** Longer than the widest window (4K screens have 3840 pixels), which clips it. */
const long = 4000

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

/** Returns where a row of a cut bundle ends, in percent of the width. */
export function cutReach(fray: number, row: number): number {
  return 46 + ((row * 17 + fray * 23 + row * fray * 5) % 31)
}

/** Gold when it works, sewn in every second row in trials, and only an outline when planned. */
function Knot({ status }: { status: StitchStatus }) {
  const half = (row: number) => 6 * (middle + 1 - Math.abs(row - middle))
  const float = (row: number) => bar(-half(row), row * rowHeight, 2 * half(row), thickness)
  const ends = (row: number) =>
    bar(-half(row), row * rowHeight, 6, thickness) +
    bar(half(row) - 6, row * rowHeight, 6, thickness)
  const all = Array.from({ length: rowCount }, (_, row) => row)
  if (status === 'planned')
    return (
      <svg x="50%" overflow="visible">
        <path className="fill-(--ground,var(--tone-green))" d={all.map(float).join('')} />
        <path className="fill-ink" d={all.map(ends).join('')} />
      </svg>
    )
  const isSewn = (row: number) => status === 'works' || row % 2 === 0
  return (
    <svg x="50%" overflow="visible">
      <path className="fill-(--ground,var(--tone-green))" d={all.map(float).join('')} />
      <path className="fill-yellow-400" d={all.filter(isSewn).map(float).join('')} />
      <path className="fill-cream" d={float(middle)} />
    </svg>
  )
}
