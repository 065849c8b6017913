import type { FixedColour } from '#src/palette.ts'
import { type Draft, sizeOf, weave } from './draft.ts'
import type { StitchStatus } from './stitches/stitch.tsx'
import { type BundleName, bundles, cutReach } from './threads.tsx'
import { fillOf, revealOnScrollRef, rowsOf, Weaving } from './weaving.tsx'

const rowCount = 25
const middle = 12
const row = { height: 8, thickness: 6, fibre: 2 }
const rows = Array.from({ length: rowCount }, (_, index) => index)
const isInner = (index: number) => Math.abs(index - middle) < 6

/** The threads of a problem: frayed, and every second one goes on to the right edge as a thin fibre. */
export function FrayedThreads({ bundle }: { bundle: BundleName }) {
  const { fray } = bundles[bundle]
  return (
    <div>
      <Weaving isDeferred width="100%" height={rowCount * row.height}>
        {() => (
          <Rows bundle={bundle}>
            {(index) => {
              const reach = cutReach(fray, index)
              return { thick: [0, reach], thin: [reach, index % 2 === 0 ? 100 : reach + 3] }
            }}
          </Rows>
        )}
      </Weaving>
    </div>
  )
}

type KnittedProps = { bundle: BundleName; answer: MotifName; status: StitchStatus }

/** The same threads go on from the left edge, and are knitted into a motif that shows the status of a solution. */
export function KnittedThreads({ bundle, answer, status }: KnittedProps) {
  const { fray } = bundles[bundle]
  return (
    <div
      ref={revealOnScrollRef}
      className="shuttle @container overflow-x-clip [--across:100cqw] max-sm:after:hidden"
      style={rowsOf(rowCount, row.height, 1400)}
    >
      <Weaving
        isDeferred
        width="100%"
        height={rowCount * row.height}
        className="weave-along"
        data-status={status}
      >
        {() => (
          <>
            <Rows bundle={bundle}>
              {(index) => {
                const start = 3 + ((index * 13 + fray * 11) % 17)
                return { thick: [start, 100], thin: [index % 2 === 0 ? 0 : start - 2, start] }
              }}
            </Rows>
            <Motif name={answer} status={status} />
          </>
        )}
      </Weaving>
    </div>
  )
}

/** In percent of the width. */
type Span = readonly [from: number, to: number]
type RowsProps = {
  bundle: BundleName
  children: (index: number) => { thick: Span; thin: Span }
}

function Rows({ bundle, children }: RowsProps) {
  const { outer, inner } = bundles[bundle]
  return rows.map((index) => {
    const { thick, thin } = children(index)
    const y = index * row.height
    return (
      <g key={index} fill={fillOf(isInner(index) ? inner : outer, 'edge')}>
        <rect x={`${thick[0]}%`} y={y} width={`${thick[1] - thick[0]}%`} height={row.thickness} />
        <rect
          x={`${thin[0]}%`}
          y={y + (row.thickness - row.fibre) / 2}
          width={`${thin[1] - thin[0]}%`}
          height={row.fibre}
        />
      </g>
    )
  })
}

/** Ground keeps the threads off; the edge is sewn at once, and the colours as far as the solution is. */
type Part = 'ground' | 'edge' | FixedColour

export type MotifName = 'phone' | 'eyes' | 'coin' | 'record' | 'spears'

/** Returns a motif as wide as given on both sides of its middle column. */
function centred(half: number, partAt: (x: number, y: number) => Part | undefined): Draft<Part> {
  return {
    columns: 2 * half + 1,
    rows: rowCount,
    partAt: (column, index) => partAt(column - half, index - middle),
  }
}

function lozenge(x: number, y: number): number {
  return Math.abs(x) + Math.abs(y)
}

const spearColours = ['yellow-400', 'pink-500', 'blue-300', 'cream'] as const

const motifs: Record<MotifName, Draft<Part>> = {
  /** Three messages on a screen. */
  phone: centred(9, (x, y) => {
    const fromSide = Math.abs(x)
    if (fromSide > 8 || Math.abs(y) > 11) return 'ground'
    if (fromSide > 6 || Math.abs(y) > 10) return 'edge'
    if (y === 9) return fromSide < 2 ? 'edge' : 'yellow-400'
    if (y >= -8 && y <= -6 && x >= -5 && x <= 1) return 'cream'
    if (y >= -3 && y <= -1 && x >= -1 && x <= 5) return 'blue-700'
    return y >= 2 && y <= 5 && x >= -5 && x <= 3 ? 'cream' : 'yellow-400'
  }),
  /** One AI talks, and another watches. */
  eyes: centred(21, (x, y) => {
    const dx = Math.abs(x) - 10.5
    const far = Math.abs(dx) / 10 + Math.abs(y) / 10.5
    if (far > 1.15) return undefined
    if (far > 1) return 'ground'
    if (far > 0.8) return 'edge'
    const fromPupil = lozenge(dx, y)
    if (fromPupil < 2) return 'cream'
    if (fromPupil < 4) return 'edge'
    return fromPupil < 6 ? (x < 0 ? 'yellow-400' : 'pink-500') : 'cream'
  }),
  coin: centred(13, (x, y) => {
    const far = Math.hypot(x, y)
    if (far > 12.8) return undefined
    if (far > 11.9) return 'ground'
    if (far > 10.4) return 'edge'
    if (far > 8.4) return 'yellow-400'
    if (far > 7.4) return 'edge'
    const fromMiddle = lozenge(x, y)
    if (fromMiddle < 2) return 'edge'
    if (fromMiddle < 4) return 'cream'
    return fromMiddle < 6 ? 'edge' : 'yellow-400'
  }),
  /** A heading, and two rows of stitches. */
  record: centred(12, (x, y) => {
    const fromSide = Math.abs(x)
    if (fromSide > 11 || Math.abs(y) > 11) return 'ground'
    if (fromSide > 9 || Math.abs(y) > 10) return 'edge'
    if (y === -7) return x > -8 && x < 4 ? 'edge' : 'cream'
    const stitch = lozenge((Math.abs(x + 21) % 6) - 3, ((y + 24) % 7) - 4)
    if (y < -4 || y > 9 || fromSide > 8 || stitch > 2) return 'cream'
    return stitch === 2 ? 'edge' : 'yellow-400'
  }),
  /** One for each language. */
  spears: centred(22, (x, y) => {
    const index = Math.floor((x + 22) / 11)
    const dx = Math.abs(((x + 22) % 11) - 5)
    const reach = Math.floor((y + 11) / 4.4)
    const colour = spearColours[index]
    if (!colour || dx > reach + 1) return undefined
    if (y < -11 || dx > reach) return 'ground'
    if (y === 12 || dx === reach) return 'edge'
    const fromMiddle = lozenge(dx, y - 7)
    return fromMiddle === 2 ? 'edge' : colour
  }),
}

function Motif({ name, status }: { name: MotifName; status: StitchStatus }) {
  const draft = motifs[name]
  const cell = { width: row.height, height: row.height }
  const isSewn = (index: number) => status === 'works' || (status === 'inTrials' && index % 2 === 0)
  const sewn: Draft<Part> = {
    ...draft,
    partAt(column, index) {
      const part = draft.partAt(column, index)
      return part === undefined || part === 'edge' || isSewn(index) ? part : 'ground'
    },
  }
  return (
    <svg x="50%" overflow="visible">
      <g transform={`translate(${-sizeOf(draft, cell).width / 2})`}>
        <path
          className="fill-(--tone-green)"
          d={weave(silhouette(draft), cell)
            .map(([, path]) => path)
            .join('')}
        />
        {weave(sewn, cell).map(([part, path]) =>
          part === 'ground' ? null : part === 'edge' ? (
            <path key={part} className="fill-ink" d={path} />
          ) : (
            <path key={part} fill={fillOf(part, 'motif')} d={path} />
          ),
        )}
      </g>
    </svg>
  )
}

/** All cells of a motif, on which it is sewn. */
function silhouette(draft: Draft<Part>): Draft<'ground'> {
  return {
    ...draft,
    partAt: (column, index) => (draft.partAt(column, index) ? 'ground' : undefined),
  }
}
