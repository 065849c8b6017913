import { useDeferredValue, useSyncExternalStore } from 'react'

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
