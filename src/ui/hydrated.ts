import { useSyncExternalStore } from 'react'

let hydrated = true
const listeners = new Set<() => void>()

/** Says that the prerendered page is being hydrated, or that it has been. */
export function setHydrated(value: boolean): void {
  hydrated = value
  for (const listener of listeners) listener()
}

/**
 * False in the prerendered page and until the whole app is hydrated, then true. React's own server
 * snapshot ends too soon: after an error it renders a part anew on the client.
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
