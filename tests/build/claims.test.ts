import { expect, test } from 'vitest'
import { paths } from '../../src/paths.ts'
import { unescapeHtml } from '../../vite/page-styles.ts'
import { unknownNumbers } from '../known-numbers.ts'
import { addresses, readPage } from './built-site.ts'

/** Leaves out notes and dates, and puts a space between elements. */
function ownText(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const own = main
    // Drawings may nest, which the next expression does not see.
    .replaceAll(/<text\b.*?<\/text>/gs, ' ')
    .replaceAll(/<(details|time|script|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<span aria-hidden="true".*?<\/span>/gs, ' ')
  return unescapeHtml(own.replaceAll(/<[^>]*>/g, ' '))
}

/** Finds links to rows of the research page. */
function linksToResearch(html: string): { id: string; label: string }[] {
  const links = html.matchAll(/<a [^>]*href="\/research#([^"]+)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, id = '', label = '']) => ({
    id,
    label: unescapeHtml(label.replaceAll(/<[^>]*>/g, '')).trim(),
  }))
}

const research = readPage(paths.research)

test.each(addresses)('takes every number on %s from the facts module', (address) => {
  expect(unknownNumbers(ownText(readPage(address)))).toEqual([])
})

test.each(addresses)('links every source on %s to a row of the research page', (address) => {
  for (const { id, label } of linksToResearch(readPage(address))) {
    expect(research.includes(` id="${id}"`), id).toBe(true)
    if (id.startsWith('source-')) expect(label).toMatch(new RegExp(`^Source ${id.slice(7)}\\b`))
  }
})
