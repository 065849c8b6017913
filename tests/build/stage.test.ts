import { test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { everyPage, readPage } from './built-site.ts'
import { expectOnlyStage } from './stage-phrases.ts'

// other-settings.test.ts reads the other stage.
test.each(publishedLanguages)('says on no built page in %s that the site is open', (language) => {
  const pages = everyPage.map((path) => [path, readPage(path, language)] as const)
  expectOnlyStage('trials', language, pages)
})
