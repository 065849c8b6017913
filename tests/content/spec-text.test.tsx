import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'
import { headings, said } from './specified.ts'

/** Typographic quotes and dashes stand for the specification's plain ones. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
}

test.each(said)('%s says what the specification has it say: %s', async (path, sentences) => {
  const { container } = await renderSite(path)
  const text = plain(container.querySelector('main')?.textContent ?? '').toLowerCase()
  expect(sentences.filter((sentence) => !text.includes(sentence.toLowerCase()))).toEqual([])
})

function headingTexts(): string[] {
  const main = within(screen.getByRole('main'))
  return main.getAllByRole('heading').map(({ textContent }) => plain(textContent).trim())
}

test.each(headings)('finds each specified heading on %s by its words: %s', async (path, words) => {
  await renderSite(path)
  const texts = headingTexts()
  expect(words.filter((word) => !texts.some((text) => text.includes(word)))).toEqual([])
})

test.each(Object.values(paths))('has no heading on %s that contains another', async (path) => {
  await renderSite(path)
  const texts = headingTexts().map((text) => text.toLowerCase())
  const found = texts.filter((text, at) =>
    texts.some((other, index) => index !== at && other.includes(text)),
  )
  expect(found).toEqual([])
})
