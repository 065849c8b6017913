import { beforeAll, expect, test } from 'vitest'
import { message, openFunctions } from './functions-under-test.ts'

const functions = await openFunctions()

beforeAll(async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('no'), { code: 451 }))
  for (const [email, name] of [
    ['farah@example.com', '=HYPERLINK("x"), Farah'],
    ['FARAH@example.com', null],
    ["=cmd|'/Ccalc@x.y'!A1", ' @SUM(1)'],
    ['ng@example.com', '＝1+1'],
  ])
    await functions.post('waitlist', { email, name })
  await functions.post('send-contact-email', message)
  const heldUp = { ...message, subject: 'Held up' }
  await functions.post('send-contact-email', heldUp, { sendMail: refuses })
})

async function ask(statement: string): Promise<unknown> {
  const [row] = await functions.rows(`select ${statement} as answer`)
  return row?.answer
}

test('exports the waitlist without formula injection', async () => {
  const rows = await functions.rows('select email, name from operations.waitlist')
  expect(rows).toEqual([
    { email: 'farah@example.com', name: `'=HYPERLINK("x"), Farah` },
    { email: `'=cmd|'/ccalc@x.y'!a1`, name: "'@SUM(1)" },
    { email: 'ng@example.com', name: "'＝1+1" },
  ])
})

test('exports and deletes one person’s data, and lists the mails in the mailbox', async () => {
  const mailed = functions.mails.map(({ id }) => id)
  const exported = await ask("privacy.export_person(' Farah@Example.com ')")
  expect(exported).toMatchObject({
    waitlist_signups: [{ email: 'farah@example.com' }],
    contact_messages: [{ subject: message.subject }, { subject: 'Held up' }],
    mails_in_the_mailbox: [...mailed, expect.any(String)],
  })
  expect(functions.mails[0]?.messageId).toContain(mailed[0])
  expect(await ask("privacy.forget_person('farah@example.com')")).toMatchObject({
    waitlist_signups: 1,
    contact_messages: 2,
    mails_in_the_mailbox: [...mailed, expect.any(String)],
  })
  expect(await ask("privacy.export_person('farah@example.com')")).toEqual({
    waitlist_signups: [],
    contact_messages: [],
    mails_in_the_mailbox: [],
  })
})
