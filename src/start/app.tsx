import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { PageChange } from '#src/layout/page-change.tsx'
import { routeFor, routes } from './routes.tsx'

/** Every route in its layout; needs a router around it. What stands inside runs once the page does. */
export function App({ children }: { children?: ReactNode }) {
  const asked = useLocation()
  const last = useDeferredValue(asked)
  // A page that is here answers the click at once; until it has come, the last one is left standing.
  const location = routeFor(asked.pathname).isHere() ? asked : last
  return (
    <>
      <PageChange location={location} />
      <Suspense>
        <Routes location={location}>
          {routes.map(({ path, layout, Page }) => (
            <Route key={path} element={layout}>
              <Route path={path} element={<Page />} />
            </Route>
          ))}
        </Routes>
        {children}
      </Suspense>
    </>
  )
}
