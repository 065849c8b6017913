import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { transform, type MediaQuery, type Selector } from 'lightningcss'
import type { LanguageId } from '../../src/languages.ts'

/** Makes Tailwind's rules for the classes of one page's HTML in all languages; the whole sheet must move nothing. */
export async function pageStyles(bodies: string[]): Promise<string> {
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    polyfills: 0,
  })
  const styles = minified(tailwind.build([...new Set(bodies.flatMap(classesIn))]))
  return withoutUnread(atRest(styles), bodies.join(''))
}

/** Nobody hovers, presses or prints before the whole sheet is there: it comes right after the first paint. */
function atRest(styles: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        media: (rule) => (rule.value.query.mediaQueries.every(isForLater) ? [] : undefined),
        style: (rule) => (rule.value.selectors.every(isUnderPointer) ? [] : undefined),
      },
    },
  })
  return code.toString()
}

function isForLater({ mediaType, condition }: MediaQuery): boolean {
  const asksForHover = condition?.type === 'feature' && condition.value.name === 'hover'
  return mediaType === 'print' || asksForHover
}

function isUnderPointer(selector: Selector): boolean {
  return selector.some(
    (part) => part.type === 'pseudo-class' && (part.kind === 'hover' || part.kind === 'active'),
  )
}

/** About half of the colours are read on a page, by day and by night. */
function withoutUnread(styles: string, html: string): string {
  const read = new Set([...(styles + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const named = /@property (--[\w-]+)\{[^}]*\}|(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
  const less = styles.replace(named, (whole, registered?: string, declared?: string) =>
    read.has(registered ?? declared ?? '') ? whole : '',
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
