import { type Draft, sizeOf, weave } from './draft.ts'
import { Tiles, Weaving } from './weaving.tsx'

/** A lozenge of concentric rings on 16 by 18 cells. */
function bungaDraft(double: boolean): Draft<'outline' | 'core'> {
  return {
    columns: 16,
    rows: 18,
    partAt(column, row) {
      const x = column < 8 ? 7 - column : column - 8
      const y = row < 9 ? 8 - row : row - 9
      const ring = x + y
      if (ring === 1 || (double && ring === 3)) return 'core'
      return ring === (y < 5 ? 6 : 7) ? 'outline' : undefined
    },
  }
}

type BungaProps = {
  columns: number
  rows: number
  core: string
  double: boolean
  className?: string
}

const cell = { width: 6, height: 6 }

/** A field of flowers; the outlines have the text colour. */
export function Bunga({ columns, rows, core, double, className }: BungaProps) {
  const draft = bungaDraft(double)
  const tile = sizeOf(draft, cell)
  const size = sizeOf({ columns, rows }, tile)
  return (
    <Weaving size={size} className={`shrink-0 ${className ?? ''}`}>
      {() => (
        <Tiles size={tile}>
          {weave(draft, cell).map(([part, path]) => (
            <path key={part} className={part === 'core' ? core : 'fill-current'} d={path} />
          ))}
        </Tiles>
      )}
    </Weaving>
  )
}
