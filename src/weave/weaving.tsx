import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import { type Thread, threads as colours } from '#src/palette.ts'
import { type Cell, type Draft, sizeOf, weave } from './draft.ts'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & { children: () => ReactNode }

/** Reserves the place and draws after the first paint. */
export function Weaving({ children, ...place }: WeavingProps) {
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...place}>
      {useDrawn() ? children() : null}
    </svg>
  )
}

/** Drawing waits: in one piece with the page it would delay the answer to a first touch. */
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

/** By night navy threads are lifted, or only the flowers would be seen. */
function clothDye(thread: Thread): { fill?: string; className?: string } {
  if (thread === 'telang-900') return { className: 'fill-(--cloth-900)' }
  if (thread === 'telang-700') return { className: 'fill-(--cloth-700)' }
  return { fill: colours[thread] }
}

/** A cloth keeps its colours on every ground; on a dark one its edge is light. */
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

/** On the page's own ground an edge turns light where it would be too dark (palette.ts). */
export function dyed(thread: Thread, part: string): { fill?: string; className?: string } {
  if (part === 'edge' && thread === 'telang-900') return { className: 'fill-(--thread-night)' }
  if (part === 'edge' && thread === 'pandan-800') return { className: 'fill-(--thread-leaf)' }
  return { fill: colours[thread] }
}
