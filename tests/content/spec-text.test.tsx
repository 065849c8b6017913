import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/paths.ts'
import { showSite } from '#tests/render-site.tsx'
import { headings, said } from './specified.ts'

/** Typographic quotes and dashes stand for the specification's plain ones. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each(Object.values(paths))('says on %s what the specification asks for', async (path) => {
  const container = await showSite(path)
  const main = container.querySelector('main')
  if (!main) throw new Error(`${path} has no main landmark.`)
  const text = plain(main.textContent).toLowerCase()
  const sentences = said.flatMap(([page, words]) => (page === path ? words : []))
  expect(sentences.filter((sentence) => !text.includes(sentence.toLowerCase()))).toEqual([])

  const titles = within(main)
    .getAllByRole('heading')
    .map((each) => plain(each.textContent))
  const wanted = headings.flatMap(([page, words]) => (page === path ? words : []))
  expect(wanted.filter((words) => !titles.some((title) => title.includes(words)))).toEqual([])

  const lower = titles.map((title) => title.toLowerCase())
  const contained = lower.filter((title, at) =>
    lower.some((other, index) => index !== at && other.includes(title)),
  )
  expect(contained).toEqual([])
})
