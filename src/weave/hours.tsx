import { useId } from 'react'
import { useDrawn } from './client-state.ts'
import { hours } from './hour-shoots.ts'
import { sizeOf, weave } from './figure.ts'
import { shootFigure } from './shoot-figure.ts'

type HourShootsProps = {
  /** Two rows of twelve, or the whole round in one row where the width allows it. */
  layout?: 'rows' | 'row'
  className?: string
}

const shoot = shootFigure(5, 3)

/** One shoot an hour from midnight on: night in telang, day in kunyit. */
export function HourShoots({ layout = 'rows', className }: HourShootsProps) {
  return (
    <div aria-hidden="true" className={`@container ${className ?? ''}`}>
      <Round perRow={12} cell={2} className="@min-[21rem]:hidden" />
      {layout === 'rows' ? (
        <Round perRow={12} cell={3} className="hidden @min-[21rem]:block" />
      ) : (
        <>
          <Round perRow={12} cell={3} className="hidden @min-[21rem]:block @min-[52rem]:hidden" />
          <Round perRow={24} cell={3} className="hidden @min-[52rem]:block @min-[72rem]:hidden" />
          <Round perRow={24} cell={5} className="hidden @min-[72rem]:block" />
        </>
      )}
    </div>
  )
}

type RoundProps = { perRow: 12 | 24; cell: number; className: string }

/** The shoots stand evenly from edge to edge; their cells stay whole. */
function Round({ perRow, cell, className }: RoundProps) {
  const id = useId()
  const size = { width: cell, height: cell + 1 }
  const { width, height } = sizeOf(shoot, size)
  const rowHeight = height + 4 * cell
  const paths = new Map(weave(shoot, size))
  const place = {
    width: '100%',
    height: (24 / perRow - 1) * rowHeight + height,
    className: `w-full ${className}`,
  }
  if (!useDrawn()) return <svg {...place} />
  return (
    <svg
      {...place}
      // What is left of the width when the last shoot has its own: its places are parts of that.
      style={{ width: `calc(100% - ${width}px)`, overflow: 'visible' }}
      shapeRendering="crispEdges"
    >
      <defs>
        <g id={id}>
          <path className="shoot-edge" d={paths.get('edge')} />
          <path d={weave({ ...shoot, partAt: groundOf }, size)[0]?.[1]} />
        </g>
      </defs>
      {[true, false].map((dark) => (
        <g key={String(dark)} className={dark ? 'shoot-night' : 'shoot-day'}>
          {hours
            .filter(({ night }) => night === dark)
            .map(({ hour }) => (
              <use
                key={hour}
                href={`#${id}`}
                x={`${Number((((hour % perRow) * 100) / (perRow - 1)).toFixed(2))}%`}
                y={Math.floor(hour / perRow) * rowHeight || undefined}
              />
            ))}
        </g>
      ))}
    </svg>
  )
}

/** At this size a shoot has no room for lozenges: all within the edge is ground. */
function groundOf(column: number, row: number): 'ground' | undefined {
  const part = shoot.partAt(column, row)
  return part === undefined || part === 'edge' ? undefined : 'ground'
}
