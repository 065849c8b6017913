import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { createStore } from './store.ts'

const shown = createStore<ReactNode>(null)

/** Shows something that stays when the visitor goes to another page. */
export const showAbovePages = shown.set

/** The place above the routes. Empty until a page fills it, so that other pages do not load its code. */
export function AbovePages() {
  return <ErrorBoundary>{shown.useValue()}</ErrorBoundary>
}
