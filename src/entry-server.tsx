import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { routeFor } from './routes.tsx'

export { routes } from './routes.tsx'

/** One page as HTML: what React put into the head, and the content of #root. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  await routeFor(path).preload()
  const { prelude } = await prerender(
    <html>
      <head />
      <body>
        <div id="root">
          <StrictMode>
            <StaticRouter location={path}>
              <App />
            </StaticRouter>
          </StrictMode>
        </div>
      </body>
    </html>,
  )
  const html = await new Response(prelude).text()
  const root = '<div id="root">'
  return {
    head: html.slice(html.indexOf('<head>') + 6, html.indexOf('</head>')),
    body: html.slice(html.indexOf(root) + root.length, html.lastIndexOf('</div></body>')),
  }
}
