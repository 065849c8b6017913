import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { language } from '#content/language.ts'
import { addressIn } from '#src/languages.ts'
import { MetaCollector, type PageMetaProps } from '#src/layout/page.tsx'
import { paths } from '#src/paths.ts'
import { App } from './app.tsx'
import { Head } from './head.tsx'
import { routes } from './routes.tsx'

export { BRAND, company } from '#src/content/facts.ts'
export { helplines } from '#src/content/helplines.ts'
export { unconfirmed } from '#src/content/unconfirmed.ts'
export { routes } from './routes.tsx'

await Promise.all(routes.map(({ preload }) => preload()))

type RenderedPage = { head: string; body: string; heading: string }

/** Renders one route to HTML, for the build. */
export async function renderPage(path: string, image: string): Promise<RenderedPage> {
  const errors: unknown[] = []
  const metas: PageMetaProps[] = []
  // Same tree as in main.tsx; otherwise ids from useId would differ on hydration.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={addressIn(language, paths.home)} location={addressIn(language, path)}>
        <MetaCollector value={(meta) => void metas.push(meta)}>
          <App />
        </MetaCollector>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  // After an error React emits a page that the browser should render again; fail the build instead.
  if (errors.length > 0) throw new Error(`The page ${path} does not render.`, { cause: errors[0] })
  const [meta] = metas
  if (!meta) throw new Error(`The page ${path} renders no PageMeta.`)
  const head = renderToStaticMarkup(<Head meta={meta} image={image} />)
  return { head, body: await new Response(prelude).text(), heading: meta.heading }
}
