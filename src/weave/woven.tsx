import { useDrawn } from './client-state.ts'
import { type Cell, type Figure, sizeOf, weave } from './figure.ts'
import { dyed, type Thread } from './palette.ts'

type WovenProps<Part extends string> = {
  figure: Figure<Part>
  threads: Record<Part, Thread>
  cell: Cell
  className?: string | undefined
  /** Grows from the ground when it is drawn. */
  grow?: boolean
}

/** A figure at whole-cell size: its place is kept from the first paint, its threads follow after it. */
export function Woven<Part extends string>(props: WovenProps<Part>) {
  const drawn = useDrawn()
  return (
    <svg
      {...sizeOf(props.figure, props.cell)}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block shrink-0 ${props.className ?? ''}`}
    >
      {drawn ? (
        <g className={props.grow ? 'weave-grow' : undefined}>
          <WovenPaths {...props} />
        </g>
      ) : null}
    </svg>
  )
}

type WovenPathsProps<Part extends string> = Pick<WovenProps<Part>, 'figure' | 'threads' | 'cell'>

/** The paths of a figure, one for every thread, to stand inside an svg. */
export function WovenPaths<Part extends string>({ figure, threads, cell }: WovenPathsProps<Part>) {
  return weave(figure, cell).map(([part, path]) => (
    <path key={part} d={path} {...dyed(threads[part], part)} />
  ))
}
