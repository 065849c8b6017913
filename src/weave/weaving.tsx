import { type ComponentProps, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react'

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

const never = () => () => {}

/** False on the server and while hydrating, true right after: tall weavings are drawn after the first paint. */
export function useDrawn(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // Deferred, or React would draw everything in one piece and keep the visitor's first touch waiting.
  return useDeferredValue(hydrated)
}
