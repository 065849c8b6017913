import { useDrawn } from './client-state.ts'
import { type Cell, type Draft, sizeOf, weave } from './draft.ts'
import { dyed } from './dyed.ts'
import type { Thread } from '../palette.ts'

type WovenProps<Part extends string> = {
  draft: Draft<Part>
  threads: Record<Part, Thread>
  cell: Cell
  className?: string | undefined
  /** A cloth keeps its colours on every ground: on a dark one a light edge sets it off. */
  selvedge?: boolean
}

/** A weaving at whole-cell size: its place is kept from the first paint, its threads follow after it. */
export function Woven<Part extends string>(props: WovenProps<Part>) {
  const drawn = useDrawn()
  const size = sizeOf(props.draft, props.cell)
  return (
    <svg
      {...size}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block shrink-0 ${props.className ?? ''}`}
    >
      {drawn ? <WovenPaths {...props} /> : null}
      {drawn && props.selvedge ? <Selvedge {...size} /> : null}
    </svg>
  )
}

type WovenPathsProps<Part extends string> = Pick<
  WovenProps<Part>,
  'draft' | 'threads' | 'selvedge'
> & { cell?: Cell }

/** The paths of a weaving, one for every thread, to stand inside an svg. */
export function WovenPaths<Part extends string>(props: WovenPathsProps<Part>) {
  const { draft, threads, cell, selvedge } = props
  return weave(draft, cell).map(([part, path]) => (
    <path key={part} d={path} {...dyed(threads[part], selvedge ? undefined : part)} />
  ))
}

/** The edge of a cloth, one pixel wide; it shows on dark grounds only. */
export function Selvedge({ width, height }: { width: number; height: number }) {
  return (
    <rect
      x="0.5"
      y="0.5"
      width={width - 1}
      height={height - 1}
      className="fill-none stroke-(--selvedge,transparent)"
    />
  )
}
