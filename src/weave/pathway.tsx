import { WovenPaths } from './woven.tsx'
import { type Figure, sizeOf, weave } from './figure.ts'
import { shootFigure, type ShootPart, shootThreads } from './shoot-figure.ts'
import { useDrawn } from './client-state.ts'

const cell = { width: 4, height: 4 }
const halfWidth = 8
const shoots = [2, 3.6, 5.4].map((steep) => shootFigure(halfWidth, steep))
const outline = shoots[2]
const ground = Math.max(...shoots.map((shoot) => sizeOf(shoot, cell).height))
const spine = ((2 * halfWidth - 1) * cell.width) / 2

/** Three stages along the ground: two shoots that stand, and the outline of the one still to grow. */
export function Pathway({ className }: { className?: string | undefined }) {
  const drawn = useDrawn()
  return (
    <svg
      width="100%"
      height={ground + 12}
      aria-hidden="true"
      className={`block w-full overflow-visible ${className ?? ''}`}
    >
      {shoots.map((shoot, stage) => (
        <svg key={shoot.rows} x={`${(stage * 100) / 3}%`} overflow="visible">
          <g
            shapeRendering="crispEdges"
            transform={`translate(0 ${ground - sizeOf(shoot, cell).height})`}
          >
            {drawn && shoot !== outline ? (
              <WovenPaths figure={shoot} threads={shootThreads.night} cell={cell} />
            ) : null}
            {drawn && shoot === outline ? (
              <path className="thread-night" d={weave(edgeOf(shoot), cell)[0]?.[1]} />
            ) : null}
          </g>
        </svg>
      ))}
      <g className="stroke-ink stroke-[3px]">
        <line x2="66.6%" y1={ground + 1.5} y2={ground + 1.5} />
        <line x1="66.6%" x2="100%" y1={ground + 1.5} y2={ground + 1.5} strokeDasharray="6 3" />
      </g>
      {shoots.map((shoot, stage) => (
        <svg key={shoot.rows} x={`${(stage * 100) / 3}%`} overflow="visible">
          <path
            transform={`translate(${spine} ${ground + 1.5})`}
            className={`stroke-ink stroke-2 ${shoot === outline ? 'fill-(--f-pandan)' : 'fill-ink'}`}
            d="M0-8 8 0 0 8-8 0z"
          />
        </svg>
      ))}
    </svg>
  )
}

function edgeOf(shoot: Figure<ShootPart>): Figure<ShootPart> {
  return {
    ...shoot,
    partAt: (column, row) => (shoot.partAt(column, row) === 'edge' ? 'edge' : undefined),
  }
}
