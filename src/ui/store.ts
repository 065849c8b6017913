import { useSyncExternalStore } from 'react'

/** A value outside React. `useValue` renders its component again when it changes. */
export function createStore<Value>(initial: Value) {
  let current = initial
  const listeners = new Set<() => void>()
  const get = () => current

  function set(value: Value): void {
    current = value
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    get,
    set,
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
