import { stitchRow } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 12
const height = 44

/** A row of `count` tall stitches; one of `of` stitches is as wide as its box leaves room. */
export function StitchedBar({ count, of }: { count: number; of: number }) {
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${count * pitch} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="auto"
      data-prints
      ref={revealOnScrollRef}
      className="h-6 shrink-0 md:h-11"
      style={{ width: `calc((100% - var(--figure, 7rem)) * ${(count / of).toFixed(3)})` }}
    >
      {() => (
        <path
          className="weave-along fill-(--thread-night)"
          style={rowsOf(1, height, 900)}
          d={stitchRow(Math.ceil(count), {
            x: pitch / 2,
            y: 0,
            pitch,
            reach: 5.5,
            rise: height / 2,
          })}
        />
      )}
    </Weaving>
  )
}
