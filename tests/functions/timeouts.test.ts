import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  functionsOver,
  message,
  noDatabase,
  openFunctions,
  signup,
  type FunctionName,
  type FunctionsUnderTest,
} from './functions-under-test.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
})

afterAll(() => functions.close())

function request(name: FunctionName, body: BodyInit): Request {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  }
  return new Request(`http://site.test/functions/v1/${name}`, init)
}

/** A body in chunks, each after a pause of so many milliseconds by the clock that the function reads. */
function slowBody(chunks: Uint8Array[], pause: number): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      vi.setSystemTime(Date.now() + pause)
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
  })
}

function useFakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('accepts a 10,000-letter Tamil message at 5 KB/s', async () => {
  useFakeClock()
  const body = Buffer.from(JSON.stringify({ ...message, message: 'அ'.repeat(10_000) }))
  const chunks = Array.from({ length: Math.ceil(body.length / 5000) }, (_, index) =>
    body.subarray(index * 5000, index * 5000 + 5000),
  )
  const answer = await functions.call(
    'send-contact-email',
    request('send-contact-email', slowBody(chunks, 1000)),
  )
  expect(answer.status).toBe(200)
})

test('cancels a body that takes more than 30 seconds', async () => {
  useFakeClock()
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      vi.setSystemTime(Date.now() + 3000)
      controller.enqueue(new Uint8Array([0x20]))
    },
    cancel: () => void (isCancelled = true),
  })
  const answer = await functions.call('waitlist', request('waitlist', body))
  expect(answer.status).toBe(408)
  expect(isCancelled).toBe(true)
})

// Concurrent, because each test waits for seconds.
describe.concurrent('timeouts', () => {
  test.each(['waitlist', 'send-contact-email'] as const)(
    'rejects a body of %s that pauses for more than 4 seconds',
    async (name) => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
      })
      const started = Date.now()
      const answer = await functions.call(name, request(name, body))
      expect(answer.status).toBe(408)
      expect(Date.now() - started).toBeLessThan(6000)
    },
  )

  test.each(['waitlist', 'send-contact-email'] as const)(
    'answers 400 to an invalid form of %s while the database is down',
    async (name) => {
      const answer = await functionsOver(noDatabase).call(name, request(name, '{'))
      expect(answer.status).toBe(400)
    },
  )

  test.each([
    ['waitlist', signup],
    ['send-contact-email', message],
  ] as const)(
    'answers 503 for %s while the database is down, and mails nothing',
    async (name, body) => {
      const away = functionsOver(noDatabase)
      const answer = await away.post(name, body)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({
        error: expect.stringContaining('try again'),
        code: 'not_kept',
      })
      expect(away.mails).toEqual([])
      expect(away.logs.join()).not.toContain('farah')
    },
  )

  test('answers within 10 seconds when the database hangs', async () => {
    const hanging = functionsOver({ ...noDatabase, query: () => new Promise(() => {}) })
    const started = Date.now()
    expect((await hanging.post('send-contact-email', message)).status).toBe(503)
    expect((await hanging.call('waitlist', request('waitlist', '{'))).status).toBe(400)
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})
