import { expect, test } from 'vitest'
import { batch } from '../../supabase/functions/_shared/batching.ts'
import { openFunctions } from './functions-under-test.ts'

function gatherLetters(largest: number) {
  const handed: string[] = []
  const handle = async (letters: readonly string[]) => {
    handed.push(letters.join(''))
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (letters.includes('x')) throw new RangeError('x')
    return letters.map((letter) => letter.toUpperCase())
  }
  return { handed, join: batch(largest, handle, (error) => error instanceof RangeError) }
}

test('what comes while a group is under way goes together, and each gets its own answer', async () => {
  const { handed, join } = gatherLetters(3)
  const answers = await Promise.all(Array.from('abcdefg').map(join))
  expect(answers.join('')).toBe('ABCDEFG')
  expect(handed).toEqual(['abc', 'def', 'g'])
  expect(await join('h')).toBe('H')
})

test('an item that spoils its group fails alone', async () => {
  const { join } = gatherLetters(100)
  const answers = await Promise.allSettled(Array.from('abxcd').map(join))
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
  ])
})

test('a visitor whose address cannot be kept costs the others nothing', async () => {
  const functions = await openFunctions()
  // Each İ is two characters in lower case: too long for the table, though not for the form.
  const tooLong = `${'İ'.repeat(240)}@example.com`
  const emails = Array.from({ length: 40 }, (_, number) =>
    number === 20 ? tooLong : `visitor-${number}@example.com`,
  )
  const answers = await Promise.all(emails.map((email) => functions.post('waitlist', { email })))
  expect(answers.filter(({ status }) => status !== 200)).toHaveLength(1)
  expect(answers[20]?.status).not.toBe(200)
  expect(await functions.rows('select from public.waitlist_signups')).toHaveLength(39)
  await functions.close()
})

test('of many who come at once from one address, exactly as many as allowed get in', async () => {
  const functions = await openFunctions()
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, number) =>
      functions.post('waitlist', { email: `v${number}@example.com` }, { hourlyLimit: 60 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  expect(await functions.rows('select from public.waitlist_signups')).toHaveLength(60)
  await functions.close()
})
