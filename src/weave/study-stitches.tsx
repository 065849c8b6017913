import { stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

/** The Malaysian trial of 392 people fills one row, and 9,751 people fill 25. */
const columns = 39
const pitch = 13
const reach = 5
const width = columns * pitch

/** Draws a study's people, ten to a stitch; gold stitches are people in Malaysia. */
export function StudyStitches({ count, isGold }: { count: number; isGold: boolean }) {
  const rows = Math.ceil(count / columns)
  return (
    <Weaving
      viewBox={`0 0 ${width} ${rows * pitch}`}
      shapeRendering="auto"
      className="h-auto w-full"
    >
      {() => (
        <path
          className={isGold ? 'study-stitches-gold' : 'fill-ink'}
          d={Array.from({ length: rows }, (_, row) =>
            stitchRow(Math.min(count - row * columns, columns), {
              x: pitch / 2,
              y: row * pitch + pitch / 2 - reach,
              reach,
            }),
          ).join('')}
        />
      )}
    </Weaving>
  )
}

/** Draws bare warp for a study without people. */
export function BareWarp({ className }: { className: string }) {
  const thread = (_: unknown, column: number) => `M${(column + 0.5) * pitch} 0v1`
  return (
    <Weaving viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" className={className}>
      {() => (
        <path
          className="stroke-ink stroke-1 md:stroke-2"
          vectorEffect="non-scaling-stroke"
          d={Array.from({ length: columns }, thread).join('')}
        />
      )}
    </Weaving>
  )
}
