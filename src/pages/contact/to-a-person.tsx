import { SheetPaths } from '#src/weave/sheet.tsx'
import { Weaving } from '#src/weave/weaving.tsx'

const rows = [0, 8, 16]

/** A letter's threads lead to a person, and the answer's threads lead back. */
export function ToAPerson() {
  return (
    <Weaving width="100%" height="72">
      {() => (
        <>
          <Threads y={10} className="fill-(--thread-night)" />
          <Threads y={40} className="fill-bandung-500" />
          <SheetPaths picture="letter" />
          <svg x="100%" overflow="visible">
            <g transform="translate(-96)">
              <SheetPaths picture="profile" />
            </g>
          </svg>
        </>
      )}
    </Weaving>
  )
}

function Threads({ y, className }: { y: number; className: string }) {
  return (
    <g className={className}>
      {rows.map((row) => (
        <rect key={row} y={y + row} width="100%" height="6" />
      ))}
    </g>
  )
}
