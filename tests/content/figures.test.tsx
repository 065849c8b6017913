import { expect, test } from 'vitest'
import { figures, type Figure } from '#src/content/facts.ts'
import * as facts from '#src/content/facts.ts'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'

/** Numbers that count nothing in the world: names, clock times, options of the pitch-deck form. */
const namesAndTimes = [
  '24', // 24/7: the hours of a day
  '3', // 3 a.m.
  '2.2', // WCAG 2.2
  '2010', // Personal Data Protection Act 2010
  '1999', // Consumer Protection Act 1999
  '1',
  '2',
  '3',
  '4',
  '5',
  '6', // the six steps
  '50',
  '250',
  '25',
  '12', // the form's investment ranges, in thousands and millions, and its months
]

/** Every number inside the facts module, as its digits are written. */
function numbersInFacts(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return digitsIn(value)
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersInFacts)
    : []
}

function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}

/** What a page says in its own text, without the notes that explain a source. */
async function textOf(path: string): Promise<{ own: string; all: string }> {
  const { container, unmount } = await renderSite(path)
  const main = container.querySelector('main')
  if (!main) throw new Error(`${path} has no main landmark.`)
  const all = wordsOf(main)
  for (const note of main.querySelectorAll('details, time')) note.remove()
  const own = wordsOf(main)
  unmount()
  return { own, all }
}

/** The text with a space between elements, so that '1' and '2024' in two of them stay two numbers. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '')
  return words.join(' ')
}

test.each(Object.values(paths))('every number on %s is in the facts module', async (path) => {
  const today = digitsIn(new Date().toISOString())
    .slice(0, 3)
    .map((part) => String(Number(part)))
  const known = new Set([...numbersInFacts(facts), ...namesAndTimes, ...today])
  const { own } = await textOf(path)
  expect(digitsIn(own).filter((number) => !known.has(number))).toEqual([])
})

test.each(Object.values(paths))('every figure on %s names its source and year', async (path) => {
  const { own, all } = await textOf(path)
  const shown = Object.values<Figure>(figures).filter(({ text }) =>
    new RegExp(`(?<![\\d,.])${escaped(text)}(?!\\d|,\\d)`).test(own),
  )
  for (const { source } of shown) {
    expect(all).toContain(source.publisher)
    expect(all).toContain(String(source.year))
  }
})

/** The figure's own characters, none of them a pattern. */
function escaped(text: string): string {
  return text.replace(/[$+.:]/g, String.raw`\$&`)
}
