import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { composeAnnouncement } from '../../supabase/functions/_shared/announcement.ts'
import { composeMail } from '../../supabase/functions/_shared/mail.ts'
import { sendThroughSmtp } from '../../supabase/functions/_shared/smtp-mailer.ts'
import { startMailServer, type MailServer } from './mail-server.ts'

const mail = {
  id: '0b7e7a52-65c0-4f7e-9d3c-111111111111',
  messageId: '<0b7e7a52@example.org>',
  from: 'website@example.org',
  to: 'Team <team@example.org>, second@example.org',
  recipients: ['Team <team@example.org>', 'second@example.org'],
  replyTo: null,
  subject: 'The study',
  date: new Date('2026-11-20T17:05:00Z'),
  text: 'May I ask about the study?',
}

const announcement = {
  id: mail.id,
  token: 'ab',
  email: 'mei@example.com',
  name: null,
  mail: {
    sender: 'Site',
    subject: 'Sign-ups are open',
    text: 'Hello,',
    textByName: 'Hello {name},',
    language: 'en',
    unsubscribe: 'https://example.org/api/unsubscribe?token={token}',
    unsubscribeSubject: 'Leave',
  },
}

let server: MailServer

beforeAll(async () => {
  server = await startMailServer(await freePort())
})

beforeEach(() => {
  server.received.length = 0
  server.behaviour = 'accept'
  server.rejectsMailWith = null
  server.rejectsRecipients = {}
})

afterAll(() => server.stop())

const send = (url = server.url, recipients = mail.recipients) =>
  sendThroughSmtp(new URL(url))({ ...mail, recipients })

const failure = () =>
  send().then(
    () => 'sent',
    (error: unknown) => error,
  )

test('requires TLS to another machine', async () => {
  // A name that resolves to this machine but does not look local; the server has no STARTTLS.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(send(elsewhere)).rejects.toMatchObject({ code: 'ETLS' })
  expect(server.received).toHaveLength(0)
  await send()
  expect(server.received).toHaveLength(1)
})

test('sends to the recipients that are left and names the whole team in To', async () => {
  await send(server.url, ['second@example.org'])
  expect(server.received[0]?.recipients).toEqual(['second@example.org'])
  expect(server.received[0]?.raw).toContain('To: Team <team@example.org>, second@example.org')
})

test('greets with the sender’s domain', async () => {
  await send()
  expect(server.received[0]?.greeting).toBe('example.org')
})

const settings = { from: 'Website <website@example.org>', to: 'team@example.org', perHour: 120 }

test('says that a machine wrote a mail only where nobody did', async () => {
  const fromPerson = {
    id: mail.id,
    reference: '248H-248H',
    name: 'Farah Osman',
    email: 'farah@example.com',
    organization: null,
    subject: 'The study',
    message: 'May I ask about the study?',
    receivedAt: mail.date,
    kind: 'general' as const,
    answerBy: mail.date,
    spam: null,
  }
  const sendMail = sendThroughSmtp(new URL(server.url))
  await sendMail(composeMail(fromPerson, settings))
  await sendMail(composeAnnouncement(announcement, settings))
  const [message, announced] = server.received.map(({ raw }) => raw)
  expect(message).toContain('May I ask about the study?')
  expect(message).not.toMatch(/^Auto-Submitted:/im)
  expect(announced).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

test.each([550, 452])('reports a recipient that the server refuses with %s', async (code) => {
  server.rejectsRecipients = { 'second@example.org': code }
  expect(await failure()).toMatchObject({ code: String(code), accepted: ['team@example.org'] })
  expect(server.received[0]?.recipients).toEqual(['team@example.org'])
})

test('reports the temporary refusal when others are permanent, so that it is retried', async () => {
  server.rejectsRecipients = { 'second@example.org': 550, 'third@example.org': 452 }
  const all = [...mail.recipients, 'third@example.org']
  await expect(send(server.url, all)).rejects.toMatchObject({ code: '452' })
})

test('tells a refusal of the message from a refusal of the sender, login or all recipients', async () => {
  server.rejectsMailWith = mail.subject
  expect(await failure()).toMatchObject({ code: '554', kind: 'refused' })
  server.rejectsMailWith = null
  server.behaviour = 'refuse the sender'
  expect(await failure()).toMatchObject({ responseCode: 550 })
  expect(await failure()).not.toHaveProperty('kind')
  server.behaviour = 'accept'
  server.rejectsRecipients = { 'team@example.org': 550, 'second@example.org': 550 }
  expect(await failure()).toMatchObject({ responseCode: 550 })
  expect(await failure()).not.toHaveProperty('kind')
  const wrongPassword = send(server.url.replace('//', '//user:wrong@'))
  await expect(wrongPassword).rejects.toMatchObject({ responseCode: 535 })
  await expect(wrongPassword).rejects.not.toHaveProperty('kind')
})

test('tells a missing answer to the whole message from a server that hangs earlier', async () => {
  server.behaviour = 'hang after the mail'
  expect(await failure()).toMatchObject({ code: 'UNCONFIRMED', kind: 'unconfirmed' })
  expect(server.received).toHaveLength(1)
  server.behaviour = 'hang'
  expect(await failure()).toMatchObject({ code: 'EABORT' })
})
