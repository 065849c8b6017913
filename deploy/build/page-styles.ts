import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import type { LanguageId } from '../../src/languages.ts'

/** Makes Tailwind's rules for the classes of one page's HTML in all languages; the whole sheet must move nothing. */
export async function pageStyles(bodies: string[]): Promise<string> {
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    polyfills: 0,
  })
  const styles = minified(tailwind.build([...new Set(bodies.flatMap(classesIn))]))
  return withoutUnread(styles, bodies.join(''))
}

/** About half of the colours are read on a page, by day and by night. */
function withoutUnread(styles: string, html: string): string {
  const read = new Set([...(styles + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const less = styles.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
  return less === styles ? styles : withoutUnread(less, html)
}

/** A language has fallback fonts, sizes and line heights in a second element. */
export async function languageStyles(language: LanguageId): Promise<string> {
  const scale = `src/scales/${language}.css`
  const sheets = [
    ...(withOtherLetters.includes(language) ? [] : ['src/fallback-fonts.css']),
    ...(existsSync(scale) ? [scale] : []),
  ]
  const files = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  return minified(files.join(''))
}

/** fallback-fonts.css stands in for fonts that lack their letters. */
const withOtherLetters: LanguageId[] = ['zh', 'ta']

function minified(styles: string): string {
  // Tailwind's licence is in the whole sheet.
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
