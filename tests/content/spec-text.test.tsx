import { expect, test } from 'vitest'
import { renderSite } from '#tests/render-site.tsx'
import { said } from './specified.ts'

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
