import { beforeEach, expect, test } from 'vitest'
import { message, openFunctions } from './functions-under-test.ts'

const functions = await openFunctions()

beforeEach(() => functions.empty())

async function send(changes = {}): Promise<string> {
  const answer = await functions.post('send-contact-email', { ...message, ...changes })
  expect(answer.status).toBe(200)
  return String((await answer.json()).reference)
}

test('gives random references', async () => {
  const numbers: number[] = []
  for (let index = 0; index < 12; index += 1)
    numbers.push(toNumber(await send({ subject: `No. ${index}` })))
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
  expect(new Set(steps).size).toBe(steps.length)
})

/** Crockford's base 32, which has no I, L, O and U. */
function toNumber(reference: string): number {
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  return Array.from(reference.replace('-', '')).reduce(
    (sum, digit) => sum * 32 + digits.indexOf(digit),
    0,
  )
}

test('stores and mails the reference', async () => {
  const reference = await send()
  expect(functions.mails[0]?.subject).toContain(`(${reference})`)
  expect(await functions.rows('select reference from public.contact_messages')).toEqual([
    { reference },
  ])
})

test('returns the first reference for a repeat from the same address only', async () => {
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toBe(first)
  expect(await send({ email: 'FARAH@example.com' })).toBe(first)
  expect(await send({ subject: 'Another one' })).not.toBe(first)
  expect(await send({ email: 'somebody.else@example.com' })).not.toBe(first)
})
