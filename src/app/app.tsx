import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ChunkLoadError } from '#src/app/chunk-load-error.tsx'
import { PageChange } from '#src/app/page-change.tsx'
import { routes } from './routes.tsx'
import { useLoadedLocation } from './loaded-location.ts'
import { AbovePages } from '#src/ui/above-pages.tsx'

/** The whole app, to be rendered inside a router. The children mount together with the page. */
export function App({ children }: { children?: ReactNode }) {
  const { location, failed } = useLoadedLocation()
  return (
    <>
      <PageChange location={location} />
      <Routes location={location}>
        {routes.map(({ path, layout, Page }) => (
          <Route key={path} element={layout}>
            <Route path={path} element={<Page />} />
          </Route>
        ))}
      </Routes>
      <AbovePages />
      {children}
      {failed ? <ChunkLoadError key={failed.key} /> : null}
    </>
  )
}
