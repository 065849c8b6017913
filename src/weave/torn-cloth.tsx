import { cloths } from './cloth-figure.ts'
import { tornFigure, tornRows, warpPath } from './torn-figure.ts'
import { wideClothPlace } from './wide-cloth-styles.ts'
import { useWideColumns, wideCell } from './wide-cloth.ts'
import { WovenPaths } from './woven.tsx'

/** A cloth with a tear of bare warp across its middle, as high as its section. */
export function TornCloth({ className }: { className?: string }) {
  const columns = useWideColumns()
  return (
    <svg
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`${wideClothPlace} ${className ?? ''}`}
    >
      {columns ? (
        <svg y="50%" overflow="visible">
          <g transform={`translate(0 ${-Math.round((tornRows * wideCell.height) / 2)})`}>
            <path className="fill-kunyit-500" d={warpPath(columns, wideCell.width)} />
            <WovenPaths
              figure={tornFigure(columns)}
              threads={cloths.community.threads}
              cell={wideCell}
            />
          </g>
        </svg>
      ) : null}
    </svg>
  )
}
