import { createStore } from './store.ts'

const hydrated = createStore(true, false)

/** Set by entry-client.tsx: false before it hydrates a prerendered page, true afterwards. */
export const setHydrated = hydrated.set

/**
 * False in the prerendered page and until the whole app is hydrated, then true. The server snapshot
 * alone is not enough: if hydration fails, React renders again on the client with the client snapshot.
 */
export const useHydrated = hydrated.useValue
