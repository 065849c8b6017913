import { test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { everyPage, readPage } from './built-site.ts'
import { expectOnlyStage, openPages } from './stage-phrases.ts'

test.each(publishedLanguages)('says on no built page in %s that the site is open', (language) => {
  const pages = everyPage.map((path) => [path, readPage(path, language)] as const)
  expectOnlyStage('trials', language, pages)
})

// tests/nightly reads the other languages.
test('says on no page in English, once the site is open, that it is not', async () => {
  expectOnlyStage('open', 'en', await openPages('en'))
})
