import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileFor } from '../../vite/site-files.ts'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import type { LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

/** The folder under test, written by `npm run build`. */
export const dist = 'dist'

export const addresses = Object.values(paths)
export const everyPage = [...addresses, '*']

export const everyVersion = publishedLanguages.flatMap((id) =>
  everyPage.map((path) => [path, id] as const),
)
export const everyIndexedPage = everyVersion.filter(([path]) => path !== '*')

export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8')
}

export function readPage(address: string, language: LanguageId = 'en'): string {
  return readBuilt(fileFor(language, address))
}

const documents = new Map<string, Document>()

/** Parses each page once, in files with a DOM. Tests change nothing on it. */
export function parsePage(address: string, language: LanguageId = 'en'): Document {
  const file = fileFor(language, address)
  const page = documents.get(file) ?? new DOMParser().parseFromString(readBuilt(file), 'text/html')
  documents.set(file, page)
  return page
}

/** Returns the headers that the built _headers sets for all URLs. */
export function builtHeaders(): Record<string, string> {
  const block = readBuilt('_headers').split(/^(?=\S)/m)[0] ?? ''
  const lines = block.split('\n').filter((line) => line.startsWith('  '))
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(2, at), line.slice(at + 2)]
    }),
  )
}
