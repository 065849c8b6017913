import { expect, test } from 'vitest'
import { message, openFunctions, signup } from './functions-under-test.ts'
import { contactShape, hostileInputs, strangeButTrue, waitlistShape } from './hostile-inputs.ts'

const functions = await openFunctions()

const canary = { name: 'Kanari Zzyzx', email: 'kanari.zzyzx@example.com', message: 'zzyzx words' }

test.each([
  ['waitlist', hostileInputs(waitlistShape, signup)],
  ['send-contact-email', hostileInputs(contactShape, message)],
] as const)(
  '%s answers each of its hostile inputs with 200, or names the field',
  async (name, inputs) => {
    expect(inputs.length).toBeGreaterThanOrEqual(150)
    const wrongAnswers: unknown[] = []
    for (const { what, body, wrong } of inputs) {
      const answer = await functions.post(name, body)
      const { success, error } = await answer.json()
      const isRight =
        wrong === null
          ? answer.status === 200 && success === true
          : answer.status === 400 && String(error).includes(wrong)
      if (!isRight) wrongAnswers.push([what, answer.status, error])
    }
    expect(wrongAnswers).toEqual([])
  },
)

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
