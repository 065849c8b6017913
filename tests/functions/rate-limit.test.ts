import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from '../../supabase/functions/_shared/rate-limit.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['farah', 'from your network'],
  ['all', 'than we can take right now'],
])('blocks %s until the hour ends, and says how long that is', (exceededLimit, reason) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:58:59Z') })
  const limit = createRateLimit(() => {})
  const exceed = () => limit.throwIfOver('waitlist', exceededLimit)
  const ask = () => limit.throwIfBlocked('waitlist', ['farah'])
  expect(exceed).toThrow(/in 2 minutes\.$/)
  expect(ask).toThrow(reason)
  vi.setSystemTime(new Date('2026-11-21T12:59:59Z'))
  expect(ask).toThrow(
    expect.objectContaining({
      status: 429,
      message: expect.stringMatching(/in 1 minute\.$/),
      headers: { 'retry-after': '1' },
    }),
  )
  vi.setSystemTime(new Date('2026-11-21T13:00:00Z'))
  expect(ask).not.toThrow()
})
