import { lazy, Suspense, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageChange } from '#src/layout/page-change.tsx'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { routes } from './routes.tsx'
import { useLoadedLocation } from './loaded-location.ts'

/** Fetched after hydration, because the server may be unreachable by the time it is needed. */
export const loadChunkLoadError = () => import('#src/layout/chunk-load-error.tsx')
/** If the import fails, the dialog stays suspended: a rejected import would replace the page by an error. */
const ChunkLoadError = lazy(() => loadChunkLoadError().catch(() => new Promise<never>(() => {})))

/**
 * The whole app, to be rendered inside a router. The children mount together with the page. Components
 * that only run effects have an error boundary: if one throws, the page stays.
 */
export function App({ children }: { children?: ReactNode }) {
  const { location, failed } = useLoadedLocation()
  return (
    <>
      <ErrorBoundary>
        <PageChange location={location} />
      </ErrorBoundary>
      <Suspense>
        <Routes location={location}>
          {routes.map(({ path, layout, Page }) => (
            <Route key={path} element={layout}>
              <Route path={path} element={<Page />} />
            </Route>
          ))}
        </Routes>
        <ErrorBoundary>{children}</ErrorBoundary>
      </Suspense>
      {failed ? (
        <Suspense>
          <ChunkLoadError key={failed.key} />
        </Suspense>
      ) : null}
    </>
  )
}
