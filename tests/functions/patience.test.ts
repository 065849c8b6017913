import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDirectMail } from '../../supabase/functions/send-contact-email/direct-mail.ts'
import {
  functionsOver,
  message,
  noDatabase,
  openFunctions,
  signup,
  type FunctionName,
  type FunctionsUnderTest,
} from './functions-under-test.ts'

let present: FunctionsUnderTest

beforeAll(async () => {
  present = await openFunctions()
})

afterAll(() => present.close())

function request(name: FunctionName, body: BodyInit): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  }
  return new Request(`http://site.test/functions/v1/${name}`, init)
}

test('a part that comes too late is refused as slow, not read as the whole', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      vi.setSystemTime(Date.now() + 3000)
      controller.enqueue(new Uint8Array([0x20]))
    },
  })
  expect((await present.call('waitlist', request('waitlist', body))).status).toBe(408)
})

// These wait for seconds, so they wait together.
describe.concurrent('patience', () => {
  test.each(['waitlist', 'send-contact-email'] as const)(
    '%s: a body that stops coming is let go of, well within ten seconds',
    async (name) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
      })
      const started = Date.now()
      const answer = await present.call(name, request(name, body))
      expect(answer.status).toBe(408)
      expect(Date.now() - started).toBeLessThan(6000)
    },
  )

  test('a body that drips on after its answer is let go of', async () => {
    let letGo = () => {}
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
    let dripping: ReturnType<typeof setInterval> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        dripping = setInterval(() => controller.enqueue(new Uint8Array([0x20])), 200)
      },
      cancel() {
        clearInterval(dripping)
        letGo()
      },
    })
    const answer = await present.call('waitlist', request('waitlist', body))
    expect(answer.status).toBe(408)
    await isLetGo
  })

  test.each(['waitlist', 'send-contact-email'] as const)(
    '%s: a bad form is refused with a true status while the database is away',
    async (name) => {
      const answer = await functionsOver(noDatabase).call(name, request(name, '{'))
      expect(answer.status).toBe(400)
    },
  )

  test('the waitlist says so when nothing could be kept', async () => {
    const answer = await functionsOver(noDatabase).post('waitlist', signup)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      success: false,
      error: expect.stringContaining('try again'),
      code: 'not_kept',
    })
  })

  test('with the database away a message is mailed once, however often it is sent', async () => {
    const functions = functionsOver(noDatabase)
    const deps = { directMail: createDirectMail(5) }
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => functions.post('send-contact-email', message, deps)),
    )
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(functions.mails).toHaveLength(1)
    const other = { ...message, subject: 'Something else' }
    expect((await functions.post('send-contact-email', other, deps)).status).toBe(429)
    const from = async (remoteAddress: string, subject: string) => {
      const changed = { ...deps, remoteAddress }
      return (await functions.post('send-contact-email', { ...other, subject }, changed)).status
    }
    expect(await from('203.0.113.8', 'A second mail')).toBe(200)
  })

  test('with database and mail away the answer is 503, and the next try is a new one', async () => {
    const functions = functionsOver(noDatabase)
    const sendMail = () => Promise.reject(new Error('farah@example.com refused'))
    const deps = { directMail: createDirectMail(5) }
    const failed = await functions.post('send-contact-email', message, { ...deps, sendMail })
    expect(failed.status).toBe(503)
    expect(functions.logs.join('\n')).not.toContain('farah')
    expect((await functions.post('send-contact-email', message, deps)).status).toBe(200)
    expect(functions.mails).toHaveLength(1)
  })
})
