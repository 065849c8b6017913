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
