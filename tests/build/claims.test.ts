import { expect, test } from 'vitest'
import { paths } from '../../src/paths.ts'
import { unescapeHtml } from '../../deploy/build/page-styles.ts'
import { unknownNumbers } from '../known-numbers.ts'
import { addresses, readBuilt, readPage } from './built-site.ts'

/** Notes and dates are left out, and elements have a space between them. */
function ownText(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const own = main
    .replaceAll(/<(details|time|script|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<span aria-hidden="true".*?<\/span>/gs, ' ')
  return unescapeHtml(own.replaceAll(/<[^>]*>/g, ' '))
}

/** A link is its target and label. */
function linksToResearch(html: string): { id: string; label: string }[] {
  const links = html.matchAll(/<a [^>]*href="\/research#([^"]+)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, id = '', label = '']) => ({
    id,
    label: unescapeHtml(label.replaceAll(/<[^>]*>/g, '')).trim(),
  }))
}

const research = readPage(paths.research)
test.each(addresses)('every number on the built page %s is in the facts module', (address) => {
  expect(unknownNumbers(ownText(readPage(address)))).toEqual([])
})

test.each(addresses)('every source on %s is a row of the research page', (address) => {
  for (const { id, label } of linksToResearch(readPage(address))) {
    expect(research.includes(` id="${id}"`), id).toBe(true)
    if (id.startsWith('source-')) expect(label).toMatch(new RegExp(`^Source ${id.slice(7)}\\b`))
  }
})

test('the figures lie there as a table and as data, with the same rows', () => {
  const data: unknown = JSON.parse(readBuilt('figures.json'))
  const lines = readBuilt('figures.csv').trim().split('\r\n')
  expect(lines[0]).toMatch(/^"id","figure",/)
  expect(data).toHaveLength(lines.length - 1)
  expect(
    lines.flatMap((line) => line.split(',')).filter((cell) => /^"?[=+\-@\t]/.test(cell)),
  ).toEqual([])
})
