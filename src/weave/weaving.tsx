import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { type Thread, threads as colours } from '#src/palette.ts'
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

type WovenPathsProps<Part extends string> = {
  draft: Draft<Part>
  threads: Record<Part, Thread>
  cell?: Cell
}

export function WovenPaths<Part extends string>({ draft, threads, cell }: WovenPathsProps<Part>) {
  return weave(draft, cell).map(([part, path]) => (
    <path key={part} d={path} {...dyed(threads[part], part)} />
  ))
}

/** In dark mode navy threads are lighter; otherwise only the flowers would be visible. */
function clothDye(thread: Thread): { fill?: string; className?: string } {
  if (thread === 'telang-900') return { className: 'fill-(--cloth-900)' }
  if (thread === 'telang-700') return { className: 'fill-(--cloth-700)' }
  return { fill: colours[thread] }
}

/** The paths of a cloth, in fixed colours; on a dark background it has a light edge. */
export function ClothPaths<Part extends string>(props: Required<WovenPathsProps<Part>>) {
  const { draft, threads, cell } = props
  const { width, height } = sizeOf(draft, cell)
  return (
    <>
      {weave(draft, cell).map(([part, path]) => (
        <path key={part} d={path} {...clothDye(threads[part])} />
      ))}
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
export function dyed(thread: Thread, part: string): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: colours[thread] }
}
