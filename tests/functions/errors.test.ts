import { expect, test } from 'vitest'
import { codeOf } from '../../supabase/functions/_shared/errors.ts'

test('returns the name of a DOMException, whose code is a number', () => {
  expect(codeOf(new DOMException('The operation timed out.', 'TimeoutError'))).toBe('TimeoutError')
})

test('returns the code of the cause when fetch fails', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(codeOf(new TypeError('fetch failed', { cause }))).toBe('ECONNREFUSED')
  expect(codeOf(new TypeError('fetch failed'))).toBe('TypeError')
})
