import { Suspense, use, useDeferredValue, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorPage } from './layout/error-page.tsx'
import { PageChange } from './layout/page-change.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routeFor, routes, type SiteRoute } from './routes.tsx'
import { hasStylesFor, wholeStylesheet } from './stylesheet.ts'

/** Every route in its layout; needs a router around it. What stands inside runs once the page does. */
export function App({ children }: { children?: ReactNode }) {
  const asked = useLocation()
  const later = useDeferredValue(asked)
  // A page that is here is shown at once; any other leaves the last one standing until it has come.
  const location = canShow(routeFor(asked.pathname)) ? asked : later
  return (
    <>
      <PageChange location={location} />
      <Suspense>
        <Routes location={location}>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<InLayout route={route} />} />
          ))}
        </Routes>
        {children}
      </Suspense>
    </>
  )
}

function canShow(route: SiteRoute): boolean {
  return route.isLoaded() && hasStylesFor(route.path)
}

function InLayout({ route }: { route: SiteRoute }) {
  if (!hasStylesFor(route.path)) use(wholeStylesheet())
  const page = (
    <ErrorPage key={route.path} withoutLayout={route.layout === 'legal'}>
      <route.Page />
    </ErrorPage>
  )
  // A legal page brings its layout in its own chunk: the other pages never need it.
  if (route.layout === 'legal') return page
  return (
    <SiteLayout hero={route.hero} last={route.last}>
      {page}
    </SiteLayout>
  )
}
