import { beforeAll, expect, test } from 'vitest'
import { message, openFunctions } from './functions-under-test.ts'

const functions = await openFunctions()

beforeAll(async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('no'), { code: 451 }))
  for (const [email, name] of [
    ['farah@example.com', '=HYPERLINK("x"), Farah'],
    ['FARAH@example.com', null],
    ["=cmd|'/Ccalc@x.y'!A1", ' @SUM(1)'],
    ['ng@example.com', '\u202e＝1+1\t'],
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

test('lists undelivered messages with the reason', async () => {
  const rows = await functions.rows(
    'select state, error, mark, messages from operations.what_waits()',
  )
  expect(rows).toEqual([{ state: 'waiting', error: '451', mark: null, messages: 1 }])
})

test('exports the waitlist as UTF-8 CSV for Excel, without formula injection', async () => {
  const rows = await functions.rows(
    "select line, ascii(line) as first from operations.waitlist_csv('team@example.org') as line",
  )
  const [head, farah, formula, ng, ...others] = rows.map(({ line }) => String(line))
  expect(rows[0]?.first).toBe(0xfeff)
  expect(head).toContain('email,name,joined,way_out')
  expect(farah).toMatch(
    /^"farah@example\.com","'=HYPERLINK\(""x""\), Farah","\d{4}-\d\d-\d\d","mailto:team@example\.org\?subject=Take%20me%20off%20the%20waitlist"$/,
  )
  expect(formula).toContain(`"'=cmd|'/ccalc@x.y'!a1","'@SUM(1)",`)
  expect(ng).toContain('"ng@example.com","\'＝1+1",')
  expect(others).toEqual([])
})

test('requires an unsubscribe address to export the waitlist', async () => {
  await expect(ask('operations.waitlist_csv(null)')).rejects.toThrow('takes people off the list')
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
