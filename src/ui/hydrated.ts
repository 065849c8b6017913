import { useSyncExternalStore } from 'react'

let hydrated = true
const listeners = new Set<() => void>()

/** Set by entry-client.tsx: false before it hydrates a prerendered page, true afterwards. */
export function setHydrated(value: boolean): void {
  hydrated = value
  for (const listener of listeners) listener()
}

/**
 * False in the prerendered page and until the whole app is hydrated, then true. The server snapshot
 * alone is not enough: if hydration fails, React renders again on the client with the client snapshot.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hydrated,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
