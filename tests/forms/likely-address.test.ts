import { expect, test } from 'vitest'
import { likelyAddress } from '#src/forms/likely-address.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail,com', 'gmail.com'],
  ['gmail.com.my', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahoo.com.ny', 'yahoo.com.my'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmail.com.my', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['iclound.com', 'icloud.com'],
  ['lvie.com', 'live.com'],
])('suggests for a mailbox at %s one at %s', (typed, likely) => {
  expect(likelyAddress(`Nurul.b@${typed}`)).toBe(`Nurul.b@${likely}`)
})

test('suggests nothing for a domain that somebody in Malaysia has, or an address that is not whole', () => {
  const domains = `
    gmail.com Yahoo.com yahoo.com.my yahoo.com.sg live.com.my hotmail.my outlook.my mail.com email.com
    ymail.com gmx.com qq.com 163.com 126.com foxmail.com me.com msn.com aol.com pm.me proton.me
    um.edu.my siswa.um.edu.my siswa.ukm.edu.my student.usm.my utm.my upm.edu.my moe-dl.edu.my
    moe.gov.my moh.gov.my tm.com.my tm.net.my time.net.my tnb.com.my maybank.com.my petronas.com
    studio.my example.com மலேசியா.com`
    .trim()
    .split(/\s+/)
  const suggested = domains.map((domain) => likelyAddress(`mei@${domain}`))
  expect(suggested).toEqual(domains.map(() => ''))
  for (const typed of [
    '',
    'mei',
    'mei@',
    '@gmial.com',
    'mei@gm',
    'mei lim@gmial.com',
    'a@b@gmial.com',
  ])
    expect(likelyAddress(typed)).toBe('')
})

test('answers at once for a domain as long as a field takes', () => {
  expect(likelyAddress(`mei@${'g'.repeat(250)}.com`)).toBe('')
})
