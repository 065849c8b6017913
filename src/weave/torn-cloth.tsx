import { cloths } from './cloth-draft.ts'
import { sizeOf } from './draft.ts'
import { tornDraft, tornRows, warpPath } from './torn-draft.ts'
import { useWideColumns, wideCell, wideClothPlace } from './wide-cloth.ts'
import { Selvedge, WovenPaths } from './woven.tsx'

/** A cloth with a tear of bare warp across its middle; its height steps by rows of whole flowers. */
export function TornCloth() {
  const columns = useWideColumns()
  const size = sizeOf({ columns: columns ?? 0, rows: tornRows }, wideCell)
  return (
    <svg
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`${wideClothPlace} h-82.5 md:h-[calc(round(down,100%-330px,120px)+330px)]`}
    >
      {columns ? (
        <svg x="50%" y="50%" overflow="visible">
          <g transform={`translate(${-size.width / 2} ${-size.height / 2})`}>
            <path className="fill-kunyit-500" d={warpPath(columns, wideCell.width)} />
            <WovenPaths
              draft={tornDraft(columns)}
              threads={cloths.community.threads}
              cell={wideCell}
              selvedge
            />
            <Selvedge {...size} />
          </g>
        </svg>
      ) : null}
    </svg>
  )
}
