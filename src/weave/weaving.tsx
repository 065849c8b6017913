import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { type Thread, threadColours } from '#src/palette.ts'
import { type Cell, type Draft, sizeOf, weave } from './draft.ts'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & { children: () => ReactNode }

/** An SVG that reserves its space and draws its children after first paint. */
export function Weaving({ children, ...place }: WeavingProps) {
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...place}>
      {useDrawn() ? children() : null}
    </svg>
  )
}

/** False in the first render, then true: drawing together with the page would delay the first interaction. */
export function useDrawn(): boolean {
  return useDeferredValue(true, false)
}

type Dye = { fill?: string; className?: string }

type WovenPathsProps<Part extends string> = {
  draft: Draft<Part>
  threads: Record<Part, Thread>
  cell?: Cell
  dye?: (thread: Thread, part: Part) => Dye
}

export function WovenPaths<Part extends string>(props: WovenPathsProps<Part>) {
  const { draft, threads, cell, dye = dyed } = props
  return weave(draft, cell).map(([part, path]) => (
    <path key={part} d={path} {...dye(threads[part], part)} />
  ))
}

/** In dark mode navy threads are lighter; otherwise only the flowers would be visible. */
function clothDye(thread: Thread): Dye {
  if (thread === 'telang-900') return { className: 'fill-(--cloth-900)' }
  if (thread === 'telang-700') return { className: 'fill-(--cloth-700)' }
  return { fill: threadColours[thread] }
}

/** The paths of a cloth, in fixed colours; on a dark background it has a light edge. */
export function ClothPaths<Part extends string>(props: WovenPathsProps<Part> & { cell: Cell }) {
  const { width, height } = sizeOf(props.draft, props.cell)
  return (
    <>
      <WovenPaths {...props} dye={clothDye} />
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        className="fill-none stroke-(--selvedge,transparent)"
      />
    </>
  )
}

/** The fill of a thread on the page's background; dark edges turn light in dark mode (palette.ts). */
export function dyed(thread: Thread, part: string): Dye {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: threadColours[thread] }
}
