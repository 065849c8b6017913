import { yarn } from '#src/palette.ts'
import { hours, isNight, middleOf } from '../hours.ts'
import { stitchRow } from './stitch.tsx'

/** The hours of a day are 24 stitches, with night in blue and day in yellow. */
export function DayStitches() {
  return (
    <svg width="100%" height="12" aria-hidden="true" className="overflow-visible">
      {hours.map((hour) => (
        <svg key={hour} x={middleOf(hour)} overflow="visible">
          <path
            d={stitchRow(1, { x: 0, y: 1, reach: 5 })}
            className={isNight(hour) ? 'fill-(--cloth-700)' : 'stroke-ink'}
            fill={isNight(hour) ? undefined : yarn('yellow-400')}
          />
        </svg>
      ))}
    </svg>
  )
}
