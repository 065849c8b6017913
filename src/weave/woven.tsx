import { type Cell, type Draft, sizeOf, weave } from './draft.ts'
import { dyed } from './dyed.ts'
import { type Thread, threads as colours } from '../palette.ts'

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

/** A cloth's navy threads are lifted by night, or only its flowers would be seen. */
function clothDye(thread: Thread): { fill?: string; className?: string } {
  if (thread === 'telang-900') return { className: 'fill-(--cloth-900)' }
  if (thread === 'telang-700') return { className: 'fill-(--cloth-700)' }
  return { fill: colours[thread] }
}

/** The same of a cloth, which keeps its other colours on every ground: on a dark one its edge is light. */
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
