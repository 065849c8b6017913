import { bar } from '../draft.ts'
import { stitchGrid } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 36
/** The widths of the wefts in one gold stitch. */
const wefts = [4, 14, 24, 32, 24, 14, 4]

/** The section's grid in pages/home/home.css counts the same rows. */
const layouts = [
  { columns: 25, className: 'sm:hidden' },
  { columns: 40, className: 'max-sm:hidden' },
]

type GroundProps = { total: number }

/** All people, one dim stitch each. The drawing fills its section, whatever height the words need. */
export function StitchGround({ total }: GroundProps) {
  return layouts.map(({ columns, className }) => (
    <Weaving
      key={columns}
      isDeferred
      viewBox={viewBox(total, columns)}
      preserveAspectRatio="none"
      shapeRendering="auto"
      className={className}
    >
      {() => (
        <path className="fill-blue-700" d={stitchGrid(total, { columns, pitch, reach: 5.5 })} />
      )}
    </Weaving>
  ))
}

type GoldProps = GroundProps & { filled: number }

/**
 * Some of these people in gold, woven from the lowest row upwards. In a narrow window a thread is a fraction
 * of a pixel high, and with crisp edges some would be thicker than others.
 */
export function GoldStitches({ total, filled }: GoldProps) {
  return layouts.map(({ columns, className }) => (
    <Weaving
      key={columns}
      isDeferred
      ref={revealOnScrollRef}
      viewBox={viewBox(total, columns)}
      preserveAspectRatio="none"
      className={`pointer-events-none max-xl:[shape-rendering:auto] fill-yellow-400 ${className}`}
    >
      {() => (
        <path
          d={goldPath(total / columns, columns, filled)}
          className="weave-along [--up:1]"
          style={rowsOf(filled / columns, pitch, (filled / columns) * 260)}
        />
      )}
    </Weaving>
  ))
}

/** Returns the path of all rows, the lowest first; the last one fills from the right. */
function goldPath(rows: number, columns: number, filled: number): string {
  return Array.from({ length: Math.ceil(filled / columns) }, (_, row) => {
    const count = Math.min(columns, filled - row * columns)
    const top = (rows - 1 - row) * pitch
    return Array.from({ length: count }, (__, index) => {
      return stitch((columns - count + index + 0.5) * pitch, top)
    }).join('')
  }).join('')
}

function stitch(centre: number, top: number): string {
  return wefts
    .map((width, index) => bar(centre - width / 2, top + 1 + index * 5, width, 4))
    .join('')
}

function viewBox(total: number, columns: number): string {
  return `0 0 ${columns * pitch} ${(total / columns) * pitch}`
}
