import { WovenPaths } from './woven.tsx'
import { type Draft, sizeOf, weave } from './draft.ts'
import { shootDraft, type ShootPart, shootThreads } from './shoot-draft.ts'
import { useDrawn } from './client-state.ts'

const cell = { width: 4, height: 4 }
const halfWidth = 8
const shoots = [2, 3.6, 5.4].map((steep) => shootDraft(halfWidth, steep))
const ground = Math.max(...shoots.map((shoot) => sizeOf(shoot, cell).height))
const spine = ((2 * halfWidth - 1) * cell.width) / 2

type Stage = 'works' | 'inTrials' | 'planned'

const lines: Record<Stage, object> = {
  works: { className: 'stroke-3' },
  inTrials: { className: 'stroke-3', strokeDasharray: '6 3' },
  planned: { className: 'stroke-1' },
}

/** Three stages along the ground: a shoot that stands where it works, tacked where it is tried, bare warp where it is planned. */
export function Pathway({ stages }: { stages: readonly Stage[] }) {
  const drawn = useDrawn()
  return (
    <svg
      width="100%"
      height={ground + 12}
      aria-hidden="true"
      className="block w-full overflow-visible stroke-ink"
    >
      {stages.map((stage, index) => (
        <svg key={index} x={`${(index * 100) / 3}%`} width="33.4%" overflow="visible">
          {drawn ? <Shoot stage={stage} shoot={shoots[index]} /> : null}
          <line x2="100%" y1={ground + 1.5} y2={ground + 1.5} {...lines[stage]} />
          <path
            transform={`translate(${spine} ${ground + 1.5})`}
            strokeDasharray={stage === 'inTrials' ? '4 2' : undefined}
            className={`stroke-2 ${stage === 'works' ? 'fill-ink' : 'fill-(--f-pandan)'}`}
            d="M0-8 8 0 0 8-8 0z"
          />
        </svg>
      ))}
    </svg>
  )
}

type ShootProps = { stage: Stage; shoot: Draft<ShootPart> | undefined }

function Shoot({ stage, shoot }: ShootProps) {
  if (!shoot) return null
  const { height } = sizeOf(shoot, cell)
  return (
    <g
      shapeRendering="crispEdges"
      transform={`translate(0 ${ground - height})`}
      className="stroke-none"
    >
      {stage === 'works' ? (
        <WovenPaths draft={shoot} threads={shootThreads.night} cell={cell} />
      ) : null}
      {stage === 'inTrials' ? (
        <path className="thread-night" d={weave(tackedEdge(shoot), cell)[0]?.[1]} />
      ) : null}
      {stage === 'planned' ? (
        <path
          className="thread-night"
          d={[1, 4, 7, 10, 13].map((c) => `M${c * cell.width} 0h1v${height}h-1z`).join('')}
        />
      ) : null}
    </g>
  )
}

/** The outline of a shoot in running stitch: two rows sewn, two left out. */
function tackedEdge(shoot: Draft<ShootPart>): Draft<ShootPart> {
  return {
    ...shoot,
    partAt: (column, row) =>
      row % 4 < 2 && shoot.partAt(column, row) === 'edge' ? 'edge' : undefined,
  }
}
