import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'

type WeavingProps = Omit<ComponentProps<'svg'>, 'children'> & { children: () => ReactNode }

/** Reserves the place of a weaving from the first paint on; its content is drawn after that. */
export function Weaving({ children, ...place }: WeavingProps) {
  return (
    <svg aria-hidden="true" shapeRendering="crispEdges" {...place}>
      {useDrawn() ? children() : null}
    </svg>
  )
}

/**
 * False in the HTML and in the first paint, true right after. Deferred, or React would draw everything
 * in one piece and keep the visitor's first touch waiting.
 */
export function useDrawn(): boolean {
  return useDeferredValue(true, false)
}
