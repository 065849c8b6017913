import { stitchRow } from './stitches/stitch.tsx'
import { Weaving } from './weaving.tsx'

const columns = 12
const pitch = 13
const size = { width: columns * pitch + 8, height: 4 * pitch }
const row = (y: number) => stitchRow(columns, { x: 4 + pitch / 2, y: 5.9 + y * pitch })

/** Illustrates opting out: of two rows of stitches one is outside the frame. */
export function OptOutDrawing() {
  return (
    <Weaving isDeferred size={size} shapeRendering="auto" className="h-auto w-60 max-w-full">
      {() => (
        <>
          <path className="fill-ink" d={row(0) + row(2.6)} />
          <rect
            x="0.75"
            y="0.75"
            width={size.width - 1.5}
            height={pitch + 6.5}
            className="fill-none stroke-ink [stroke-dasharray:4_3]"
          />
        </>
      )}
    </Weaving>
  )
}
