import { beforeAll, expect, test } from 'vitest'
import type { ServerEntry } from '../../vite/site-files.ts'
import { entryIn, expectOnlyEnglish, pagesOf } from './other-settings.ts'
import { expectOnlyStage } from './stage-phrases.ts'

let entry: ServerEntry

// One for both tests, because loading the pages takes seconds. tests/nightly reads the other combinations.
beforeAll(async () => {
  entry = await entryIn('en', { stage: 'open', published: ['en'] })
})

test('mentions no other language where only English is published', () => {
  expectOnlyEnglish(entry)
})

test('counts in the register the languages that the site is in', () => {
  const [, research = ''] = pagesOf(entry).find(([path]) => path === '/research') ?? []
  expect(research).toContain('Read this website. It sets no cookies')
})

test('says on no page in English, once the site is open, that it is not', () => {
  expectOnlyStage('open', 'en', pagesOf(entry))
})
