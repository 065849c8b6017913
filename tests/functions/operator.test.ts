import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, openFunctions, type FunctionsUnderTest } from './functions-under-test.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
  const refuses = () => Promise.reject(Object.assign(new Error('no'), { code: 451 }))
  await functions.post('waitlist', { email: 'farah@example.com', name: '=HYPERLINK("x"), Farah' })
  await functions.post('waitlist', { email: 'FARAH@example.com' })
  await functions.post('waitlist', { email: 'ng@example.com' })
  await functions.post('send-contact-email', message)
  await functions.post(
    'send-contact-email',
    { ...message, subject: 'Held up' },
    { sendMail: refuses },
  )
})

afterAll(() => functions.close())

async function ask(statement: string): Promise<unknown> {
  const [row] = await functions.rows(`select ${statement} as answer`)
  return row?.answer
}

test('what waits, and why', async () => {
  const rows = await functions.rows('select state, why, messages, ids from operations.what_waits()')
  expect(rows).toEqual([
    {
      state: 'waiting',
      why: 'the mail server said 451, marked as fast',
      messages: 1,
      ids: [expect.any(String)],
    },
  ])
})

test('the waitlist as CSV: each address once, with a way out to be put into every mail', async () => {
  const rows = await functions.rows(
    "select * from operations.waitlist_csv('team@example.org') as line",
  )
  const [head, farah, ng, ...others] = rows.map(({ line }) => String(line))
  expect(head).toBe('email,name,joined,way_out')
  expect(farah).toMatch(
    /^"farah@example\.com","'=HYPERLINK\(""x""\), Farah",\d{4}-\d\d-\d\d,"mailto:team@example\.org\?subject=Take%20me%20off%20the%20waitlist"$/,
  )
  expect(ng).toContain('"ng@example.com","",')
  expect(others).toEqual([])
})

test('the waitlist wants the address that takes people off it', async () => {
  await expect(ask('operations.waitlist_csv(null)')).rejects.toThrow('takes people off the list')
})

test('all about one person, with the numbers of the mails in the mailbox; then it is gone', async () => {
  const mailed = functions.mails.map(({ messageId }) => messageId)
  const exported = await ask("privacy.export_person(' Farah@Example.com ')")
  expect(exported).toMatchObject({
    waitlist_signups: [{ email: 'farah@example.com' }],
    contact_messages: [{ subject: message.subject }, { subject: 'Held up' }],
    mails_in_the_mailbox: [...mailed, expect.any(String)],
  })
  expect(mailed[0]).toMatch(/^<[\w-]+@example\.org>$/)
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
