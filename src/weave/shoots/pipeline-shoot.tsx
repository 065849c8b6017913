import type { ComponentProps } from 'react'
import { type Cell, type Draft, sizeOf, weave } from '../draft.ts'
import { shootDraft, type ShootPart, shootPalettes } from './shoot-draft.ts'
import type { StitchStatus } from '../stitches/stitch.tsx'
import { WovenPaths, useDrawn } from '../weaving.tsx'

const halfWidth = 8
const tallest = shootDraft(halfWidth, 3.4)
const shoots = {
  1: shootDraft(halfWidth, 1.3),
  2: shootDraft(halfWidth, 2),
  3: shootDraft(halfWidth, 2.7),
  4: tallest,
}

const lines: Record<StitchStatus, ComponentProps<'line'>> = {
  works: { className: 'stroke-3' },
  inTrials: { className: 'stroke-3', strokeDasharray: '6 3' },
  planned: { className: 'stroke-1' },
}

export type PipelineStep = keyof typeof shoots

type PipelineShootProps = {
  step: PipelineStep
  status: StitchStatus
  /** Pixels of a cell, which is square. */
  pixels?: number
  className?: string
}

/**
 * One of up to four steps, each a taller shoot: grown when it works, with a dashed edge in trials,
 * and as bare warp while it is planned.
 */
export function PipelineShoot({ step, status, pixels = 4, className = '' }: PipelineShootProps) {
  const cell = { width: pixels, height: pixels }
  // Steps beside each other share a ground line.
  const ground = sizeOf(tallest, cell).height
  const spine = ((2 * halfWidth - 1) * pixels) / 2
  return (
    <svg
      width="100%"
      height={ground + 12}
      aria-hidden="true"
      className={`overflow-visible stroke-ink ${className}`}
    >
      {useDrawn() ? (
        <Shoot status={status} shoot={shoots[step]} cell={cell} ground={ground} />
      ) : null}
      <line x2="100%" y1={ground + 1.5} y2={ground + 1.5} {...lines[status]} />
      <path
        transform={`translate(${spine} ${ground + 1.5})`}
        strokeDasharray={status === 'inTrials' ? '4 2' : undefined}
        className={`stroke-2 ${status === 'works' ? 'fill-ink' : 'fill-(--stage-ground,var(--tone-green))'}`}
        d="M0-8 8 0 0 8-8 0z"
      />
    </svg>
  )
}

type ShootProps = { status: StitchStatus; shoot: Draft<ShootPart>; cell: Cell; ground: number }

function Shoot({ status, shoot, cell, ground }: ShootProps) {
  const { height } = sizeOf(shoot, cell)
  const thread = Math.ceil(cell.width / 8)
  const warp = [1, 4, 7, 10, 13].map(
    (column) => `M${column * cell.width} 0h${thread}v${height}h${-thread}z`,
  )
  const outline = status === 'planned' ? warp.join('') : weave(tackedEdge(shoot), cell)[0]?.[1]
  return (
    <g
      shapeRendering="crispEdges"
      transform={`translate(0 ${ground - height})`}
      className="stroke-none"
    >
      {status === 'works' ? (
        <WovenPaths draft={shoot} colours={shootPalettes.navy} cell={cell} />
      ) : (
        <path className="fill-(--thread-night)" d={outline} />
      )}
    </g>
  )
}

/** Keeps only the edge, as a running stitch: two rows drawn, two skipped. */
function tackedEdge(shoot: Draft<ShootPart>): Draft<ShootPart> {
  return {
    ...shoot,
    partAt: (column, row) =>
      row % 4 < 2 && shoot.partAt(column, row) === 'edge' ? 'edge' : undefined,
  }
}
