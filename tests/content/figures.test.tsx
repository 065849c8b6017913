import { expect, test } from 'vitest'
import { figureTexts } from '#content/figures.ts'
import { sourceNames } from '#content/sources.ts'
import { businessConstants, figures, numberOf, sources } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'
import { paths } from '#src/paths.ts'
import { unknownNumbers } from '#tests/known-numbers.ts'
import { renderSite } from '#tests/render-site.tsx'

/** Notes that explain a source are left out. */
async function textOf(path: string): Promise<{ own: string; all: string }> {
  const { container, unmount } = await renderSite(path)
  const main = container.querySelector('main')
  if (!main) throw new Error(`${path} has no main landmark.`)
  const all = wordsOf(main)
  // Notes explain a source; tests/weave counts drawings.
  for (const note of main.querySelectorAll('details, time, svg, [aria-hidden]')) note.remove()
  const own = wordsOf(main)
  unmount()
  return { own, all }
}

/** Elements are spaced, so that '1' and '2024' stay two numbers. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '')
  return words.join(' ')
}

test.each(Object.values(paths))('takes every number on %s from the facts', async (path) => {
  const { own: shownText, all } = await textOf(path)
  expect(unknownNumbers(shownText)).toEqual([])

  // The most users of a pilot are not psychiatrists.
  const pilot = businessConstants.pilotUsers
  const own = shownText.replace(`Up to ${pilot}`, '').replace(`${pilot} stitches`, '')
  const shown = keysOf(figures).filter((id) =>
    new RegExp(`(?<![\\d,.])${escaped(figureTexts[id])}(?!\\d|,\\d)`).test(own),
  )
  for (const id of shown.flatMap((figure) => figures[figure].sources)) {
    const { year } = sources[id]
    const label = year ? `Source ${numberOf(id)}, ${year}` : `Source ${numberOf(id)}`
    const isNamed = [label, sourceNames[id]].some((words) => all.includes(words))
    expect(isNamed, `source ${id}`).toBe(true)
  }
})

test('knows a common number only with the words beside it', () => {
  expect(unknownNumbers('It takes 3-6 months, and we answer within 24 hours.')).toEqual([])
  expect(unknownNumbers('It helps 50% of people in 6 months, 24 of them at once.')).toEqual([
    '50',
    '6',
    '24',
  ])
})

/** The figure's own characters must not be read as a pattern. */
function escaped(text: string): string {
  return text.replace(/[$+.:]/g, String.raw`\$&`)
}
