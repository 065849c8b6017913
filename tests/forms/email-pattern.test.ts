import { expect, test } from 'vitest'
import { looksLikeEmail, looksRoughlyLikeEmail } from '#src/forms/fields.ts'

test.for(['farah@example.com', 'a@b.co', 'mei.yee+deck@mail.fund.example', 'பெயர்@example.com'])(
  '%s looks like an e-mail address in every form',
  (address) => {
    expect(looksLikeEmail(address)).toBe(true)
    expect(looksRoughlyLikeEmail(address)).toBe(true)
  },
)

test.for(['', 'farah', 'farah@example', '@example.com', 'farah@', 'farah example.com'])(
  '“%s” looks like no e-mail address in any form',
  (address) => {
    expect(looksLikeEmail(address)).toBe(false)
    expect(looksRoughlyLikeEmail(address)).toBe(false)
  },
)

test.for(['far ah@example.com', 'farah@exam ple.com', 'farah@example .com'])(
  '“%s” is refused for its space in every form',
  (address) => {
    expect(looksLikeEmail(address)).toBe(false)
    expect(looksRoughlyLikeEmail(address)).toBe(false)
  },
)

test('only the message form and the waitlist insist on a single @', () => {
  expect(looksLikeEmail('a@b@example.com')).toBe(false)
  expect(looksRoughlyLikeEmail('a@b@example.com')).toBe(true)
})
