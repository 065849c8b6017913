import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createFunctions,
  message,
  noDatabase,
  signup,
  type FunctionName,
  type Functions,
} from './test-functions.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const forms = [
  ['waitlist', signup],
  ['send-contact-email', message],
] as const

const hangs = { ...noDatabase, query: () => new Promise<never>(() => {}) }

const stored = {
  exceededLimit: null,
  hourTotal: 1,
  id: 'an id',
  reference: '7Q4K-2MXA',
  receivedAt: null,
  secondsLeft: 60,
  claimed: false,
}
const stores = { ...noDatabase, query: async () => [stored] }

/** Advances the fake clock by `seconds` and returns the response. */
async function within(seconds: number, answer: Promise<Response>): Promise<Response> {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return answer
}

/** Posts a body in chunks, each after a pause. */
function postSlowly(functions: Functions, name: FunctionName, chunks: Uint8Array[], pause: number) {
  const left = [...chunks]
  const cancel = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    cancel,
  })
  const headers = { 'content-type': 'application/json' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request(`http://site.test/functions/v1/${name}`, init)
  return { answer: functions.call(name, request), cancel }
}

test('accepts a 10,000-letter Tamil message at 5 KB/s', async () => {
  const body = Buffer.from(JSON.stringify({ ...message, message: 'அ'.repeat(10_000) }))
  const chunks = Array.from({ length: Math.ceil(body.length / 5000) }, (_, index) =>
    body.subarray(index * 5000, index * 5000 + 5000),
  )
  const { answer } = postSlowly(createFunctions(stores), 'send-contact-email', chunks, 1000)
  expect((await within(20, answer)).status).toBe(200)
})

test.each(forms)('rejects a body of %s that pauses for more than 4 seconds', async (name) => {
  const { answer, cancel } = postSlowly(createFunctions(stores), name, [Buffer.from('{')], 4500)
  expect((await within(4.2, answer)).status).toBe(408)
  expect(cancel).toHaveBeenCalledOnce()
})

test.each(forms)('answers 400 to an invalid form of %s without a database', async (name) => {
  for (const database of [noDatabase, hangs])
    expect((await within(10, createFunctions(database).post(name, '{'))).status).toBe(400)
})

test.each(forms)('answers 503 for %s without a database, and mails nothing', async (name, body) => {
  for (const database of [noDatabase, hangs]) {
    const away = createFunctions(database)
    const answer = await within(10, away.post(name, body))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      error: expect.stringContaining('try again'),
      code: 'not_kept',
    })
    expect(away.mails).toEqual([])
  }
})
