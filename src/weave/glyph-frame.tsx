import type { ReactNode } from 'react'
import { useDrawn } from './client-state.ts'

type GlyphFrameProps = {
  width: number
  height: number
  className?: string | undefined
  children: ReactNode
}

/** The place of a woven glyph, in the colour of its text; its bars follow after the first paint. */
export function GlyphFrame({ width, height, className, children }: GlyphFrameProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="currentColor"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block h-auto max-w-full ${className ?? ''}`}
    >
      {useDrawn() ? children : null}
    </svg>
  )
}
