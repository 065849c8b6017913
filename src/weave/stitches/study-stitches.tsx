import { stitchGrid } from './stitch.tsx'
import { Weaving, revealOnScrollRef } from '../weaving.tsx'

const pitch = 13
const reach = 5

/** 9,751 people fill 25 rows; the Malaysian trial of 392 fills one. */
const columns = 39

/** Draws a study's people, ten to a stitch; gold stitches are people in Malaysia. */
export function StudyStitches({ count, isGold }: { count: number; isGold: boolean }) {
  const rows = Math.ceil(count / columns)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      shapeRendering="auto"
      ref={revealOnScrollRef}
      className="h-auto w-full"
    >
      {() => (
        <path
          className={`weave-along ${isGold ? 'gold-stitches' : 'fill-ink'}`}
          d={stitchGrid(count, { columns, reach })}
        />
      )}
    </Weaving>
  )
}

const crowdColumns = 32

/** Draws the people for each psychiatrist, a hundred to a stitch, and that psychiatrist in gold as the last. */
export function PsychiatristRatio({ people }: { people: number }) {
  const count = people / 100
  const grid = { columns: crowdColumns, reach }
  const rows = Math.ceil((count + 1) / crowdColumns)
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${crowdColumns * pitch} ${rows * pitch}`}
      shapeRendering="auto"
      ref={revealOnScrollRef}
      className="h-auto w-full max-w-104"
    >
      {() => (
        <>
          <path className="weave-along fill-ink" d={stitchGrid(count, grid)} />
          <path className="gold-stitches" d={stitchGrid(count + 1, { ...grid, from: count })} />
        </>
      )}
    </Weaving>
  )
}

/** Draws bare warp for a study without people. */
export function BareWarp() {
  const thread = (_: unknown, column: number) => `M${(column + 0.5) * pitch} 0v1`
  return (
    <Weaving viewBox={`0 0 ${columns * pitch} 1`} preserveAspectRatio="none" className="h-4 w-full">
      {() => (
        <path
          className="stroke-ink stroke-1"
          vectorEffect="non-scaling-stroke"
          d={Array.from({ length: columns }, thread).join('')}
        />
      )}
    </Weaving>
  )
}
