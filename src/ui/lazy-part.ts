import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A lazy component. If its import fails, it stays suspended, because a rejected import would replace
 * the prerendered HTML by an error. The build imports the module with a top-level await instead,
 * because Vite's module runner closes before the pages render.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
