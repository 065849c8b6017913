import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { contact as contactPage } from '#content/contact.ts'
import { App } from './app.tsx'
import { structuredData } from './content/structured-data.ts'
import { paths } from './paths.ts'
import { routeFor } from './routes.tsx'
import type { ProseBlock, RichText } from './ui/prose-block.ts'

/** What the build writes files from: the facts, the sample values still in use, the routes. */
export { BRAND, contact, helplines } from './content/facts.ts'
export * as sampleData from './content/sample-data.ts'
export * as sampleTeam from '#content/team.ts'
export { isFetchedInIdleTime } from './prefetch.ts'
export { routes } from './routes.tsx'

export type RenderedPage = {
  /** What React put into the head, and the content of #root. */
  head: string
  body: string
}

export async function renderPage(path: string): Promise<RenderedPage> {
  await routeFor(path).preload()
  const errors: unknown[] = []
  // The same tree as main.tsx hydrates: around it, ids from useId would come out differently.
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  )
  // React would leave the page to the browser.
  if (errors.length > 0) throw new Error(`The page ${path} does not render.`, { cause: errors[0] })
  const html = await new Response(prelude).text()
  // React writes what belongs into the head in front of everything else.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

/** The page's data for search engines. */
export function describePage(
  page: { path: string; title: string; description: string },
  language: string,
): object {
  const questions = page.path === paths.contact ? contactPage.questions.list : undefined
  return structuredData(
    {
      ...page,
      questions: questions?.map(({ question, answer }) => ({
        question,
        answer: answer.map(plainText).join(' '),
      })),
    },
    language,
  )
}

function plainText(block: ProseBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map(words).join(' ')
  if ('terms' in block) {
    return block.terms.map(({ term, text }) => `${term}: ${words(text)}`).join(' ')
  }
  return words(block)
}

function words(text: RichText): string {
  if (typeof text === 'string') return text
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
