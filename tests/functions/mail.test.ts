import { expect, test } from 'vitest'
import { formatMail } from '../../supabase/functions/_shared/mail-format.ts'
import { composeMail } from '../../supabase/functions/_shared/mail.ts'
import type { Message } from '../../supabase/functions/_shared/message.ts'

const mailboxes = { from: 'Website <website@example.org>', to: 'team@example.org', perHour: 120 }

const question: Message = {
  id: '0b7e7a52-65c0-4f7e-9d3c-111111111111',
  name: 'Farah Osman',
  email: 'farah@example.com',
  organization: 'Universiti Contoh',
  subject: 'The study',
  message: 'May I ask about the study?\n\nThank you,\nFarah',
  receivedAt: new Date('2026-11-20T17:05:00Z'),
  mark: null,
}

async function headersOf(message: Message): Promise<string> {
  const raw = (await formatMail(composeMail(message, mailboxes))).toString('utf8')
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, '')
}

test('the mail says what it is, who wrote, when in Malaysia, and how to answer', () => {
  const mail = composeMail(question, mailboxes)
  expect(mail.subject).toBe(
    'Website message from Farah Osman (Universiti Contoh): The study (248H-248H)',
  )
  expect(mail.replyTo).toEqual({ name: 'Farah Osman', address: 'farah@example.com' })
  expect(mail.text).toContain('Saturday, 21 November 2026, 01:05 Malaysian time (UTC+8)')
  expect(mail.text).toContain('reply to this mail')
  expect(mail.text).toContain('Organization:  Universiti Contoh\nSubject:       The study\n')
  expect(mail.text).toContain('Reference:     248H-248H')
  expect(mail.text).toContain(question.message)
})

test('a pitch-deck request is mailed like any message: typing its subject gets nothing else', () => {
  const composed = 'Name: Mei Yee Lim\nInvestor type: Venture Capital\nTimeframe: Not specified'
  const subject = 'Investor Pitch Deck Request'
  const mail = composeMail({ ...question, subject, message: composed }, mailboxes)
  expect(mail.subject).toBe(
    `Website message from Farah Osman (Universiti Contoh): ${subject} (248H-248H)`,
  )
  expect(mail.text).toContain('sent a message through the website')
  expect(mail.text).toContain(composed)
})

test('the number of a mail is the same at every try, and belongs to the sender’s domain', () => {
  const first = composeMail(question, mailboxes).messageId
  expect(first).toBe(`<${question.id}@example.org>`)
  expect(composeMail(question, mailboxes).messageId).toBe(first)
})

test('the headers name the team once, the visitor to reply to, and nobody else', async () => {
  const headers = await headersOf(question)
  expect(headers).toMatch(/^To: team@example\.org$/m)
  expect(headers).toMatch(/^Reply-To: Farah Osman <farah@example\.com>$/m)
  expect(headers).toMatch(/^From: Website <website@example\.org>$/m)
})

test.each([
  'Farah\r\nBcc: everybody@example.net',
  'Farah\nBcc: everybody@example.net',
  'Farah\u2028Bcc: everybody@example.net',
  '"Farah" <everybody@example.net>',
  'Farah, everybody@example.net',
  '=?UTF-8?Q?=0ABcc:_everybody=40example.net?=',
])('no name or subject can add a header or a reader: %j', async (text) => {
  const headers = await headersOf({ ...question, name: text, subject: text })
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers.match(/^[\w-]+:/gm)).toEqual([...new Set(headers.match(/^[\w-]+:/gm))])
  const replyTo = /^Reply-To: (.*)$/m.exec(headers)?.[1] ?? ''
  expect(replyTo.replace(/"(\\.|[^"])*"/g, '').match(/@/g)).toHaveLength(1)
  expect(replyTo).toMatch(/<farah@example\.com>$/)
})

test('lines that are short enough are never broken, so that a mail can be searched as it lies', async () => {
  const lines = ['No additional message provided', 'Terima kasih 🙏 banyak-banyak', '你好世界']
  const raw = await formatMail(composeMail({ ...question, message: lines.join('\n') }, mailboxes))
  expect(raw.toString('utf8')).toContain('\r\nNo additional message provided\r\n')
  expect(raw.toString('utf8')).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m)
})
