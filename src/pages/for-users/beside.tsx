import { dyed, Weaving } from '#src/weave/weaving.tsx'

const row = { height: 8, thickness: 6 }
const bundle = [0, 1, 2]
/** In percent of the width: where the first step is, and how far the next one. */
const first = 12
const stride = 11

/** One person's threads, and those of another who comes to their side in so many steps and stays. */
export function Beside({ steps }: { steps: number }) {
  const far = bundle.length + steps
  return (
    <Weaving width="100%" height={(far + bundle.length) * row.height} className="beside">
      {() => (
        <g>
          <g {...dyed('telang-900', 'edge')}>
            <Threads row={0} from={0} to={100} />
          </g>
          <g className="fill-bandung-500">
            {Array.from({ length: steps + 1 }, (_, step) => (
              <Threads
                key={step}
                row={far - step}
                from={step === 0 ? 0 : first + (step - 1) * stride}
                to={step === steps ? 100 : first + step * stride}
              />
            ))}
          </g>
        </g>
      )}
    </Weaving>
  )
}

function Threads({ row: top, from, to }: { row: number; from: number; to: number }) {
  return bundle.map((thread) => (
    <rect
      key={thread}
      x={`${from}%`}
      y={(top + thread) * row.height}
      width={`${to - from}%`}
      height={row.thickness}
    />
  ))
}
