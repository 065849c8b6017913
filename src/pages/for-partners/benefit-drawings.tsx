import type { ReactNode } from 'react'
import { allWork } from '#src/content/facts/claims.ts'
import { classes } from '#src/ui/classes.ts'
import { bar, type Draft, weave } from '#src/weave/draft.ts'
import { hours, isNight, startOf } from '#src/weave/hours.ts'
import { revealOnScrollRef, rowsOf, Tiles, Weaving } from '#src/weave/weaving.tsx'

const rowCount = 12
const pitch = 8
const height = rowCount * pitch
const rows = Array.from({ length: rowCount }, (_, row) => row)

type BandProps = { className?: string; children: () => ReactNode }

/** As high as twelve wefts, which are woven when they come into view. */
function Band({ className, children }: BandProps) {
  return (
    <div
      ref={revealOnScrollRef}
      className={classes('print:hidden', className)}
      style={rowsOf(rowCount, pitch, 700)}
    >
      <Weaving isDeferred width="100%" height={height} className="weave-along">
        {children}
      </Weaving>
    </div>
  )
}

const innerRows = [4, 5, 6, 7]

/** A day from midnight to midnight: a check for each hour, and one gold thread through all of them. */
export function HoursThread() {
  const checks = (isDrawn: (hour: number) => boolean) =>
    hours
      .filter(isDrawn)
      .flatMap((hour) => rows.map((row) => bar(hour * 50, row * pitch, 46, pitch - 1)))
      .join('')
  return (
    <Band>
      {() => (
        <>
          <svg viewBox={`0 0 1196 ${height}`} preserveAspectRatio="none" height={height}>
            <path className="fill-cloth-900" d={checks(isNight)} />
            <path className="fill-blue-300" d={checks((hour) => !isNight(hour))} />
          </svg>
          <path
            className="fill-yellow-400"
            d={innerRows.map((row) => bar(0, row * pitch, widest, pitch - 1)).join('')}
          />
          {[6, 12, 18].map((hour) => (
            <svg key={hour} x={startOf(hour)} overflow="visible">
              <path className="fill-yellow-400" d={bar(0, 4 * pitch, 44, 4 * pitch - 1)} />
              <text x="8" y="57" className="font-display text-h3 fill-blue-900">
                {hour}
              </text>
            </svg>
          ))}
        </>
      )}
    </Band>
  )
}

/** Longer than the widest window, which clips it. */
const widest = 4080

const yarns = [
  ['ms', 'fill-yellow-400'],
  ['zh', 'fill-thread-zh'],
  ['en', 'fill-thread-en'],
  ['ta', 'fill-thread-ta'],
] as const
type Yarn = (typeof yarns)[number][0]

const mixed: Draft<Yarn> = {
  columns: widest / 16,
  rows: rowCount,
  partAt(column, row) {
    const own = Math.floor(row / 3)
    // Further to the right, a row takes up the other yarns more and more often.
    const chance = (Math.floor(column / 2 + row) * 37 + row * 61 + ((column * row) % 7) * 13) % 24
    const other = chance < Math.min((column - 4) / 1.4, 19) ? (own + chance) % 4 : own
    return yarns[other]?.[0]
  },
}

/** Four yarns, each by itself at first, and then mixed. */
export function MixedYarns() {
  return (
    <Band>
      {() =>
        weave(mixed, { width: 16, height: pitch }).map(([yarn, path]) => (
          <path key={yarn} d={path} className={yarns.find(([name]) => name === yarn)?.[1]} />
        ))
      }
    </Band>
  )
}

/** One thread to and fro inside a hem that nothing leaves: tacked only until it is true. */
export function KeptThread() {
  const turns = [0, 1, 2, 3, 4, 5]
  return (
    <div className="mx-5 max-narrow:mx-4 md:mx-bleed">
      <Band
        className={classes(
          'border-[3px] border-ink p-3',
          !allWork('encryption', 'servers') && 'border-dashed',
        )}
      >
        {() => (
          <>
            <g className="fill-yarn-green-600">
              {turns.map((turn) => (
                <rect key={turn} y={turn * 17} width="100%" height="11" />
              ))}
            </g>
            <path className="fill-yarn-green-600" d={turnsAt(turns, 1, 0)} />
            <svg x="100%" overflow="visible">
              <path className="fill-yarn-green-600" d={turnsAt(turns, 0, -11)} />
            </svg>
          </>
        )}
      </Band>
    </div>
  )
}

/** Joins every second pair of rows. */
function turnsAt(turns: number[], first: 0 | 1, x: number): string {
  return turns
    .filter((turn) => turn % 2 === first && turn < turns.length - 1)
    .map((turn) => bar(x, turn * 17, 11, 28))
    .join('')
}

/** A measuring tape. */
export function MeasuringTape() {
  return (
    <Band>
      {() => (
        <>
          <path
            className="fill-yellow-400"
            d={rows.map((row) => bar(0, row * pitch, widest, pitch - 1)).join('')}
          />
          <Tiles size={{ width: 160, height }}>
            <path className="fill-blue-900" d={ticks} />
          </Tiles>
        </>
      )}
    </Band>
  )
}

const ticks = Array.from({ length: 10 }, (_, tick) => {
  const [width, length] = tick === 0 ? [4, 79] : tick === 5 ? [3, 55] : [2, 31]
  return bar(16 * tick, 0, width, length)
}).join('')
