import { expect, test } from 'vitest'
import { statisticTexts } from '#content/statistics.ts'
import { publishers } from '#content/publishers.ts'
import { site } from '#content/site.ts'
import { statistics, numberOf, sources, type SourceId } from '../../src/content/facts/statistics.ts'
import { businessConstants } from '../../src/content/facts/terms.ts'
import { keysOf } from '../../src/keys-of.ts'
import { paths } from '../../src/paths.ts'
import { unescapeHtml } from '../../vite/page-styles.ts'
import { unknownNumbers } from '../known-numbers.ts'
import { addresses, readPage } from './built-site.ts'

/** Puts a space between elements, so that '1' and '2024' stay two numbers, but none around a number kept on one line. */
function textOf(html: string): string {
  const joined = html.replaceAll(/<span dir="ltr" class="whitespace-nowrap">(.*?)<\/span>/g, '$1')
  return unescapeHtml(joined.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}

/** Leaves out notes and dates. */
function withoutNotes(html: string): string {
  return (
    html
      // Drawings may nest, which the next expression does not see.
      .replaceAll(/<text\b.*?<\/text>/gs, ' ')
      .replaceAll(/<(details|time|script|svg)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<span aria-hidden="true".*?<\/span>/gs, ' ')
  )
}

/** Finds the sources of the figures in a text. */
function sourcesOf(text: string): SourceId[] {
  // Not a statistic, but equal to one: a pilot's limit of users.
  const own = text.replace(`Up to ${businessConstants.pilotUsers}`, '')
  const shown = keysOf(statistics).filter((id) => {
    const figure = statisticTexts[id].replaceAll(/[$+.:]/g, String.raw`\$&`)
    return new RegExp(`(?<![\\d,.])${figure}(?!\\d|,\\d)`, 'i').test(own)
  })
  return shown.flatMap((id) => statistics[id].sources)
}

/** Finds links to rows of the research page. */
function linksToResearch(html: string): { id: string; label: string }[] {
  const links = html.matchAll(/<a [^>]*href="\/research#([^"]+)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, id = '', label = '']) => ({
    id,
    label: unescapeHtml(label.replaceAll(/<[^>]*>/g, '')).trim(),
  }))
}

/** Returns the words of the link to a source. */
function lineOf(id: SourceId): string {
  return site.source(publishers[id], sources[id].year)
}

const research = readPage(paths.research)

test.each(addresses)('takes every number on %s from the facts, and names its source', (address) => {
  const main = /<main.*<\/main>/s.exec(readPage(address))?.[0] ?? ''
  const own = textOf(withoutNotes(main))
  expect(own).not.toBe('')
  expect(unknownNumbers(own)).toEqual([])
  const all = textOf(main)
  for (const id of sourcesOf(own)) {
    expect(all).toContain(lineOf(id))
  }
})

test('knows a common number only with the words beside it', () => {
  expect(unknownNumbers('It takes 3-6 months, and we answer within 24 hours.')).toEqual([])
  expect(unknownNumbers('It helps 50% of people in 6 months, 24 of them at once.')).toEqual([
    '50',
    '6',
    '24',
  ])
  expect(unknownNumbers('It helps 500% of people.')).toEqual(['500'])
})

test('links every source to a row of the research page', () => {
  const links = addresses.flatMap((address) => linksToResearch(readPage(address)))
  expect(links.length).toBeGreaterThan(10)
  for (const { id, label } of links) {
    expect(research.includes(` id="${id}"`), id).toBe(true)
    const source = keysOf(sources).find((known) => id === `source-${numberOf(known)}`)
    if (source)
      expect([lineOf(source), `${numberOf(source)}, ${publishers[source]}`]).toContain(label)
  }
})
