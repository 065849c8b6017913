import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import type { LanguageId } from '../../src/languages.ts'

/**
 * The styles that stand in a page, the same in all its languages: Tailwind's rules for the
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
  const styles = minified(tailwind.build([...new Set(bodies.flatMap(classesIn))]))
  return withoutUnread(styles, bodies.join(''))
}

/** Leaves out the variables that nothing in the page reads: about half of the colours, by day and by night. */
function withoutUnread(styles: string, html: string): string {
  const read = new Set([...(styles + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const less = styles.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
  return less === styles ? styles : withoutUnread(less, html)
}

/** A language's own styles, in a second element: fallback fonts, sizes, line heights. */
export async function languageStyles(language: LanguageId): Promise<string> {
  const scale = `src/scales/${language}.css`
  const sheets = [
    ...(withOtherLetters.includes(language) ? [] : ['src/fallback-fonts.css']),
    ...(existsSync(scale) ? [scale] : []),
  ]
  const files = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  return minified(files.join(''))
}

/** Not set in the fonts for Latin letters, for which fallback-fonts.css has stand-ins. */
const withOtherLetters: LanguageId[] = ['zh', 'ta']

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
