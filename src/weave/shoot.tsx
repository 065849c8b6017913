import { type Cell, cellOf } from './figure.ts'
import {
  shootFigure,
  type ShootHeight,
  type ShootPalette,
  shootThreads,
  steepness,
} from './shoot-figure.ts'
import { Woven } from './woven.tsx'

type ShootProps = {
  height: ShootHeight
  palette?: ShootPalette
  cell?: number | Cell
  halfWidth?: number
  grow?: boolean
  className?: string
}

/** The thread colours each of the four heights wears where nothing else is said. */
export const ownPalette: Record<ShootHeight, ShootPalette> = {
  kecil: 'bandung',
  sedang: 'telang',
  besar: 'kunyit',
  puncak: 'night',
}

/** One bamboo shoot. */
export function Shoot({
  height,
  palette = ownPalette[height],
  cell = { width: 7, height: 6 },
  halfWidth = 14,
  grow = false,
  className,
}: ShootProps) {
  return (
    <Woven
      figure={shootFigure(halfWidth, steepness[height])}
      threads={shootThreads[palette]}
      cell={cellOf(cell)}
      grow={grow}
      className={className}
    />
  )
}
