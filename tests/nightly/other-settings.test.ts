import { test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { entryIn, expectOnlyEnglish, pagesOf } from '../build/other-settings.ts'
import { expectOnlyStage } from '../build/stage-phrases.ts'

test.each(publishedLanguages)(
  'says on no page in %s, once the site is open, that it is not',
  async (language) =>
    expectOnlyStage('open', language, pagesOf(await entryIn(language, { stage: 'open' }))),
)

test('mentions no other language in the trials where only English is published', async () => {
  expectOnlyEnglish(await entryIn('en', { stage: 'trials', published: ['en'] }))
})
