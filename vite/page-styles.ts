import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { optimize } from '@tailwindcss/node'
import { compile } from 'tailwindcss'
import { packageFile } from '../server/package-file.ts'
import { type LanguageId, languages } from '../src/languages.ts'
import config from '../tailwind.config.ts'

/** By classes, which a page has in common with its translations. */
const compiled = new Map<string, Promise<string>>()

/** Returns Tailwind's CSS for the classes in one page, to inline for the first paint. */
export async function pageStyles(html: string, language: LanguageId): Promise<string> {
  const classes = classesIn(html)
  const key = classes.join(' ')
  const utilities = compiled.get(key) ?? compileClasses(classes)
  compiled.set(key, utilities)
  // Pages in other scripts have words in Hedvig, but no text in Plus Jakarta Sans alone.
  const script = languages[language].script === 'Latn' ? 'fallback-fonts' : 'other-scripts'
  // English has no file of its own.
  const files = [
    'quoted-fallbacks',
    'display-fallbacks',
    script,
    ...(language === 'en' ? [] : [language]),
  ]
  const styles = await Promise.all(files.map((name) => readFile(`src/styles/${name}.css`, 'utf8')))
  return optimize([await utilities, ...styles].join(''), { minify: true }).code
}

/** A compiler also returns what it was asked for before, so that each set of classes needs a new one. */
async function compileClasses(classes: string[]): Promise<string> {
  const { content, base } = await loadStylesheet('./styles.css', 'src')
  const tailwind = await compile(content, {
    base,
    polyfills: 0,
    loadStylesheet,
    // Tailwind's own loader would compile the TypeScript anew for each compiler.
    loadModule: async (id) => ({ path: id, base, module: config }),
  })
  return tailwind.build(classes)
}

async function loadStylesheet(id: string, from: string) {
  const path = id.startsWith('.') ? resolve(from, id) : packageFile(`${id}.css`)
  return { path, base: dirname(path), content: await readFile(path, 'utf8') }
}

/** No first paint needs these: the stylesheet that loads with the app, or at the page's end, has them. */
export const neededLater = /^(?:hover|print):/

function classesIn(html: string): string[] {
  const attributes = html.matchAll(/ class="([^"]*)"/g)
  const names = [...attributes].flatMap(([, value = '']) => unescapeHtml(value).split(' '))
  return [...new Set(names)].filter((name) => !neededLater.test(name)).sort()
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
