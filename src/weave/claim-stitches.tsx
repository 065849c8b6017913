import { type StitchStatus, stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

const pitch = 20
/** Three dashes and gaps of 3.9 px to an edge: every tacked stitch looks the same. */
const reach = 8.25

/** Draws a stitch for each claim of a status. */
export function ClaimStitches({ count, status }: { count: number; status: StitchStatus }) {
  return (
    <Weaving
      width={count * pitch}
      viewBox={`0 0 ${count * pitch} 20`}
      shapeRendering="auto"
      data-status={status}
      className="stitch h-auto max-w-full"
    >
      {() => <path d={stitchRow(count, { x: pitch / 2, y: 1.75, pitch, reach })} />}
    </Weaving>
  )
}
