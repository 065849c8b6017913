import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDelivery } from '../../supabase/functions/_shared/delivery.ts'
import { limitHourly } from '../../supabase/functions/_shared/mail-rate-limit.ts'
import { createDirectMail } from '../../supabase/functions/send-contact-email/direct-mail.ts'
import { message, openFunctions, signup, type FunctionsUnderTest } from './functions-under-test.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
})

beforeEach(() => functions.empty())

afterAll(() => functions.close())

async function shown(answer: Response): Promise<unknown> {
  const { reference, ...said } = await answer.json()
  return [answer.status, [...answer.headers], said, typeof reference]
}

const suspicious = {
  decoy: { website: 'https://cheap.example' },
  links: { message: 'https://a.example www.b.example and [url=c.example]' },
  'links in the subject': { subject: 'Visit www.a.example' },
}

test.each(Object.entries(suspicious))(
  '%s: kept and mailed, marked, and never told',
  async (_, also) => {
    const plain = await functions.post('send-contact-email', message)
    const marked = await functions.post('send-contact-email', {
      ...message,
      subject: 'Hi',
      ...also,
    })
    expect(await shown(marked)).toEqual(await shown(plain))
    expect(functions.mails.map(({ subject }) => subject.startsWith('[Possible spam] '))).toEqual([
      false,
      true,
    ])
    expect(functions.mails[1]?.text).toContain('Marked as possible spam')
  },
)

test('an empty decoy and one or two links mean nothing', async () => {
  const text = 'Our campus is https://a.example and I wrote about it on https://b.example'
  for (const website of ['', null, undefined])
    await functions.post('send-contact-email', {
      ...message,
      message: `${text} ${website}`,
      website,
    })
  expect(functions.mails[0]?.subject).not.toContain('spam')
})

test('a link counts once, however much of it is written out', async () => {
  const links = ['https://www.a.example/x', '[url=https://www.b.example]']
  const send = (text: string) =>
    functions.post('send-contact-email', {
      ...message,
      email: `${text.length}@example.com`,
      message: text,
    })
  await send(`For a story: ${links.join(' and ')}`)
  await send(`For a story: ${links.join(' and ')} and http://c.example`)
  expect(functions.mails.map(({ subject }) => subject.startsWith('[Possible spam] '))).toEqual([
    false,
    true,
  ])
})

test('the waitlist takes everybody as before', async () => {
  const answer = await functions.post('waitlist', { ...signup, website: 'https://cheap.example' })
  expect(answer.status).toBe(200)
  expect(await functions.rows('select from public.waitlist_signups')).toHaveLength(1)
})

const mail = { from: 'Website <website@example.org>', to: 'team@example.org', perHour: 4 }

test('above MAIL_PER_HOUR messages wait, one mail says how many, and all come later', async () => {
  const { database, mails } = functions
  const names = ['study', 'clinic', 'campus', 'price', 'school', 'sleep']
  for (const [index, name] of names.entries()) {
    const also = { email: `${name}@example.com`, message: `What about the ${name}, please?` }
    const deps = { mail, remoteAddress: `203.0.113.${index}` }
    expect((await functions.post('send-contact-email', { ...message, ...also }, deps)).status).toBe(
      200,
    )
  }
  expect(mails).toHaveLength(3)

  const receive = async (sent: (typeof mails)[number]) => void mails.push(sent)
  const run = () =>
    runDelivery({ database, sendMail: receive, sendNotice: receive, mail, log: () => {} })
  await run()
  await run()
  expect(mails).toHaveLength(5)
  expect(mails[4]?.subject).toBe('Website: 2 messages wait, 0 of them marked as possible spam')
  expect(await functions.rows('select state, messages from operations.what_waits()')).toEqual([
    { state: 'waiting', messages: 2 },
  ])

  await functions.rows(
    "update public.contact_messages set delivered_at = delivered_at - interval '1 h'",
  )
  await run()
  for (const name of names)
    expect(mails.filter(({ text }) => text.includes(`the ${name},`))).toHaveLength(1)
})

test('MAIL_PER_HOUR holds over all mails, with the database or without, in every process', async () => {
  const { database, mails } = functions
  const receive = async (sent: (typeof mails)[number]) => void mails.push(sent)
  const deps = {
    mail,
    sendMail: limitHourly(receive, mail.perHour),
    directMail: createDirectMail(1000),
  }
  const send = async (name: string, changed = {}) => {
    const also = { email: `${name}@example.com`, message: `What about the ${name}, please?` }
    const from = { ...deps, remoteAddress: `client ${name}`, ...changed }
    return (await functions.post('send-contact-email', { ...message, ...also }, from)).status
  }
  const tooSlow = Object.assign(new Error(), { code: 'DATABASE_TIMEOUT' })
  const away = { database: { ...database, query: () => Promise.reject(tooSlow) } }
  expect(await send('study')).toBe(200)
  expect(await send('clinic', away)).toBe(200)
  expect(await send('clinic', away)).toBe(200)
  expect(await send('campus', away)).toBe(200)
  expect(mails).toHaveLength(3)
  // When it is back, the database learns of the mails and holds other processes to them.
  expect(await send('price')).toBe(200)
  await expect.poll(() => functions.rows('select from forms.direct_mails')).toHaveLength(2)
  const others = { database, sendMail: receive, sendNotice: receive, mail, log: () => {} }
  await runDelivery(others)
  expect(mails).toHaveLength(4)
  expect(await send('school', away)).toBe(503)
  expect(await send('sleep')).toBe(200)
  await runDelivery(others)
  expect(mails.filter(({ text }) => text.includes('What about'))).toHaveLength(4)
})
