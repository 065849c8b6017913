import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from '../../supabase/functions/_shared/errors.ts'
import { createRateLimit } from '../../supabase/functions/_shared/rate-limit.ts'

afterEach(() => void vi.useRealTimers())

/** The sentence that a refused client gets at this time of the hour. */
function sentenceAt(time: string): string {
  vi.useFakeTimers({ now: new Date(`2026-11-27T10:${time}Z`), toFake: ['Date'] })
  const rateLimit = createRateLimit(() => {})
  try {
    rateLimit.throwIfOver('waitlist', 'client', { exceededLimit: 'client' })
  } catch (error) {
    if (error instanceof HttpError) return error.message
  }
  return 'not refused'
}

test.each([
  ['00:00', '60 minutes'],
  ['58:59', '2 minutes'],
  ['59:00', '1 minute'],
  ['59:59', '1 minute'],
])('says at %s past the hour how long to wait: %s', (time, wait) => {
  expect(sentenceAt(time)).toContain(` in ${wait}.`)
})
