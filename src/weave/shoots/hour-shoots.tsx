import { weave } from '../draft.ts'
import { hours, isNight } from '../hours.ts'
import { shootDraft } from './shoot-draft.ts'
import { Weaving } from '../weaving.tsx'

const hourShoot = shootDraft(5, 3)
const colours = {
  night: 'fill-yarn-blue-700 text-(--thread-night)',
  day: 'fill-yellow-400 text-yellow-500',
}

/** The 24 hours from midnight in three rows, from edge to edge: night in blue (blue), day in yellow (yellow). */
export function HourShoots() {
  return (
    <div className="@container overflow-clip">
      <div className="grid w-[calc(100%-9px*var(--cell))] gap-y-[calc(2px*var(--cell))] pt-[calc(2px*var(--cell))] [--cell:4] @min-[23rem]:[--cell:5] @min-[28rem]:[--cell:6] @min-[33rem]:[--cell:7] @min-[37rem]:[--cell:8] @min-[46rem]:[--cell:10]">
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
                  className={isNight(hour) ? colours.night : colours.day}
                >
                  {weave(hourShoot).map(([part, path]) => (
                    <path
                      key={part}
                      className={`[transform:scale(var(--cell),calc(var(--cell)-1))_translateY(-15px)] ${part === 'edge' ? 'fill-current' : 'core'}`}
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
  )
}
