import type { FixedColour } from '#src/palette.ts'
import { bar, type Cell, type Draft, sizeOf } from '../draft.ts'
import { type clothFill, fillOf, Tiles, Weaving, WovenPaths } from '../weaving.tsx'

const square = { width: 6, height: 6 }

type RepeatedDraftProps<Part extends string> = {
  draft: Draft<Part>
  colours: Record<Part, FixedColour>
  cell?: Cell
  x?: string
  fill?: typeof clothFill
}

/** A draft that repeats over the whole drawing. */
function RepeatedDraft<Part extends string>({
  draft,
  cell = square,
  x,
  ...paths
}: RepeatedDraftProps<Part>) {
  return (
    <Tiles size={sizeOf(draft, cell)} x={x}>
      <WovenPaths draft={draft} cell={cell} {...paths} />
    </Tiles>
  )
}

const spineDraft: Draft<'ground' | 'ring' | 'gold' | 'core'> = {
  columns: 5,
  rows: 8,
  partAt(column, row) {
    const distance = Math.abs(column - 2) + 0.8 * Math.abs(row - 4)
    if (distance < 1) return 'core'
    if (distance < 2.4) return 'gold'
    return distance < 3.3 ? 'ring' : 'ground'
  },
}

const spineColours = {
  ground: 'blue-700',
  ring: 'pink-500',
  gold: 'yellow-400',
  core: 'cream',
} as const

/** The woven spine of bound sheets, along their left edge. */
export function Spine() {
  return (
    <Weaving isDeferred width="30" height="100%" className="absolute top-0 left-0">
      {() => <RepeatedDraft draft={spineDraft} colours={spineColours} />}
    </Weaving>
  )
}

const sleeveRows = 29
const hemRows = 4
const shootRows = sleeveRows - hemRows - 2

/** Songket: a hem, and bamboo shoots side by side. */
const sleeveDraft: Draft<'gold' | 'ring' | 'ground' | 'line' | 'core'> = {
  columns: 10,
  rows: sleeveRows,
  partAt(column, row) {
    if (row < hemRows)
      return row > 0 && row < hemRows - 1 && (column + row) % 2 === 0 ? 'ring' : 'gold'
    const fromTip = row - hemRows
    if (fromTip >= shootRows) return 'gold'
    const fromSpine = Math.abs(column - 4.5)
    const half = 5 * (fromTip / shootRows)
    if (fromSpine > half + 0.5) return 'ground'
    if (fromSpine > half - 0.8) return 'line'
    const fromCore = fromSpine + 0.55 * Math.abs(fromTip - 0.74 * shootRows)
    if (fromCore < 1.4) return 'core'
    return fromCore > 2.2 && fromCore < 3.3 ? 'ring' : 'gold'
  },
}

const sleeveColours = {
  gold: 'yellow-400',
  ring: 'pink-500',
  ground: 'red-700',
  line: 'blue-900',
  core: 'cream',
} as const

/** A sleeve of songket as wide as its box; a sheet stands in it. */
export function Sleeve({ className }: { className: string }) {
  const cell = { width: 7, height: 6 }
  return (
    <Weaving
      isDeferred
      width="100%"
      height={sizeOf(sleeveDraft, cell).height}
      className={className}
    >
      {() => (
        <>
          {/* Between two rows shows cloth, not the ground behind the sleeve. */}
          <rect width="100%" height="100%" fill={fillOf('blue-900', 'under')} />
          <RepeatedDraft x="50%" draft={sleeveDraft} colours={sleeveColours} cell={cell} />
        </>
      )}
    </Weaving>
  )
}

const nightSize = { columns: 10, rows: 9 }
const nightColours = { night: 'blue-700', core: 'yellow-400' } as const

/** A woven stitch for each night, a row for each week: filled when slept, open when awake. */
export function Nights({ weeks }: { weeks: readonly (readonly boolean[])[] }) {
  const { columns, rows } = nightSize
  const draft: Draft<'night' | 'core'> = {
    columns: columns * Math.max(...weeks.map(({ length }) => length)) - 1,
    rows: rows * weeks.length,
    partAt(column, row) {
      const fromCentre = Math.abs((column % columns) - 4) + Math.abs((row % rows) - 4)
      const isSlept = weeks[Math.floor(row / rows)]?.[Math.floor(column / columns)]
      if (!isSlept) return fromCentre === 4 ? 'night' : undefined
      if (fromCentre < 2) return 'core'
      return fromCentre < 5 ? 'night' : undefined
    },
  }
  const cell = { width: 5, height: 6 }
  return (
    <Weaving isDeferred size={sizeOf(draft, cell)} className="h-auto w-full">
      {() => <WovenPaths draft={draft} colours={nightColours} cell={cell} />}
    </Weaving>
  )
}

/** As many rose stitches as a theme came up. */
export function ThemeStitches({ count }: { count: number }) {
  const draft: Draft<'theme'> = {
    columns: 6 * count - 1,
    rows: 5,
    partAt: (column, row) =>
      Math.abs((column % 6) - 2) + Math.abs(row - 2) < 3 ? 'theme' : undefined,
  }
  const cell = { width: 5, height: 5 }
  return (
    <Weaving isDeferred size={sizeOf(draft, cell)}>
      {() => <WovenPaths draft={draft} colours={{ theme: 'pink-500' }} cell={cell} />}
    </Weaving>
  )
}

const pitch = 8

type SessionSwatchProps = {
  sessions: readonly (readonly [count: number, className: string])[]
  /** Ends the weaving, for good. */
  isWhole: boolean
  columns: number
  className: string
}

/**
 * A swatch of cloth with one stitch for each session, in the colours of their classes. Every row has stitches
 * of all of them, so that the first rows that are woven already stand for the whole.
 */
export function SessionSwatch({ sessions, isWhole, columns, className }: SessionSwatchProps) {
  const total = sessions.reduce((sum, [count]) => sum + count, 0)
  const rows = Math.ceil(total / columns)
  const height = rows * pitch
  const parts = sessions.map(([count, language], index) => {
    const before = sessions.slice(0, index).reduce((sum, [earlier]) => sum + earlier, 0)
    return [language, swatchRows(before, before + count, total, columns)] as const
  })
  return (
    <Weaving
      isDeferred
      viewBox={`0 0 ${columns * pitch} ${height + 20}`}
      shapeRendering="auto"
      className={`h-auto w-full ${className}`}
    >
      {() => (
        <>
          {/* Its place on the sheet, before the stitches are woven. */}
          <path
            className="stroke-blue-100"
            strokeDasharray={`${pitch - 1} 1`}
            strokeWidth={pitch - 1.5}
            d={swatchRows(0, total, total, columns)}
          />
          <g
            className={isWhole ? undefined : 'weave-with-scroll'}
            style={{ '--rows': rows, '--row': `${pitch}px` }}
          >
            {parts.map(([language, path], index) => (
              <path
                key={index}
                className={`stroke-(--language) transition-opacity duration-140 ${language}`}
                // The dashes begin anew in each row, so that each is one stitch.
                strokeDasharray={`${pitch - 1} 1`}
                strokeWidth={pitch - 1.5}
                d={path}
              />
            ))}
            <path d={swatchFringe(total, columns)} className="fill-blue-300" />
          </g>
        </>
      )}
    </Weaving>
  )
}

/** Returns a line through the stitches of each row that are between these shares of the total. */
function swatchRows(first: number, end: number, total: number, columns: number): string {
  const rows = Math.ceil(total / columns)
  return Array.from({ length: rows }, (_, row) => {
    const before = row * columns
    const after = Math.min(before + columns, total)
    /** How many stitches of the row stand to the left: what the rows so far have, less the earlier rows. */
    const columnOf = (count: number) =>
      Math.round((count * after) / total) - Math.round((count * before) / total)
    const [from, to] = [columnOf(first), columnOf(end)]
    return `M${from * pitch} ${(row + 0.5) * pitch}h${(to - from) * pitch}`
  }).join('')
}

/** Returns threads that hang from the last stitch of each column. */
function swatchFringe(total: number, columns: number): string {
  return Array.from({ length: columns }, (_, column) => {
    const rows = Math.ceil((total - column) / columns)
    return bar((column + 0.4) * pitch, rows * pitch, 1.4, 12 + ((column * 7) % 4) * 2.5)
  }).join('')
}
