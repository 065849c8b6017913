import { stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

const pitch = 28
const height = 24

type MonthsKeptProps = { stay: number | 'moment' | 'never'; places: number }

/** Draws a stitch for each month; less than a month is a tick at the start, and never is a bare thread. */
export function MonthsKept({ stay, places }: MonthsKeptProps) {
  const width = places * pitch
  return (
    <Weaving
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="auto"
      className="mt-1 h-auto w-full"
    >
      {() =>
        stay === 'never' ? null : stay === 'moment' ? (
          <path className="stroke-ink stroke-2" d={`M1 4v${height - 4}`} />
        ) : (
          <path
            className="study-stitches-gold"
            d={stitchRow(stay, { x: pitch / 2, y: 2, pitch, reach: 10 })}
          />
        )
      }
    </Weaving>
  )
}
