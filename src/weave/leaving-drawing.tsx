import { barsPath, type Draft } from './draft.ts'
import { revealOnScrollRef, Weaving, WovenPaths } from './weaving.tsx'

const size = { width: 340, height: 240 }
const header = 32

/** Illustrates leaving quickly: a page, a thread from the place of its link, and the weather. */
export function LeavingDrawing({ className }: { className: string }) {
  return (
    <div
      ref={revealOnScrollRef}
      aria-hidden="true"
      className={`weave-on-hover without-app:hidden print:hidden ${className}`}
    >
      <Weaving isDeferred size={size} className="h-auto w-3/5 overflow-visible">
        {() => (
          <>
            <Window className="fill-green-300" />
            <path className="fill-blue-900" d={page} />
            <path className="fill-yellow-400" d={link} />
          </>
        )}
      </Weaving>
      <Weaving
        isDeferred
        size={size}
        className="weave-along -mt-[24%] ml-auto h-auto w-3/5 [--beat:25ms] [--row:2.5%] [--rows:40]"
      >
        {() => (
          <>
            <Window className="fill-blue-200" />
            <g transform={`translate(50 ${header + 16})`}>
              <WovenPaths draft={weather} colours={colours} cell={{ width: 6, height: 6 }} />
            </g>
          </>
        )}
      </Weaving>
    </div>
  )
}

function Window({ className }: { className: string }) {
  return (
    <>
      <path className={className} d={barsPath([[0, 0, size.width, size.height]])} />
      <path className="fill-cream" d={barsPath([[0, 0, size.width, header]])} />
    </>
  )
}

/** A name, a title and what is written below it. */
const page = barsPath([
  [16, 11, 60, 10],
  [16, 56, 200, 18],
  [16, 80, 140, 18],
  ...[176, 188, 160, 120].map((width, line) => [16, 120 + 16 * line, width, 6] as const),
])

/** From the link at the top to the window that opens. */
const link = barsPath([
  [264, 11, 60, 10],
  [324, 14, 120, 4],
  [440, 14, 4, 130],
])

const colours = { sun: 'yellow-400', cloud: 'cream', rain: 'blue-700' } as const

/** The sun behind a cloud, and rain below it in every third column. */
const weather: Draft<keyof typeof colours> = {
  columns: 40,
  rows: 28,
  partAt(column, row) {
    const isIn = (x: number, y: number, radius: number) => Math.hypot(column - x, row - y) < radius
    const isCloud =
      row <= 20 &&
      (isIn(15, 15, 5.6) ||
        isIn(23, 12, 7.5) ||
        isIn(31, 16, 4.6) ||
        (row > 15 && column > 10 && column < 35))
    if (isCloud) return 'cloud'
    if (isIn(12, 9, 8.6)) return 'sun'
    return row > 21 && column > 11 && column < 34 && (column + row) % 4 === 0 ? 'rain' : undefined
  },
}
