import { Suspense, use, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorPage } from './layout/error-page.tsx'
import { PageChange } from './layout/page-change.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routes, type SiteRoute } from './routes.tsx'
import { needsWholeStylesheet, wholeStylesheet } from './stylesheet.ts'

/** Every route in its layout; needs a router around it. What stands inside runs once the page does. */
export function App({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageChange />
      {/* One boundary for all pages: a page whose code is on its way leaves the last one standing. */}
      <Suspense>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<InLayout route={route} />} />
          ))}
        </Routes>
        {children}
      </Suspense>
    </>
  )
}

function InLayout({ route }: { route: SiteRoute }) {
  if (needsWholeStylesheet(route.path)) use(wholeStylesheet())
  const page = (
    <ErrorPage key={route.path}>
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
