import { test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { expectOnlyStage, openPages } from '../build/stage-phrases.ts'

test.each(publishedLanguages)(
  'says on no page in %s, once the site is open, that it is not',
  async (language) => expectOnlyStage('open', language, await openPages(language)),
)
