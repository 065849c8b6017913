import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { message, openFunctions, signup, type FunctionsUnderTest } from './functions-under-test.ts'
import { contactShape, hostileInputs, strangeButTrue, waitlistShape } from './hostile-inputs.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
})

afterAll(() => functions.close())

const canary = { name: 'Kanari Zzyzx', email: 'kanari.zzyzx@example.com', message: 'zzyzx words' }

for (const [name, inputs] of [
  ['waitlist', hostileInputs(waitlistShape, signup)],
  ['send-contact-email', hostileInputs(contactShape, message)],
] as const) {
  describe(`${name}, with ${inputs.length} hostile inputs`, () => {
    test('has at least 150 of them', () => {
      expect(inputs.length).toBeGreaterThanOrEqual(150)
    })

    test.each(inputs)('$what', async ({ body, wrong, status }) => {
      const answer = await functions.post(name, body)
      const text = await answer.text()
      expect(answer.status).toBe(wrong === null ? 200 : (status ?? 400))
      if (wrong === null) expect(JSON.parse(text)).toMatchObject({ success: true })
      else expect(JSON.parse(text).error).toContain(wrong)
    })
  })
}

test('stores and mails every script, emoji and injection attempt unchanged', async () => {
  await functions.empty()
  for (const text of Object.values(strangeButTrue))
    await functions.post('send-contact-email', {
      ...message,
      name: text,
      subject: text,
      message: text,
    })
  const kept = await functions.rows('select name, subject, message from public.contact_messages')
  const written = Object.values(strangeButTrue)
  expect(new Set(kept.map((row) => row.message))).toEqual(new Set<unknown>(written))
  expect(kept.every((row) => row.name === row.subject && row.name === row.message)).toBe(true)
  for (const text of written)
    expect(functions.mails.some((mail) => mail.text.includes(text))).toBe(true)
})

test('writes no personal data into logs and error responses', async () => {
  functions.logs.length = 0
  const answers = await Promise.all([
    functions.post('send-contact-email', { ...message, ...canary, subject: 7 }),
    functions.post('send-contact-email', { ...message, ...canary, email: `${canary.email},x` }),
    functions.post('waitlist', { ...canary, email: `${canary.email}\n` }),
    functions.post('waitlist', `{"email":"${canary.email}"`),
  ])
  const said = [...functions.logs, ...(await Promise.all(answers.map((answer) => answer.text())))]
  for (const words of Object.values(canary)) expect(said.join('\n')).not.toContain(words)
})
