import { useSyncExternalStore } from 'react'

/** It is true in the built page and in its hydration. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

const neverChanges = () => () => undefined
