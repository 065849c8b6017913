import { beforeEach, expect, test } from 'vitest'
import { message, openFunctions } from './functions-under-test.ts'

const functions = await openFunctions()

beforeEach(() => functions.empty())

async function send(changes = {}): Promise<string> {
  const answer = await functions.post('send-contact-email', { ...message, ...changes })
  expect(answer.status).toBe(200)
  return String((await answer.json()).reference)
}

function found(reference: string): Promise<unknown[]> {
  return functions.rows(`select subject from operations.find('${reference}')`)
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

test('finds a message by its reference in every spelling', async () => {
  const reference = await send()
  await send({ subject: 'Another one' })
  expect(functions.mails[0]?.subject).toContain(`(${reference})`)
  const bare = reference.toLowerCase().replace('-', ' ')
  for (const written of [reference, bare, bare.replaceAll('0', 'o').replaceAll('1', 'l')])
    expect(await found(written)).toEqual([{ subject: message.subject }])
  expect(await found('UUUU-UUUU')).toEqual([])
})

test('returns the first reference for a repeat from the same address only', async () => {
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toBe(first)
  expect(await send({ email: 'FARAH@example.com' })).toBe(first)
  expect(await send({ subject: 'Another one' })).not.toBe(first)
  expect(await send({ email: 'somebody.else@example.com' })).not.toBe(first)
})
