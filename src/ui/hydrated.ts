import { useSyncExternalStore } from 'react'

/** False in the prerendered page and while it hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => undefined
