import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'

/**
 * The styles that stand in a page, the same in all its languages: the fallback fonts, and what
 * Tailwind writes for the classes of its HTML. The whole sheet, which follows with the scripts, has
 * the rest, and must move nothing.
 */
export async function pageStyles(bodies: string[]): Promise<string> {
  const fallbackFonts = await readFile('src/fallback-fonts.css', 'utf8')
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    // Stand-ins for old browsers come with the whole sheet.
    polyfills: 0,
  })
  return minified(fallbackFonts + tailwind.build([...new Set(bodies.flatMap(classesIn))]))
}

/** How a language differs from English in its sizes and lines. */
export async function scaleOf(language: string): Promise<string> {
  return minified(await readFile(`src/scales/${language}.css`, 'utf8'))
}

function minified(styles: string): string {
  return optimize(styles, { minify: true }).code.trim()
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
