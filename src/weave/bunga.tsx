import { useId } from 'react'
import { bungaPaths, bungaTile } from './bunga-tile.ts'
import { useDrawn } from './client-state.ts'

type BungaProps = {
  /** How many tiles side by side; without it, as many as the width holds. */
  columns?: number
  rows: number
  /** Colour class of the core: `fill-ink`. */
  core?: string
  /** A second ring between outline and core, in the core's colour. */
  double?: boolean | undefined
  className?: string
}

/** Lozenges in rows, drawn after the first paint; the outline takes the text's colour. */
export function Bunga({ columns, rows, core = 'fill-ink', double = false, className }: BungaProps) {
  const id = useId()
  const { width, height, cell } = bungaTile
  const paths = useDrawn() ? bungaPaths(cell, double) : undefined
  return (
    <svg
      width={columns === undefined ? '100%' : columns * width}
      height={rows * height}
      viewBox={columns === undefined ? undefined : `0 0 ${columns * width} ${rows * height}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block shrink-0 ${className ?? ''}`}
    >
      {paths ? (
        <>
          <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
            <path fill="currentColor" d={paths.outline} />
            <path className={core} d={paths.core} />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      ) : null}
    </svg>
  )
}
