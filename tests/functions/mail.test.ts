import { expect, test } from 'vitest'
import { composeMail, type StoredMessage } from '../../supabase/functions/_shared/mail.ts'
import { formatMail } from '../../supabase/functions/_shared/smtp-mailer.ts'

const mailboxes = { from: 'Website <website@example.org>', to: 'team@example.org', perHour: 120 }

const question: StoredMessage = {
  id: '0b7e7a52-65c0-4f7e-9d3c-111111111111',
  reference: '248H-248H',
  name: 'Farah Osman',
  email: 'farah@example.com',
  organization: 'Universiti Contoh',
  subject: 'The study',
  message: 'May I ask about the study?\n\nThank you,\nFarah',
  receivedAt: new Date('2026-11-20T17:05:00Z'),
  kind: 'partnership',
  answerBy: new Date('2026-11-22T17:05:00Z'),
  spam: null,
}

async function headersOf(message: StoredMessage): Promise<string> {
  const raw = (await formatMail(composeMail(message, mailboxes))).toString('utf8')
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n(?=[ \t])/g, '')
}

test('contains sender, message, Malaysian time and how to reply', () => {
  const mail = composeMail(question, mailboxes)
  expect(mail.subject).toBe(
    'Partnership, by Mon 23 Nov 1:05 a.m. · Farah Osman (Universiti Contoh): The study (248H-248H)',
  )
  expect(mail.replyTo).toEqual({ name: 'Farah Osman', address: 'farah@example.com' })
  expect(mail.text).toContain('Saturday, 21 November 2026, 01:05 Malaysian time (UTC+8)')
  expect(mail.text).toContain('reply to this mail')
  expect(mail.text).toContain('Organization:  Universiti Contoh\nSubject:       The study\n')
  expect(mail.text).toContain('Reference:     248H-248H')
  expect(mail.text).toContain(question.message)
})

test('sends each kind of message to its own mailbox where there is one', () => {
  const toByKind = { partnership: 'Partners <partners@example.org>, ceo@example.org' }
  const settings = { ...mailboxes, toByKind }
  const partnership = composeMail(question, settings)
  expect(partnership.to).toBe(toByKind.partnership)
  expect(partnership.recipients).toEqual(['Partners <partners@example.org>', 'ceo@example.org'])
  expect(composeMail({ ...question, kind: 'press' }, settings).to).toBe('team@example.org')
  const fromUs = composeMail({ ...question, kind: 'press', email: 'ceo@example.org' }, settings)
  expect(fromUs.replyTo).toBe(null)
})

test('puts nothing after the message, which could imitate it', () => {
  const frame = `\n----------------------------------------\nNumber ${question.id}`
  const { text } = composeMail({ ...question, message: `Hello${frame}` }, mailboxes)
  expect(text.endsWith(`Hello${frame}\n`)).toBe(true)
  expect(text.indexOf(question.id)).toBeLessThan(text.indexOf('Hello'))
})

test('keeps a message’s Message-ID on every retry, in the sender’s domain', () => {
  const first = composeMail(question, mailboxes).messageId
  expect(first).toBe(`<${question.id}@example.org>`)
  expect(composeMail(question, mailboxes).messageId).toBe(first)
})

test('sets To and Reply-To, and does not say that a machine wrote it', async () => {
  const headers = await headersOf(question)
  expect(headers).toMatch(/^To: team@example\.org$/m)
  expect(headers).toMatch(/^Reply-To: Farah Osman <farah@example\.com>$/m)
  expect(headers).toMatch(/^From: Website <website@example\.org>$/m)
  expect(headers).not.toMatch(/^Auto-Submitted:/im)
})

test.each([
  'Farah\r\nBcc: everybody@example.net',
  'Farah\nBcc: everybody@example.net',
  'Farah\u2028Bcc: everybody@example.net',
  '"Farah" <everybody@example.net>',
  'Farah, everybody@example.net',
  '=?UTF-8?Q?=0ABcc:_everybody=40example.net?=',
])('prevents header injection through name and subject: %j', async (text) => {
  const headers = await headersOf({ ...question, name: text, subject: text })
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers.match(/^[\w-]+:/gm)).toEqual([...new Set(headers.match(/^[\w-]+:/gm))])
  const replyTo = /^Reply-To: (.*)$/m.exec(headers)?.[1] ?? ''
  expect(replyTo.match(/@/g)).toHaveLength(1)
  expect(replyTo).toMatch(/^(?:.* <)?farah@example\.com>?$/)
})

test.each([
  'team@example.org',
  'team＠example.org',
  'A, evil@evil.test',
  'Farah, Team',
  'Farah，Team',
  'Team <team@example.org>',
  'Team (team at example.org)',
])('answers a person who is named %s by the address alone', async (name) => {
  const headers = await headersOf({ ...question, name })
  expect(headers).toMatch(/^Reply-To: farah@example\.com$/m)
  const mail = composeMail({ ...question, name }, mailboxes)
  expect(mail.subject).toContain(name)
  expect(mail.text).toContain(`Name:          ${name}\n`)
})

test.each(['Dr. Siti binti Ali', "Nur 'Ain", 'Mei-Ling O’Brien', '林 美玲', 'அகிலா'])(
  'answers a person who is named %s by name',
  (name) => {
    expect(composeMail({ ...question, name }, mailboxes).replyTo?.name).toBe(name)
  },
)

test('shows a message’s text in the order in which it was written', () => {
  const signs = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\0\u0007\u001b\u007f\u009b'
  const { text } = composeMail(
    { ...question, message: `Pay to ${signs}txt.exe\tnow\r\nPlease\vdo\fit\u0085soon` },
    mailboxes,
  )
  expect(text.split('The message, to the end of this mail:')[1]).toBe(
    '\n----------------------------------------\n\nPay to txt.exe\tnow\r\nPlease\ndo\nit\nsoon\n',
  )
  const needed = 'שלום\u200f! ش\u200cكرا \u200e(1) \u061cx 👩\u200d🦰 ක්\u200dෂ\u2028new line'
  expect(composeMail({ ...question, message: needed }, mailboxes).text).toContain(needed)
})

test('shows encoded words as typed and strips control and direction characters', async () => {
  const hidden = '=?utf-8?B?SGlkZGVu?='
  const headers = await headersOf({ ...question, subject: hidden, name: hidden })
  expect(headers).not.toContain('=?utf-8?B?SGlkZGVu?=')
  const turned = composeMail(
    {
      ...question,
      subject: 'The \u202eyduts\u0007',
      name: 'Fa\u2067rah',
      organization: 'U\u200eC',
    },
    mailboxes,
  )
  expect(turned.subject).toMatch(/ · Farah \(UC\): The yduts \(248H-248H\)$/)
  expect(turned.replyTo?.name).toBe('Farah')
})

test.each(['farah@xn--exmple-cua.com', 'farah@1.2.my'])('sets Reply-To to %s', async (email) => {
  expect(composeMail({ ...question, email }, mailboxes).replyTo?.address).toBe(email)
  expect(await headersOf({ ...question, email })).toContain(`Reply-To: Farah Osman <${email}>`)
})

test.each([
  'a,everybody@example.net',
  'farah@@example.com',
  '<farah@example.com>',
  '"farah"@example.com',
  'fa..rah@example.com',
  'farah@example.com>,everybody@example.net',
  'farah@example.com;everybody.example.net',
  'farah(x)@example.com',
  'farah:everybody@example.com',
])('sets no Reply-To to %s, which a header would read otherwise', async (email) => {
  const headers = await headersOf({ ...question, email })
  expect(headers).not.toMatch(/^Reply-To:/m)
  expect(composeMail({ ...question, email }, mailboxes).text).toContain(`write to ${email}`)
})

test.each(['team@example.org', 'TEAM@example.org', 'website@example.org', 'ஆய்வு@example.com'])(
  'sets no Reply-To to the team itself or to a non-ASCII address: %s',
  (email) => {
    const mail = composeMail({ ...question, email }, mailboxes)
    expect(mail.replyTo).toBe(null)
    expect(mail.text).toContain(`write to ${email}`)
  },
)

test('does not rewrap short lines, so that a mail can be searched', async () => {
  const lines = ['No additional message provided', 'Terima kasih 🙏 banyak-banyak', '你好世界']
  const raw = await formatMail(composeMail({ ...question, message: lines.join('\n') }, mailboxes))
  expect(raw.toString('utf8')).toContain('\r\nNo additional message provided\r\n')
  expect(raw.toString('utf8')).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m)
})
