import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A component whose code loads after the page's. If the request fails, it stays pending, because a
 * rejected one would replace the prerendered HTML by an error. The build can't use it: Vite's module
 * runner closes before the pages render, so there the module is imported at once.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => new Promise<never>(() => {})))
}
