import { HourAxis } from './hour-axis.tsx'
import { hours, startOf } from './hours.ts'

type DayThreadProps = { isFilled: (hour: number) => boolean; column: number | null }

/**
 * A line of 24 hours with a stitch for each filled hour. `column` is the present hour, marked by a bar
 * that on wide screens runs through to the lines above and below.
 */
export function DayThread({ isFilled, column }: DayThreadProps) {
  return (
    <svg
      viewBox="0 -4 24 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-6 whole-hours md:h-8 md:overflow-visible"
    >
      {column === null ? null : (
        <rect
          x={column}
          y="-26"
          width="1"
          height="72"
          className="slides-from-three fill-telang-700 [--three:3px]"
        />
      )}
      <path d={onEach(isFilled, 'l.44 6-.44 6-.44-6z')} className="fill-kunyit-400" />
      <path
        d={onEach((hour) => !isFilled(hour), 'v12m0-12')}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-soft"
      />
    </svg>
  )
}

/** Draws a closed `shape` at the top of each matching hour. */
function onEach(has: (hour: number) => boolean, shape: string): string {
  return `M.5 0${hours.map((hour) => `${has(hour) ? shape : ''}m1 0`).join('')}`
}

/** Numbers the hours below `DayThread`, with a mark on the present one. */
export function DayThreadAxis({ now }: { now: number | null }) {
  return (
    <HourAxis y={22} className="whole-hours">
      {now === null ? null : (
        <rect
          x={startOf(now)}
          width={startOf(1)}
          height="4"
          className="slides-from-three [--three:12.5%]"
        />
      )}
    </HourAxis>
  )
}
