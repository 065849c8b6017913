import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import type { LanguageId } from '../../src/languages.ts'

/**
 * The styles that stand in a page, the same in all its languages: what Tailwind writes for the
 * classes of its HTML. The whole sheet, which follows with the scripts, has the rest, and must move
 * nothing.
 */
export async function pageStyles(bodies: string[]): Promise<string> {
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    // Stand-ins for old browsers come with the whole sheet.
    polyfills: 0,
  })
  return minified(tailwind.build([...new Set(bodies.flatMap(classesIn))]))
}

/** What stands beside it in the pages of a language: fallback fonts, sizes, lines. */
export async function languageStyles(language: LanguageId): Promise<string> {
  const files = await Promise.all(sheets[language].map((file) => readFile(file, 'utf8')))
  return minified(files.join(''))
}

const sheets: Record<LanguageId, string[]> = {
  en: ['src/fallback-fonts.css'],
  ms: ['src/fallback-fonts.css', 'src/scales/ms.css'],
  zh: ['src/scales/zh.css'],
  ta: ['src/scales/ta.css'],
}

function minified(styles: string): string {
  // Tailwind's notice stands in the whole sheet.
  return optimize(styles, { minify: true })
    .code.replace(/^\/\*!.*?\*\//, '')
    .trim()
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
