import { stitchGrid } from './stitch.tsx'
import { revealOnScrollRef, rowsOf, Weaving } from '../weaving.tsx'

const pitch = 13

type Grid = { columns: number; rowPitch: number; reach: number }

// Rows stand closer than columns, because a first screen has little height left.
const onPhones: Grid = { columns: 25, rowPitch: 9.3, reach: 3.6 }
const inWideWindows: Grid = { columns: 50, rowPitch: 11.4, reach: 3.6 }

/** Draws a stitch for each of `count`, on the night ground of the investors' page. */
export function StitchCount({ count }: { count: number }) {
  return (
    <>
      <Stitches count={count} {...onPhones} className="sm:hidden" />
      <Stitches count={count} {...inWideWindows} className="max-sm:hidden" />
    </>
  )
}

type StitchesProps = Grid & { count: number; className: string }

function Stitches({ count, columns, rowPitch, reach, className }: StitchesProps) {
  const rows = Math.ceil(count / columns)
  const stitches = stitchGrid(count, { columns, reach, rowPitch })
  return (
    <Weaving
      viewBox={`0 0 ${columns * pitch} ${rows * rowPitch}`}
      shapeRendering="auto"
      data-prints
      ref={revealOnScrollRef}
      className={`h-auto w-full ${className}`}
    >
      {() => (
        <>
          <path className="fill-blue-700" d={stitches} />
          <path
            className="weave-along fill-yellow-400"
            style={rowsOf(rows, rowPitch, 900)}
            d={stitches}
          />
        </>
      )}
    </Weaving>
  )
}
