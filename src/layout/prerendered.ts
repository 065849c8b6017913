import { useSyncExternalStore } from 'react'

/** Whether this is the page as it was built, or its hydration: false as soon as the app can add to it. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

const neverChanges = () => () => undefined
