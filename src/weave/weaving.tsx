import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & { children: () => ReactNode }

/** Reserves the place and draws after the first paint. */
export function Weaving({ children, ...place }: WeavingProps) {
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...place}>
      {useDrawn() ? children() : null}
    </svg>
  )
}

/** Drawing waits: in one piece with the page it would delay the answer to a first touch. */
export function useDrawn(): boolean {
  return useDeferredValue(true, false)
}
