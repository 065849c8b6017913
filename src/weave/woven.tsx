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

/** The same of a cloth, which keeps its colours on every ground: on a dark one its edge is light. */
export function ClothPaths<Part extends string>(props: Required<WovenPathsProps<Part>>) {
  const { draft, threads, cell } = props
  const { width, height } = sizeOf(draft, cell)
  return (
    <>
      {weave(draft, cell).map(([part, path]) => (
        <path key={part} d={path} fill={colours[threads[part]]} />
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
