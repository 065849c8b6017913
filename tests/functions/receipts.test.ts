import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextMessageNumber, referenceOf } from '../../supabase/functions/_shared/reference.ts'
import { createDirectMail } from '../../supabase/functions/send-contact-email/direct-mail.ts'
import {
  message,
  noDatabase,
  openFunctions,
  type FunctionsUnderTest,
} from './functions-under-test.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
})

beforeEach(() => functions.empty())

afterAll(() => functions.close())

type Deps = Parameters<FunctionsUnderTest['post']>[2]

async function send(changes = {}, deps: Deps = {}): Promise<string> {
  const answer = await functions.post('send-contact-email', { ...message, ...changes }, deps)
  expect(answer.status).toBe(200)
  return (await answer.json()).reference
}

async function found(reference: string): Promise<unknown[]> {
  return functions.rows(`select subject from operations.find('${reference}')`)
}

test('a hundred thousand references have no two alike, and each stands in its number', () => {
  const numbers = Array.from({ length: 100_000 }, nextMessageNumber)
  expect(new Set(numbers.map(referenceOf)).size).toBe(100_000)
  const wellFormed = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(numbers.filter((number) => !wellFormed.test(number))).toEqual([])
})

test('a reference has no letter that looks like a digit, and the database reads the same one', async () => {
  const numbers = ['ff7a3c52e1', '0000000000', 'ffffffffff', '08421084ef'].map(
    (last) => `0199a1b2-65c0-7f7e-9d3c-11${last}`,
  )
  const rows = await functions.rows(
    `select forms.reference(number) from unnest(array['${numbers.join("','")}']::uuid[]) as number`,
  )
  expect(rows.map(({ reference }) => reference)).toEqual(numbers.map(referenceOf))
  expect(numbers.map(referenceOf).join()).not.toMatch(/[ILOU]/)
})

test('the team finds a message by the reference that its sender has, however it is written', async () => {
  const reference = await send()
  await send({ subject: 'Another one' })
  expect(functions.mails[0]?.subject).toContain(`(${reference})`)
  const bare = reference.toLowerCase().replace('-', ' ')
  for (const written of [reference, bare, bare.replaceAll('0', 'o').replaceAll('1', 'l')])
    expect(await found(written)).toEqual([{ subject: message.subject }])
  expect(await found('UUUU-UUUU')).toEqual([])
  const [row] = await functions.rows("select privacy.export_person('farah@example.com') as person")
  expect(row?.person).toMatchObject({ contact_messages: [{ reference }, {}] })
})

test('two messages with one reference are both found', async () => {
  const reference = await send()
  await send({ subject: 'Another one' })
  await functions.rows(`
    update public.contact_messages as other
    set id = overlay(other.id::text placing right(first.id::text, 10) from 27)::uuid
    from (select id from public.contact_messages where subject = 'The study') as first
    where other.subject = 'Another one'`)
  expect(await found(reference)).toHaveLength(2)
})

test('the same message has the same reference when it comes twice, and when it comes again', async () => {
  const [first, second] = await Promise.all([send(), send()])
  expect(second).toBe(first)
  expect(await send({ email: 'FARAH@example.com' })).toBe(first)
  expect(await send({ subject: 'Another one' })).not.toBe(first)
})

test('the same with the database away, and when it went after it had kept the message', async () => {
  const directMail = createDirectMail(100)
  const away = { database: noDatabase, directMail }
  const [first, second] = await Promise.all([send({}, away), send({}, away)])
  expect(second).toBe(first)
  expect(functions.mails[0]?.subject).toContain(`(${first})`)
  const kept = await send({ subject: 'Kept' }, { directMail })
  expect(await send({ subject: 'Kept' }, away)).toBe(kept)
  expect(functions.mails).toHaveLength(2)
})
