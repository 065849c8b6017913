import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const { get, set, subscribe } = createStore(true)

/** Set by entry-client.tsx: false before it hydrates a prerendered page, true afterwards. */
export const setHydrated = set

/**
 * Returns `before` in the prerendered page and until the whole app is hydrated, then `value`; renders
 * again only if they differ. The server snapshot alone is not enough: if hydration fails, React renders
 * again on the client with the client snapshot.
 */
export function useOnceHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => (get() ? value : before),
    () => before,
  )
}

/** False until the whole app is hydrated, then true. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false)
}
