import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from '../../supabase/functions/_shared/rate-limit.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['client', 'from your network'],
  ['all', 'than we can take right now'],
])('blocks a client over the limit of %s until the database’s hour ends', (limit, reason) => {
  // A clock that differs from the database's must not matter.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T12:30:00Z') })
  const rateLimit = createRateLimit(() => {})
  const networks = ['network', 'client']
  const exceed = () =>
    rateLimit.throwIfOver('waitlist', networks, { exceededLimit: limit, secondsLeft: 61 })
  const ask = () => rateLimit.throwIfBlocked('waitlist', networks)
  expect(exceed).toThrow(/in 2 minutes\.$/)
  expect(ask).toThrow(reason)
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(new Date('2026-11-21T20:00:00Z'))
  expect(ask).toThrow(
    expect.objectContaining({
      status: 429,
      message: expect.stringMatching(/in 1 minute\.$/),
      headers: { 'retry-after': '1' },
    }),
  )
  vi.advanceTimersByTime(1000)
  expect(ask).not.toThrow()
})

test('blocks nobody else while a client is over the limit of all together', () => {
  const rateLimit = createRateLimit(() => {})
  const over = { exceededLimit: 'all', secondsLeft: 60 }
  expect(() => rateLimit.throwIfOver('send-contact-email', ['flood'], over)).toThrow('More forms')
  expect(() => rateLimit.throwIfBlocked('send-contact-email', ['honest'])).not.toThrow()
})

test('forgets thousands of blocked clients with the hour', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const rateLimit = createRateLimit(() => {})
  const block = (client: string) => {
    const over = { exceededLimit: client, secondsLeft: 60 }
    expect(() => rateLimit.throwIfOver('waitlist', [client], over)).toThrow('Too many')
  }
  const ask = (client: string) => () => rateLimit.throwIfBlocked('waitlist', [client])
  for (let index = 0; index < 10_000; index += 1) block(`client ${index}`)
  // The cache is full: the database refuses this one each time.
  block('another client')
  expect(ask('another client')).not.toThrow()
  vi.advanceTimersByTime(60_000)
  block('another client')
  expect(ask('another client')).toThrow('from your network')
  expect(ask('client 1')).not.toThrow()
})
