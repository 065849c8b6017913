import { useSyncExternalStore, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

let shown: ReactNode = null
const listeners = new Set<() => void>()

/** Shows something that stays when the visitor goes to another page. */
export function showAbovePages(content: ReactNode): void {
  shown = content
  for (const listener of listeners) listener()
}

/** The place above the routes. Empty until a page fills it, so that other pages do not load its code. */
export function AbovePages() {
  const content = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  return <ErrorBoundary>{content}</ErrorBoundary>
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
