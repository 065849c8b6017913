// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { signOffs } from '../../vite/launch-points.ts'
import { ownersWords } from '../../vite/owner-checks.ts'
import { parsePage } from './built-site.ts'

const excerpts = signOffs(owner, ownersWords).flatMap(({ by, text, excerpts: own = [] }) =>
  own.map((excerpt) => ({ ...excerpt, by, text })),
)

/** Pages have these words only after a click, or once the owner has decided something. */
const notInHtml = [
  'dialog of the waitlist',
  'hands people on to a partner’s counsellors',
  'into the message for help',
  'no recap follows',
  'steps for clearing the history',
  'taken for danger',
  'tells Malay from English',
]

test('sends whoever signs to a section that exists, on a page that has the words', () => {
  expect(excerpts.length).toBeGreaterThan(100)
  const lost = excerpts.flatMap(({ on, language, sentences, by, text }) => {
    if (on === 'mail') return []
    const [path = '', section] = on.split('#')
    const page = parsePage(path, language)
    const said = wordsOf(page.documentElement.textContent)
    const hasWords =
      sentences.length === 0 ||
      sentences.some((sentence) => said.includes(wordsOf(sentence))) ||
      notInHtml.some((words) => text.includes(words))
    return hasWords && (!section || page.getElementById(section)) ? [] : [`${by}: ${text} (${on})`]
  })
  expect(lost).toEqual([])
})

/** Pages mark soft breaks and glue words in their own way. */
function wordsOf(text: string): string {
  return text.replaceAll(/[\s\u00AD\u200B\u2060]/g, '')
}
