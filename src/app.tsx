import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ErrorPage } from './layout/error-page.tsx'
import { LegalLayout } from './layout/legal-layout.tsx'
import { PageChange } from './layout/page-change.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { routes, type SiteRoute } from './routes.tsx'

/** Every route in its layout; needs a router around it. */
export function App() {
  return (
    <>
      <PageChange />
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<InLayout route={route} />} />
        ))}
      </Routes>
    </>
  )
}

function InLayout({ route }: { route: SiteRoute }) {
  const page = (
    <ErrorPage key={route.path}>
      <Suspense>
        <route.Page />
      </Suspense>
    </ErrorPage>
  )
  if (route.layout === 'legal') return <LegalLayout>{page}</LegalLayout>
  return (
    <SiteLayout hero={route.hero} last={route.last}>
      {page}
    </SiteLayout>
  )
}
