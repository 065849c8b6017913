import { expect, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { sendThroughSmtp } from '../../supabase/functions/_shared/smtp-mailer.ts'
import { startMailServer } from './mail-server.ts'

const mail = {
  id: '0b7e7a52-65c0-4f7e-9d3c-111111111111',
  messageId: '<0b7e7a52@example.org>',
  from: 'website@example.org',
  to: 'team@example.org',
  replyTo: null,
  subject: 'The study',
  date: new Date('2026-11-20T17:05:00Z'),
  text: 'May I ask about the study?',
}

test('requires TLS to another machine', async () => {
  const server = await startMailServer(await freePort())
  // A name that resolves to this machine but does not look local; the server has no STARTTLS.
  const elsewhere = new URL(server.url.replace('127.0.0.1', '0.0.0.0'))
  try {
    await expect(sendThroughSmtp(elsewhere)(mail)).rejects.toMatchObject({ code: 'ETLS' })
    expect(server.received).toHaveLength(0)
    await sendThroughSmtp(new URL(server.url))(mail)
    expect(server.received).toHaveLength(1)
  } finally {
    await server.stop()
  }
})
