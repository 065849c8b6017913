import { useId, useRef } from 'react'
import { useDrawn } from './client-state.ts'
import { useFillWhenSeen } from './fill-when-seen.ts'

/** Side of the square that one counted stitch takes. */
const pitch = 13

type StitchTone = 'ink-on-telang' | 'kunyit-on-deep'

type StitchCountProps = {
  total: number
  filled: number
  columns: number
  mobileColumns: number
  tone: StitchTone
  className?: string
}

const looks: Record<StitchTone, { filled: string; empty: string; reach: number }> = {
  'ink-on-telang': { filled: 'fill-ink', empty: 'fill-(--f-telang)', reach: 4.6 },
  'kunyit-on-deep': { filled: 'fill-kunyit-400', empty: 'fill-telang-700', reach: 3.6 },
}

/** One stitch for each counted thing, filled column by column, across the whole width. */
export function StitchCount({ columns, mobileColumns, className, ...count }: StitchCountProps) {
  const ref = useRef<HTMLDivElement>(null)
  const fill = useFillWhenSeen(ref)
  return (
    <div ref={ref} className={`${fill} ${className ?? ''}`} aria-hidden="true">
      <Stitches {...count} columns={mobileColumns} className="md:hidden" />
      <Stitches {...count} columns={columns} className="hidden md:block" />
    </div>
  )
}

type StitchesProps = Pick<StitchCountProps, 'total' | 'filled' | 'columns' | 'tone'> & {
  className: string
}

function Stitches({ total, filled, columns, tone, className }: StitchesProps) {
  const id = useId()
  const look = looks[tone]
  const { rows, full, rest } = countInColumns(total, filled, columns)
  const place = {
    viewBox: `0 0 ${columns * pitch} ${rows * pitch}`,
    className: `h-auto w-full ${className}`,
  }
  if (!useDrawn()) return <svg {...place} />
  return (
    <svg {...place}>
      <defs>
        <path id={id} d={stitchColumn(rows, look.reach)} />
        <g id={`${id}-ten`}>
          <Columns column={id} count={10} />
        </g>
      </defs>
      <g className={look.empty}>
        <Columns column={id} count={columns} tens />
      </g>
      <g className={`stitches-filled ${look.filled}`}>
        <Columns column={id} count={full} tens />
        {rest > 0 ? (
          <path transform={`translate(${full * pitch})`} d={stitchColumn(rest, look.reach)} />
        ) : null}
      </g>
    </svg>
  )
}

type ColumnsProps = { column: string; count: number; tens?: boolean }

/** So many columns side by side, ten at a time where there are ten. */
function Columns({ column, count, tens = false }: ColumnsProps) {
  const groups = tens ? Math.floor(count / 10) : 0
  const places = [
    ...Array.from({ length: groups }, (_, group) => ({ of: `${column}-ten`, at: group * 10 })),
    ...Array.from({ length: count - groups * 10 }, (_, one) => ({
      of: column,
      at: groups * 10 + one,
    })),
  ]
  return places.map(({ of, at }) => <use key={at} href={`#${of}`} x={at * pitch} />)
}

/** A column of so many diamonds under each other, as one path. */
function stitchColumn(count: number, reach: number): string {
  const diamond = `l${reach} ${reach} ${-reach} ${reach} ${-reach} ${-reach}z`
  const first = `M${pitch / 2} ${pitch / 2 - reach}${diamond}`
  return count < 1 ? '' : first + `m0 ${pitch}${diamond}`.repeat(count - 1)
}

type StitchGrid = {
  rows: number
  /** Columns filled from top to bottom. */
  full: number
  /** Filled stitches in the column after those. */
  rest: number
}

/** Counts column by column: 292 of 1,000 in rows of 100 are 29 columns of ten and two stitches more. */
export function countInColumns(total: number, filled: number, columns: number): StitchGrid {
  const rows = total / columns
  if (!Number.isInteger(rows) || filled > total) {
    throw new Error(`${filled} of ${total} stitches do not fit ${columns} columns.`)
  }
  return { rows, full: Math.floor(filled / rows), rest: filled % rows }
}
