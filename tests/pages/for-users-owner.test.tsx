import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownersWords } from '#content/owners-words.ts'
import * as claims from '#src/content/facts/claims.ts'
import * as owners from '#src/content/owner.ts'
import { sectionOf } from '#tests/built-page.ts'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  for (const file of mocked) vi.doUnmock(file)
  vi.resetModules()
})

const mocked = ['#src/content/owner.ts', '#content/owners-words.ts', '#src/content/facts/claims.ts']

async function showPage(): Promise<void> {
  const { renderSite } = await import('#tests/render-site.tsx')
  await renderSite('/for-users')
}

test('says the lowest price, the age and what parents see once the owner has', async () => {
  const plans = [
    { name: 'One', price: 'RM 29 a month' },
    { name: 'Two', price: 'RM 59 a month' },
  ]
  const owner = { ...owners.owner, minimumAge: 16, plans }
  const parentsSee = 'A parent sees dates, and no words.'
  vi.doMock('#src/content/owner.ts', () => ({ ...owners, owner }))
  vi.doMock('#content/owners-words.ts', () => ({ ownersWords: { ...ownersWords, parentsSee } }))
  await showPage()
  const answers = sectionOf('Six honest answers')
  expect(answers).toHaveTextContent('From RM 29 a month. Every plan is listed before you sign up.')
  expect(answers).not.toHaveTextContent('nothing to pay')
  expect(answers).toHaveTextContent('From 16. You can call a helpline at any age.')
  const child = document.querySelector('#child')
  expect(child).toHaveTextContent('Not yet. It will be for people from 16.')
  expect(child).toHaveTextContent(`Would you see what they say?${parentsSee}`)
})

test('says that the team reads only with consent, where the owner says so', async () => {
  const owner = { ...owners.owner, sessionReaders: 'withConsent' }
  vi.doMock('#src/content/owner.ts', () => ({ ...owners, owner }))
  await showPage()
  const answers = sectionOf('Six honest answers')
  expect(answers).toHaveTextContent('Our team only if you say yes.')
  expect(answers).not.toHaveTextContent('opt out')
})

test('says in the present tense that words are encrypted once they are', async () => {
  vi.doMock('#src/content/facts/claims.ts', () => ({
    ...claims,
    allWork: () => true,
  }))
  await showPage()
  expect(sectionOf('Benefits')).toHaveTextContent(
    'Your words travel encrypted and stay in Malaysia',
  )
})
