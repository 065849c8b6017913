import { type ReactNode, useId } from 'react'
import { useDrawn } from './weaving.tsx'
import { type Draft, sizeOf, weave } from './draft.ts'
import { hours, shootDraft, type ShootPart } from './shoot-draft.ts'

const seed = shootDraft(2, 2)
const shoot = shootDraft(5, 3)
const full = shootDraft(5, 5)
const quarters = [0, 6, 12, 18]
const bar = { gap: 6, height: 4 }
const label = { baseline: 24, height: 32 }

/** One shoot an hour from midnight on, in two rows of twelve: night in telang, day in kunyit. */
export function HourShoots() {
  return (
    <div aria-hidden="true" className="@container">
      <Round perRow={12} cell={2} className="@half-day:hidden" />
      <Round perRow={12} cell={3} className="hidden @half-day:block" />
    </div>
  )
}

/** The whole round, in one row where the width allows it: one hour lit, and a bar under the one it is now. */
export function DayOfShoots({ lit, now }: { lit: number; now: number | null }) {
  const marks = { tall: lit, tallClass: 'shoot-day', labels: quarters, now }
  return (
    <div aria-hidden="true" className="@container">
      <Round {...marks} perRow={12} cell={2} className="@half-day:hidden" />
      <Round {...marks} perRow={12} cell={3} className="hidden @half-day:block @day:hidden" />
      <Round {...marks} perRow={24} cell={3} className="hidden @day:block @large-day:hidden" />
      <Round {...marks} perRow={24} cell={5} className="hidden @large-day:block" />
    </div>
  )
}

/** A sentence on the tip of its hour, the only one that has grown. */
export function HourOf({ hour, children }: { hour: number; children: ReactNode }) {
  const marks = { plain: seed, tall: hour, labels: [hour], perRow: 24 } as const
  return (
    <div className="@container">
      <div className="flex">
        {/* Gives way to a long sentence, whose line still passes over the tip. */}
        <svg aria-hidden="true" width={`${(hour / 24) * 100}%`} height="1" className="min-w-0" />
        <div className="max-w-full shrink-0">{children}</div>
      </div>
      <div aria-hidden="true">
        <Round {...marks} cell={2} className="@day:hidden" />
        <Round {...marks} cell={3} className="hidden @day:block @large-day:hidden" />
        <Round {...marks} cell={5} className="hidden @large-day:block" />
      </div>
    </div>
  )
}

type RoundProps = {
  perRow: 12 | 24
  cell: number
  className: string
  plain?: Draft<ShootPart>
  /** The hour that stands taller than the others. */
  tall?: number
  tallClass?: string
  labels?: readonly number[]
  now?: number | null
}

/** The shoots stand evenly from edge to edge; their cells stay whole. */
function Round({ perRow, cell, className, plain = shoot, labels = [], ...marks }: RoundProps) {
  const id = useId()
  const { tall, tallClass, now = null } = marks
  const size = { width: cell, height: cell + 1 }
  const { width } = sizeOf(shoot, size)
  const low = sizeOf(plain, size).height
  const top = tall === undefined ? low : sizeOf(full, size).height
  const below = labels.length > 0 ? label.height : 0
  const rowHeight = low + below + 4 * cell
  const height = (24 / perRow - 1) * rowHeight + top + below
  const place = { width: '100%', height, className: `w-full ${className}` }
  if (!useDrawn()) return <svg {...place} />

  const xOf = (hour: number) => `${Number((((hour % perRow) * 100) / (perRow - 1)).toFixed(2))}%`
  const footOf = (hour: number) => top + Math.floor(hour / perRow) * rowHeight
  const groups = [
    { of: hours.filter(({ night }) => night), tone: 'shoot-night' },
    { of: hours.filter(({ night }) => !night), tone: 'shoot-day' },
  ]
  return (
    <svg
      {...place}
      // What is left of the width when the last shoot has its own: its places are parts of that.
      style={{ width: `calc(100% - ${width}px)`, overflow: 'visible' }}
      shapeRendering="crispEdges"
    >
      <defs>
        {[plain, full].map((draft) => (
          <g
            key={draft.rows}
            id={id + draft.rows}
            transform={`translate(${(width - draft.columns * cell) / 2} ${-draft.rows * size.height})`}
          >
            <path className="fill-(--shoot-edge)" d={new Map(weave(draft, size)).get('edge')} />
            <path d={weave(groundIn(draft), size)[0]?.[1]} />
          </g>
        ))}
      </defs>
      {groups.map(({ of, tone }) => (
        <g key={tone} className={tone}>
          {of.map(({ hour }) => (
            <use
              key={hour}
              className={hour === tall ? tallClass : plain === seed ? 'shoot-seed' : undefined}
              href={`#${id}${(hour === tall ? full : plain).rows}`}
              x={xOf(hour)}
              y={footOf(hour)}
            />
          ))}
        </g>
      ))}
      {now === null ? null : (
        <rect
          className="fill-ink"
          x={xOf(now)}
          y={footOf(now) + bar.gap}
          width={width}
          height={bar.height}
        />
      )}
      {labels.map((hour) => (
        <text
          key={hour}
          className="fill-ink text-small"
          textAnchor="middle"
          x={xOf(hour)}
          dx={width / 2}
          y={footOf(hour) + label.baseline}
        >
          {hour}
        </text>
      ))}
    </svg>
  )
}

/** At this size a shoot has no room for lozenges: all within the edge is ground. */
function groundIn(draft: Draft<ShootPart>): Draft<'ground'> {
  return {
    ...draft,
    partAt(column, row) {
      const part = draft.partAt(column, row)
      return part === undefined || part === 'edge' ? undefined : 'ground'
    },
  }
}
