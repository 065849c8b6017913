import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/**
 * The styles that stand in one page: the fallback fonts, and what Tailwind writes for the classes of
 * its HTML. The whole sheet, which follows with the scripts, has the rest, and must move nothing.
 */
export async function pageStyles(html: string): Promise<string> {
  const fallbackFonts = await readFile('src/fallback-fonts.css', 'utf8')
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    // Stand-ins for old browsers come with the whole sheet.
    polyfills: 0,
  })
  const styles = inLanguageOf(html, tailwind.build(classesIn(html)))
  return optimize(fallbackFonts + styles, { minify: true }).code.trim()
}

/** Without the scale of scripts in which the page is not written. */
function inLanguageOf(html: string, styles: string): string {
  const language = /<html[^>]* lang="(\w+)/.exec(html)?.[1] ?? 'en'
  return styles.replaceAll(/:root:lang\(([^)]*)\)[^{}]*\{[^{}]*\}/g, (rule, of: string) =>
    of.split(/,\s*/).includes(language) ? rule : '',
  )
}

function classesIn(html: string): string[] {
  const attributes = html.matchAll(/ class="([^"]*)"/g)
  return [...attributes].flatMap(([, names = '']) => unescapeHtml(names).split(' '))
}

export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
