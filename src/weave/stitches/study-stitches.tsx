import { keysOf } from '#src/keys-of.ts'
import { stitchGrid } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 13
const reach = 5

/** On the night ground of the research page. */
const crowds = {
  malaysia: 'fill-yellow-400',
  ai: 'fill-ink',
  online: 'fill-blue-300',
}

/** Whom a study asked. */
export type Crowd = keyof typeof crowds

type StudiesClothProps = { crowds: (readonly [Crowd, count: number])[] }

/** Draws the people of all studies, ten to a stitch, in one cloth; the first stitches are people in Malaysia. */
export function StudiesCloth({ crowds: counts }: StudiesClothProps) {
  const total = (crowd: Crowd) =>
    counts.reduce((sum, [counted, count]) => sum + (counted === crowd ? count : 0), 0)
  const parts = keysOf(crowds).map((crowd) => ({ crowd, count: total(crowd) }))
  return (
    <>
      <People parts={parts} columns={44} className="sm:hidden" />
      <People parts={parts} columns={88} className="max-sm:hidden" />
    </>
  )
}

type PeopleProps = {
  parts: { crowd: Crowd; count: number }[]
  columns: number
  className: string
}

function People({ parts, columns, className }: PeopleProps) {
  const end = (part: number) => parts.slice(0, part).reduce((sum, { count }) => sum + count, 0)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch} ${Math.ceil(end(parts.length) / columns) * pitch}`}
      shapeRendering="auto"
      data-prints
      ref={revealOnScrollRef}
      className={`h-auto w-full ${className}`}
    >
      {() => (
        <g className="weave-along" style={rowsOf(end(parts.length) / columns, pitch, 900)}>
          {parts.map(({ crowd }, part) => (
            <path
              key={crowd}
              className={crowds[crowd]}
              d={stitchGrid(end(part + 1), { columns, reach, from: end(part) })}
            />
          ))}
        </g>
      )}
    </Weaving>
  )
}

/** A stitch of the cloth, beside the name of a study. */
export function StudyStitch({ crowd }: { crowd: Crowd }) {
  return (
    <svg width="13" height="13" data-prints aria-hidden="true" className="ml-2 inline-block">
      <path className={crowds[crowd]} d={stitchGrid(1, { columns: 1, reach })} />
    </svg>
  )
}
