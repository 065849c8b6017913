import type { ComponentProps } from 'react'
import { Border, Fringe, warpPath } from '../cloth/wide-cloth.tsx'
import { bar, type Cell, type Draft, sizeOf, weave } from '../draft.ts'
import { shootDraft, type ShootPart, shootPalettes } from './shoot-draft.ts'
import type { StitchStatus } from '../stitches/stitch.tsx'
import { useDrawn, Weaving, WovenPaths } from '../weaving.tsx'

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

type PipelineShootProps = { step: PipelineStep; status: StitchStatus }

const smallCell = { width: 4, height: 4 }
const height = sizeOf(tallest, smallCell).height
const middle = sizeOf(tallest, smallCell).width / 2

/**
 * One of up to four steps, each a taller shoot: grown when it works, with a dashed edge in trials,
 * and as bare warp while it is planned.
 */
export function PipelineShoot({ step, status }: PipelineShootProps) {
  const shoot = shoots[step]
  const top = height - sizeOf(shoot, smallCell).height
  return (
    <svg
      width="100%"
      height={height + 12}
      aria-hidden="true"
      className="overflow-visible stroke-ink"
    >
      {useDrawn() ? (
        <g
          shapeRendering="crispEdges"
          transform={`translate(0 ${top})`}
          className="fill-(--thread-night) stroke-none"
        >
          {status === 'planned' ? (
            <path
              d={[1, 4, 7, 10, 13]
                .map((column) => bar(column * smallCell.width, 0, 1, height - top))
                .join('')}
            />
          ) : (
            <Grown shoot={shoot} status={status} cell={smallCell} />
          )}
        </g>
      ) : null}
      <StepLine status={status} y={height + 1.5} spine={middle} />
    </svg>
  )
}

const tall = {
  1: shootDraft(13, 1.4),
  2: shootDraft(13, 2),
  3: shootDraft(13, 2.7),
  4: shootDraft(13, 3.3),
}

/** Rows of the border that all stand on. */
const foot = 2
const rows = tall[4].rows + foot

/** The same step on a length of cloth. The stylesheet sets the pixels per cell and row. */
export function StandingPipelineShoot({ step, status }: PipelineShootProps) {
  const shoot = tall[step]
  return (
    <>
      <div className="relative overflow-clip pt-[calc(2*var(--row))]">
        <Weaving
          isDeferred
          viewBox={`0 0 ${shoot.columns} ${rows}`}
          preserveAspectRatio="none"
          className="mx-auto h-[calc(45*var(--row))] w-[calc(25*var(--cell))]"
        >
          {() => (
            <g
              transform={`translate(0 ${tall[4].rows - shoot.rows})`}
              className="fill-(--thread-night)"
            >
              {status === 'planned' ? (
                <path d={warpPath(warpOf(shoot))} />
              ) : (
                <Grown shoot={shoot} status={status} />
              )}
            </g>
          )}
        </Weaving>
        {status === 'planned' ? (
          <Fringe className="absolute bottom-0 h-[calc(3*var(--row))] fill-(--thread-night) [transform:scaleY(-1)]" />
        ) : (
          <Border colour="blue-900" className="absolute bottom-0" />
        )}
      </div>
      <svg
        width="100%"
        height="12"
        aria-hidden="true"
        className="relative overflow-visible stroke-ink"
      >
        {/* Keeps the mark clear of the threads. */}
        <svg x="50%" y={1.5} overflow="visible" className="fill-tone-green stroke-none">
          <path d="M0-13 13 0 0 13-13 0z" />
        </svg>
        <StepLine status={status} y={1.5} spine="50%" />
      </svg>
    </>
  )
}

/** The threads of a shoot, down to its foot. */
function warpOf(shoot: Draft<ShootPart>) {
  const all = Array.from({ length: shoot.rows }, (_, row) => row)
  return Array.from({ length: shoot.columns }, (_, column) => {
    const from = all.find((row) => shoot.partAt(column, row)) ?? shoot.rows
    return { from, to: shoot.rows + foot }
  })
}

type GrownProps = { shoot: Draft<ShootPart>; status: StitchStatus; cell?: Cell }

function Grown({ shoot, status, cell }: GrownProps) {
  return status === 'works' ? (
    <WovenPaths draft={shoot} colours={shootPalettes.navy} cell={cell} />
  ) : (
    <path d={weave(tackedEdge(shoot), cell)[0]?.[1]} />
  )
}

type StepLineProps = { status: StitchStatus; y: number; spine: number | string }

/** The line on which the steps stand, and the mark of one of them. */
function StepLine({ status, y, spine }: StepLineProps) {
  return (
    <>
      <line x2="100%" y1={y} y2={y} {...lines[status]} />
      <svg x={spine} y={y} overflow="visible">
        <path
          strokeDasharray={status === 'inTrials' ? '4 2' : undefined}
          className={`stroke-2 ${status === 'works' ? 'fill-ink' : 'fill-(--stage-ground,var(--tone-green))'}`}
          d="M0-8 8 0 0 8-8 0z"
        />
      </svg>
    </>
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
