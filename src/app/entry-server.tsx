import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { language } from '#content/language.ts'
import { localizedPath } from '#src/languages.ts'
import { MetaCollector, type PageMetaProps } from '#src/head/page-meta.tsx'
import { paths } from '#src/paths.ts'
import { App } from './app.tsx'
import { Head } from '#src/head/head.tsx'
import { routes } from './routes.tsx'

export { claimStatus } from '#content/claim-status.ts'
export { BRAND, company } from '#src/content/facts/company.ts'
export { heroEnd } from '#src/layout/page.tsx'
export { routes } from './routes.tsx'

await Promise.all(routes.map(({ preload }) => preload()))

type RenderedPage = { head: string; body: string; heading: string }

/** Renders one route to HTML, for the build. */
export function renderPage(path: string, image: string): RenderedPage {
  const metas: PageMetaProps[] = []
  // Same tree as in entry-client.tsx; otherwise ids from useId would differ on hydration.
  const body = renderToString(
    <StrictMode>
      <StaticRouter
        basename={localizedPath(language, paths.home)}
        location={localizedPath(language, path)}
      >
        <MetaCollector value={(meta) => void metas.push(meta)}>
          <App />
        </MetaCollector>
      </StaticRouter>
    </StrictMode>,
  )
  const [meta] = metas
  if (!meta) throw new Error(`The page ${path} renders no PageMeta.`)
  const head = renderToStaticMarkup(<Head meta={meta} image={image} />)
  return { head, body, heading: meta.heading }
}
