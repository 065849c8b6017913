import { weave } from '../draft.ts'
import { hours, isNight } from '../hours.ts'
import { shootDraft } from './shoot-draft.ts'
import { revealOnScrollRef, Weaving } from '../weaving.tsx'

const hourShoot = shootDraft(5, 3)
const colours = {
  night: 'fill-yarn-blue-700 text-(--thread-night)',
  day: 'fill-yellow-400 text-yellow-500',
  now: 'fill-pink-500 text-(--thread-night)',
}

const inPlace = '[transform:scale(var(--cell),calc(var(--cell)-1))_translateY(-15px)]'

/**
 * The 24 hours from midnight in three rows, from edge to edge: night in blue (blue), day in yellow (yellow), and
 * the present hour in pink (pink) on a line.
 */
export function HourShoots({ currentHour }: { currentHour: number | null }) {
  return (
    <div ref={revealOnScrollRef}>
      <div className="weave-along @container overflow-clip [--beat:24ms] [--row:calc(100%/48)] [--rows:48]">
        <div className="pb-[calc(var(--cell)*1px)] grid w-[calc(100%-9px*var(--cell))] gap-y-[calc(2px*var(--cell))] pt-[calc(2px*var(--cell))] [--cell:4] @min-[23rem]:[--cell:5] @min-[28rem]:[--cell:6] @min-[33rem]:[--cell:7] @min-[37rem]:[--cell:8] @min-[46rem]:[--cell:10]">
          {[0, 8, 16].map((first) => (
            <Weaving
              isDeferred
              key={first}
              className="h-[calc(15px*(var(--cell)-1))] w-full overflow-visible"
            >
              {() =>
                hours.slice(first, first + 8).map((hour) => (
                  // Not <use>, which takes a slow phone four times as long.
                  <svg
                    key={hour}
                    x={`${((hour - first) * 100) / 7}%`}
                    y="100%"
                    overflow="visible"
                    className={
                      colours[hour === currentHour ? 'now' : isNight(hour) ? 'night' : 'day']
                    }
                  >
                    {hour === currentHour ? (
                      <rect
                        y="15.4"
                        width="9"
                        height=".6"
                        className={`fill-(--thread-night) ${inPlace}`}
                      />
                    ) : null}
                    {weave(hourShoot).map(([part, path]) => (
                      <path
                        key={part}
                        className={`${inPlace} ${part === 'edge' ? 'fill-current' : 'core'}`}
                        d={path}
                      />
                    ))}
                  </svg>
                ))
              }
            </Weaving>
          ))}
        </div>
      </div>
    </div>
  )
}
