import { stitchRow } from './stitch.tsx'
import { Weaving } from './weaving.tsx'

const columns = 11
const pitch = 40
const reach = 17

type MillionsProps = { total: number; filled: number; className?: string }

/** Each lozenge is a million people; the filled ones are the part that the words beside it count. */
export function Millions({ total, filled, className = '' }: MillionsProps) {
  const rows = Math.ceil(total / columns)
  const row = (index: number, from: number, to: number) =>
    stitchRow(Math.min(to - index * columns, columns) - from, {
      x: (from + 0.5) * pitch,
      y: (index + 0.5) * pitch - reach,
      pitch,
      reach,
    })
  const lozenges = (isFilled: boolean) =>
    Array.from({ length: rows }, (_, index) => {
      const split = Math.min(Math.max(filled - index * columns, 0), columns)
      return isFilled ? row(index, 0, index * columns + split) : row(index, split, total)
    }).join('')
  return (
    <Weaving
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      shapeRendering="auto"
      className={`h-auto w-full max-w-110 stroke-ink stroke-[1.5] ${className}`}
    >
      {() => (
        <>
          <path className="fill-ink" d={lozenges(true)} />
          <path className="fill-none" d={lozenges(false)} />
        </>
      )}
    </Weaving>
  )
}
