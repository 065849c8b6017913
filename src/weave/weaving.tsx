import type { ComponentProps, ReactNode } from 'react'
import { useDrawn } from './client-state.ts'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & { children: () => ReactNode }

/** The place of a weaving, kept from the first paint on; what is in it is drawn after that. */
export function Weaving({ children, className = '', ...place }: WeavingProps) {
  return (
    <svg
      {...place}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={`block ${className}`.trim()}
    >
      {useDrawn() ? children() : null}
    </svg>
  )
}
