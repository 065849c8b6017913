import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import type { LanguageId } from '../src/languages.ts'

/** The fonts of fallback-fonts.css lack their letters. */
const otherScripts: LanguageId[] = ['zh', 'ta']

/** Returns Tailwind's CSS for the classes in one page, to inline for the first paint. */
export async function pageStyles(html: string, language: LanguageId): Promise<string> {
  const tailwind = await compile(await readFile('src/styles.css', 'utf8'), {
    base: resolve('src'),
    onDependency: () => undefined,
    polyfills: 0,
  })
  const shared = otherScripts.includes(language) ? 'other-scripts' : 'fallback-fonts'
  const script = await readFile(`src/styles/${shared}.css`, 'utf8')
  const scale = await readFile(`src/styles/${language}.css`, 'utf8').catch(() => '')
  return optimize(tailwind.build(classesIn(html)) + script + scale, { minify: true }).code
}

function classesIn(html: string): string[] {
  const attributes = html.matchAll(/ class="([^"]*)"/g)
  return [...attributes].flatMap(([, names = '']) => unescapeHtml(names).split(' '))
}

/** Decodes the entities that React writes in text and attributes. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
