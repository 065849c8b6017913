import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BRAND, company, publishedLanguages } from '#src/content/facts/company.ts'
import { announcement as en } from '#src/content/en/announcement.ts'
import { announcement as ms } from '#src/content/ms/announcement.ts'
import { announcement as ta } from '#src/content/ta/announcement.ts'
import { announcement as zh } from '#src/content/zh/announcement.ts'
import { languageIds } from '#src/languages.ts'
import { announcementTexts } from '../../server/announcement-texts.ts'
import { composeAnnouncement } from '../../supabase/functions/_shared/announcement.ts'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { CodedError } from '../../supabase/functions/_shared/errors.ts'
import { MailError, type Mail } from '../../supabase/functions/_shared/mail.ts'
import { formatMail } from '../../supabase/functions/_shared/smtp-mailer.ts'
import { handleUnsubscribe } from '../../supabase/functions/unsubscribe/handler.ts'
import { createFunctionsWithDatabase, message, noDatabase } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()
const links = { signUpUrl: 'https://app.hening.test/start', siteOrigin: 'https://hening.test' }
const texts = announcementTexts(links, languageIds)
const team = { from: 'Hening <website@hening.test>', to: 'Team <team@hening.test>', perHour: 1000 }

let tries: Mail[]
/** What a try fails with, or null. */
let fail: (mail: Mail) => Error | null

const deps = {
  database: functions.database,
  sendMail: async (mail: Mail) => {
    tries.push(mail)
    const error = fail(mail)
    if (error) throw error
  },
  mail: team,
  announcementsPerHour: 1000,
  siteOrigin: 'https://hening.test',
  log: (...line: unknown[]) => void functions.logs.push(JSON.stringify(line)),
}

beforeEach(async () => {
  await functions.empty()
  tries = []
  fail = () => null
})

async function queueFor(...languages: (string | null)[]) {
  const people = languages.map(
    (language, index) => `('p${index}@example.com', ${language ? `'${language}'` : 'null'})`,
  )
  await functions.rows(
    `insert into public.waitlist_signups (email, language) values ${people.join()}`,
  )
  await functions.rows(
    `select forms.queue_announcement($texts$${JSON.stringify(texts)}$texts$::jsonb)`,
  )
}

const passTime = (minutes: number) =>
  functions.rows(`
    update forms.announcement_mails set
      queued_at = queued_at - interval '${minutes} minutes',
      next_attempt_at = next_attempt_at - interval '${minutes} minutes'`)

const counts = async () => (await functions.rows('select * from operations.announcement'))[0]
const people = () => functions.rows('select email from public.waitlist_signups order by email')

function call(method: string, token: string, body?: BodyInit, query = '') {
  const address = `https://abc.supabase.co/functions/v1/unsubscribe${token && `?token=${token}`}${query}`
  return handleUnsubscribe(new Request(address, { method, ...(body ? { body } : {}) }), deps)
}

/** As mail programs do it (RFC 8058). */
const oneClick = (token: string) =>
  call('POST', token, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))

const tokenIn = ({ text }: Mail) => /#leave=([0-9a-f]{64})/.exec(text)?.[1] ?? ''

test('sends the team’s own mail first', async () => {
  await queueFor('en', 'en', 'en')
  fail = () => new CodedError('ECONNREFUSED')
  for (let index = 0; index < 7; index += 1)
    await functions.post('send-contact-email', { ...message, subject: `No. ${index}` }, deps)
  tries = []
  fail = () => null
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  expect(await runDelivery(deps)).toEqual({ delivered: 10, failed: 0 })
  expect(tries.map(({ to }) => to === team.to)).toEqual([
    ...Array.from({ length: 7 }, () => true),
    ...Array.from({ length: 3 }, () => false),
  ])
})

test('mails each person once in their language, or in Malay and English', async () => {
  await queueFor('en', 'ms', 'zh', 'ta', null)
  await runDelivery(deps)
  await runDelivery(deps)
  const subjects = Object.fromEntries(tries.map(({ to, subject }) => [to, subject]))
  expect(tries).toHaveLength(5)
  expect(subjects).toEqual({
    'p0@example.com': `${BRAND.name} is open in Malaysia`,
    'p1@example.com': `${BRAND.name} kini dibuka di Malaysia`,
    'p2@example.com': `${BRAND.name}在马来西亚开放了`,
    'p3@example.com': `${BRAND.name} மலேசியாவில் தொடங்கிவிட்டது`,
    'p4@example.com': `${BRAND.name} kini dibuka di Malaysia / ${BRAND.name} is open in Malaysia`,
  })
  const both = tries.find(({ to }) => to === 'p4@example.com')?.text ?? ''
  expect(both.match(/https:\/\/hening\.test\/(ms\/)?privacy#leave=/g)).toEqual([
    'https://hening.test/ms/privacy#leave=',
    'https://hening.test/privacy#leave=',
  ])
})

test('mails people whose language is not published in Malay and English, with links to pages that are built', () => {
  const withoutTamil = announcementTexts(links, ['en', 'ms', 'zh'])
  expect(withoutTamil.ta).toEqual(withoutTamil.none)
  expect(withoutTamil.zh).toEqual(texts.zh)
  const inEnglishAlone = announcementTexts(links, ['en'])
  for (const { text, unsubscribe } of Object.values(inEnglishAlone)) {
    expect(text.match(/https:\/\/hening\.test\S*(?=#leave)/g)).toEqual(
      text === inEnglishAlone.en.text
        ? ['https://hening.test/privacy']
        : ['https://hening.test/privacy', 'https://hening.test/privacy'],
    )
    expect(unsubscribe).toMatch(/&language=en$/)
  }
  expect(inEnglishAlone.ms.text).toContain('Befrienders')
  expect(inEnglishAlone.ms.subject).toBe(texts.none.subject)
})

test.each(['en', 'ms', 'zh', 'ta'] as const)(
  'says in %s where to sign up, how to leave, and whom to call tonight',
  (language) => {
    const { text } = texts[language]
    const base = language === 'en' ? '' : `/${language}`
    for (const part of [
      links.signUpUrl,
      `https://hening.test${base}/privacy#leave={token}`,
      '03\u00a07627\u00a02929',
      '999',
    ])
      expect(text).toContain(part)
    expect(text.replaceAll('{token}', '')).not.toMatch(/[{}]/)
  },
)

test.each(publishedLanguages)(
  'says in %s who sends it, where the pages about safety are, and that it replaces no therapist',
  (language) => {
    const own = { en, ms, zh, ta }[language]
    const base = language === 'en' ? '' : `/${language}`
    const { text } = announcementTexts(links, languageIds, 0)[language]
    expect(text).toContain(`\n${own.noTherapist(0)}\n`)
    expect(text).toContain(`\nhttps://hening.test${base || '/'}\n`)
    expect(text).toContain(`\nhttps://hening.test${base}/safety\n`)
    expect(
      text
        .trimEnd()
        .split('\n')
        .slice(-1 - company.address.length),
    ).toEqual([own.company, ...company.address])
    expect(own.company).toContain(company.name)
    expect(own.company).toContain(company.registration)
    expect(text).not.toContain(own.noTherapist(16))
    const withAge = announcementTexts(links, languageIds, 16)[language].text
    expect(withAge).toContain(`\n${own.noTherapist(16)}\n`)
    expect(own.noTherapist(16)).toContain('16')
  },
)

test('comes from the brand, whatever name MAIL_FROM has', async () => {
  await queueFor('en')
  await runDelivery({ ...deps, mail: { ...team, from: 'Website <web@hening.test>' } })
  expect(tries.map(({ from }) => from)).toEqual([`${BRAND.name} <web@hening.test>`])
})

test.each([
  ['Nur Aisyah binti Ali', 'Nur Aisyah binti Ali'],
  ['  Mei-Ling ', 'Mei-Ling'],
  ["D'Souza", "D'Souza"],
  ['D’Souza', "D'Souza"],
  ['林美玲', '林美玲'],
  ['கவிதா', 'கவிதா'],
  ['A'.repeat(40), 'A'.repeat(40)],
])('greets %j by name in every language', async (typed, name) => {
  await queueFor('en', 'ms', 'zh', 'ta', null)
  await functions.rows(`update public.waitlist_signups set name = '${typed.replaceAll("'", "''")}'`)
  await runDelivery(deps)
  const greetings = Object.fromEntries(tries.map(({ to, text }) => [to, text.split('\n')[0]]))
  expect(greetings).toEqual({
    'p0@example.com': `Hello ${name},`,
    'p1@example.com': `Salam sejahtera ${name},`,
    'p2@example.com': `${name}，您好：`,
    'p3@example.com': `வணக்கம் ${name},`,
    'p4@example.com': `Salam sejahtera ${name},`,
  })
  expect(tries.find(({ to }) => to === 'p4@example.com')?.text).toContain(`\nHello ${name},\n`)
})

test.each([
  'A'.repeat(41),
  'Win RM500 today',
  'Visit www.example.com',
  'ada@example.com',
  'Ada\nPay here',
  '{token}',
  '<b>Ada</b>',
  '$&',
  '-',
  '😀',
  '\u202Eada',
])('greets nobody by the name %j', async (typed) => {
  await queueFor('en')
  await functions.rows(`update public.waitlist_signups set name = $name$${typed}$name$`)
  await runDelivery(deps)
  expect(tries.map(({ text }) => text.split('\n')[0])).toEqual(['Hello,'])
})

test('has the headers for leaving with one click, and a Reply-To of the team', async () => {
  const token = 'ab'.repeat(32)
  const person = { id: 'id', token, email: 'ada@example.com', name: null }
  const mail = composeAnnouncement({ ...person, mail: texts.ms }, team)
  const headers = (await formatMail(mail))
    .toString()
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  expect(headers).toContain(
    `List-Unsubscribe: <https://hening.test/api/unsubscribe?token=${token}&language=ms>, <mailto:team@hening.test?subject=Take%20me%20off%20the%20waitlist>`,
  )
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers).toContain('Reply-To: team@hening.test')
  expect(headers).toContain('Content-Language: ms')
  expect(headers).toContain('Auto-Submitted: auto-generated')
})

test('repeats the same mail when it is retried', async () => {
  await queueFor('en')
  fail = () => new CodedError('ECONNREFUSED')
  await runDelivery(deps)
  await passTime(60)
  fail = () => null
  await runDelivery(deps)
  const [first, second] = tries
  expect({ ...second, date: null }).toEqual({ ...first, date: null })
  expect(await counts()).toMatchObject({ sent: 1, waiting: 0 })
})

test('sends at most so many an hour', async () => {
  await queueFor('en', 'en', 'en', 'en', 'en', 'en', 'en')
  const limited = { ...deps, announcementsPerHour: 6 }
  await runDelivery(limited)
  await runDelivery(limited)
  expect(tries).toHaveLength(6)
})

test('gives up an unknown mailbox after five tries, and mails the others', async () => {
  await queueFor('en', 'en', 'en')
  const unknown = Object.assign(new Error('550 <p1@example.com>: no such mailbox'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
  })
  fail = ({ to }) => (to === 'p1@example.com' ? unknown : null)
  for (const minutes of [1, 4, 16, 64, 10_000]) {
    await runDelivery(deps)
    await passTime(minutes)
  }
  await runDelivery(deps)
  expect(tries.filter(({ to }) => to === 'p1@example.com')).toHaveLength(5)
  expect(await counts()).toMatchObject({ sent: 2, given_up: 1, waiting: 0 })
  expect(functions.logs.join()).not.toContain('example.com')
})

const smtpError = (code: string, command: string, responseCode?: number) =>
  Object.assign(new Error('no'), { code, command, responseCode })

test.each([
  ['recipients', smtpError('EENVELOPE', 'RCPT TO', 550)],
  ['recipients for now', smtpError('EENVELOPE', 'RCPT TO', 450)],
  ['the text', new MailError(554, 'refused')],
  ['addresses that the mail server cannot take', smtpError('EENVELOPE', 'API')],
  ['mails that a mail API refuses', new MailError(422, 'refused')],
  ['mails without an answer', new MailError('UNCONFIRMED', 'unconfirmed')],
])('mails everybody else in the same run past refused %s', async (_, error) => {
  await queueFor(...Array.from({ length: 32 }, () => 'en'))
  fail = ({ to }) => (/p(1?[0-9]|2[0-9])@/.test(to) ? error : null)
  expect(await runDelivery(deps)).toEqual({ delivered: 2, failed: 30 })
})

test.each([
  ['cannot be reached', smtpError('ECONNECTION', 'CONN')],
  ['does not greet', smtpError('EPROTOCOL', 'CONN', 554)],
  ['refuses the login', smtpError('EAUTH', 'AUTH PLAIN', 535)],
  ['closes the connection with 421', smtpError('EENVELOPE', 'MAIL FROM', 421)],
  ['refuses the key of a mail API', new MailError(401, null)],
  ['says that the mail API takes no more', new MailError(429, null)],
  ['is a mail API that fails', new MailError(503, null)],
])('ends the run when the mail server %s', async (_, error) => {
  await queueFor(...Array.from({ length: 12 }, () => 'en'))
  fail = () => error
  expect(await runDelivery(deps)).toEqual({ delivered: 0, failed: 5 })
})

test('mails the announcement although the team’s mailbox is refused', async () => {
  await queueFor('en', 'en')
  fail = ({ to }) => (to === team.to ? smtpError('EENVELOPE', 'RCPT TO', 550) : null)
  for (let index = 0; index < 7; index += 1)
    await functions.post('send-contact-email', { ...message, subject: `No. ${index}` }, deps)
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  expect(await runDelivery(deps)).toEqual({ delivered: 2, failed: 7 })
})

test('sends nothing to somebody who left while it ran', async () => {
  await queueFor('en', 'en', 'en', 'en', 'en', 'en')
  const [row] = await functions.rows(
    `select token from forms.announcement_mails join public.waitlist_signups s on s.id = signup_id
    where email = 'p5@example.com'`,
  )
  await runDelivery({
    ...deps,
    sendMail: async (mail) => {
      await oneClick(String(row?.token))
      await deps.sendMail(mail)
    },
  })
  expect(tries).toHaveLength(5)
  expect(tries.map(({ to }) => to)).not.toContain('p5@example.com')
})

test('removes a person whether the token comes in the URL or in the body', async () => {
  await queueFor('en', 'en', 'en')
  await runDelivery(deps)
  const [first, second] = tries
  expect(await (await oneClick(first ? tokenIn(first) : '')).json()).toEqual({ success: true })
  expect(await people()).toHaveLength(2)
  const body = new URLSearchParams({ token: second ? tokenIn(second) : '' })
  expect(await (await call('POST', '', body)).json()).toEqual({ success: true })
  expect(await people()).toHaveLength(1)
})

test('answers a used, unknown, malformed or missing token alike', async () => {
  await queueFor('en', 'en')
  await runDelivery(deps)
  const [mail] = tries
  const token = mail ? tokenIn(mail) : ''
  const answers = []
  for (const each of [token, token, 'ab'.repeat(32), "'; drop table", '\0', '']) {
    const response = await oneClick(encodeURIComponent(each))
    answers.push([response.status, await response.text(), [...response.headers]])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.[0]).toBe(200)
  expect(await people()).toHaveLength(1)
})

test.each(['GET', 'HEAD'])(
  'changes nothing on %s, and leads to the privacy page',
  async (method) => {
    await queueFor('en')
    await runDelivery(deps)
    const [mail] = tries
    const token = mail ? tokenIn(mail) : ''
    const response = await call(method, token, undefined, '&language=ta')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`https://hening.test/ta/privacy#leave=${token}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const damaged = await call(method, `3D${token.toUpperCase()}.`, undefined, '&language=ms>')
    expect(damaged.headers.get('location')).toBe(`https://hening.test/ms/privacy#leave=${token}`)
    const foreign = await call(method, token, undefined, '&language=//evil.test')
    expect(foreign.headers.get('location')).toBe(`https://hening.test/privacy#leave=${token}`)
    expect(await people()).toHaveLength(1)
  },
)

test.each(['', 'ab'.repeat(31), 'ab'.repeat(40).slice(0, 63)])(
  'leads to the privacy page, which says how else to leave, without a usable token: %j',
  async (token) => {
    const response = await call('GET', token)
    expect(response.headers.get('location')).toBe('https://hening.test/privacy#leave')
  },
)

test('leads to its own origin, not to the Host of the request, without SITE_ORIGIN', async () => {
  const request = new Request('http://127.0.0.1/api/unsubscribe', {
    headers: { host: 'evil.test' },
  })
  const response = await handleUnsubscribe(request, { ...deps, siteOrigin: null })
  expect(response.headers.get('location')).toBe('/privacy#leave')
})

test.each([
  ['in capitals', (token: string) => token.toUpperCase()],
  ['with an encoded equals sign', (token: string) => `%3D${token}`],
  ['with a sign behind it', (token: string) => `${token}.`],
  ['with an angle bracket behind it', (token: string) => `${token}%3E`],
  ['with a tracking parameter', (token: string) => `${token}&utm_source=x`],
  ['given twice', (token: string) => `${token}&token=${token}`],
])('takes a person off the list by a token %s', async (_, damage) => {
  await queueFor('en', 'ms')
  await runDelivery(deps)
  const [first, second] = tries.map(tokenIn)
  expect((await oneClick(damage(first ?? ''))).status).toBe(200)
  expect(await people()).toHaveLength(1)
  // As the page sends it.
  await call('POST', '', `token=${damage(second ?? '')}`)
  expect(await people()).toEqual([])
})

test('rejects other methods and large bodies', async () => {
  const put = await call('PUT', '')
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect((await call('POST', '', 'a'.repeat(70_000))).status).toBe(413)
})

test('answers 503 and logs no token when the database is away', async () => {
  const token = 'ab'.repeat(32)
  const request = new Request(`https://hening.test/api/unsubscribe?token=${token}`, {
    method: 'POST',
  })
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = handleUnsubscribe(request, { ...deps, database: noDatabase })
  await vi.advanceTimersByTimeAsync(10_000)
  const response = await answer
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(functions.logs.join()).toContain('ECONNREFUSED')
  expect(functions.logs.join() + (await response.text())).not.toContain(token)
})

test('deletes the list after the announcement, and logs how many', async () => {
  await queueFor('en', 'ms')
  await runDelivery(deps)
  await functions.rows(
    `update forms.announcement_mails set delivered_at = delivered_at - interval '31 days'`,
  )
  await runDelivery(deps)
  expect(await people()).toEqual([])
  expect(functions.logs.join()).toContain('deleted 2 signups after the announcement')
})
