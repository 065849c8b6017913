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

type StudyBandProps = {
  crowd: Crowd
  count: number
  columns: number
  /** Another study, which stitches of the last rows stand for. */
  laid?: { crowd: Crowd; count: number } | undefined
}

/** Draws the people of a study, ten to a stitch, in rows of `columns` stitches. */
export function StudyBand({ crowd, count, columns, laid }: StudyBandProps) {
  const rows = Math.ceil(count / columns)
  const stitches = stitchGrid(count, { columns, reach })
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      shapeRendering="auto"
      data-prints
      data-ground
      ref={revealOnScrollRef}
      className="h-auto w-full"
    >
      {() => (
        <>
          <path className="fill-blue-700" d={stitches} />
          <path
            className={`weave-along transition-opacity duration-140 ${crowds[crowd]} ${laid ? 'opacity-25' : ''}`}
            style={rowsOf(rows, pitch, Math.min(2400, 800 + 130 * rows))}
            d={stitches}
          />
          {laid ? (
            <path
              className={crowds[laid.crowd]}
              transform={`translate(0 ${(rows - Math.ceil(laid.count / columns)) * pitch})`}
              d={stitchGrid(laid.count, { columns, reach })}
            />
          ) : null}
        </>
      )}
    </Weaving>
  )
}
