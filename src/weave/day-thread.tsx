import { hours, middleOf, startOf } from './hours.ts'
import { useDrawn } from './weaving.tsx'

type DayThreadProps = { isFilled: (hour: number) => boolean; currentHour: number | null }

/**
 * A line of 24 hours with a stitch for each filled hour. `currentHour` is marked by a bar
 * that on wide screens runs through to the lines above and below. Drawn after the HTML: words beside it
 * say the same.
 */
export function DayThread({ isFilled, currentHour }: DayThreadProps) {
  const isDrawn = useDrawn()
  return (
    <svg
      viewBox="0 -4 24 20"
      preserveAspectRatio="none"
      data-prints
      aria-hidden="true"
      width="100%"
      // Whole pixels for each hour, where the browser has round().
      className="h-6 w-[round(down,100%,24px)] md:h-8 md:overflow-visible"
    >
      {currentHour === null ? null : (
        <rect
          x={currentHour}
          y="-26"
          width="1"
          height="72"
          className="fill-yarn-blue-700 print:hidden"
        />
      )}
      {isDrawn ? (
        <>
          <path d={onEach(isFilled, 'l.44 6-.44 6-.44-6z')} className="fill-yellow-400" />
          <path
            d={onEach((hour) => !isFilled(hour), 'v12m0-12')}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className="stroke-soft"
          />
        </>
      ) : null}
    </svg>
  )
}

/** Draws a closed `shape` at the top of each matching hour. */
function onEach(has: (hour: number) => boolean, shape: string): string {
  return `M.5 0${hours.map((hour) => `${has(hour) ? shape : ''}m1 0`).join('')}`
}

/** Numbers the hours below `DayThread`, with a mark on the present one. */
export function DayThreadAxis({ currentHour }: { currentHour: number | null }) {
  return (
    <svg
      width="100%"
      height="28"
      fill="currentColor"
      textAnchor="middle"
      data-prints
      aria-hidden="true"
      className="text-small w-[round(down,100%,24px)]"
    >
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={middleOf(hour)} y="20">
          {hour}
        </text>
      ))}
      {currentHour === null ? null : (
        <rect x={startOf(currentHour)} width={startOf(1)} height="4" className="print:hidden" />
      )}
    </svg>
  )
}
