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

/** The last of these media queries that matches; undefined on the server and while hydrating. */
export function useLastMatch<Query extends string>(queries: readonly Query[]): Query | undefined {
  const match = useSyncExternalStore(
    (notify) => {
      const lists = queries.map((query) => window.matchMedia(query))
      for (const list of lists) list.addEventListener('change', notify)
      return () => {
        for (const list of lists) list.removeEventListener('change', notify)
      }
    },
    () => queries.findLast((query) => window.matchMedia(query).matches),
    () => undefined,
  )
  return useDeferredValue(match)
}
