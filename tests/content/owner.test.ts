import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinWords } from '#src/content/sentences/join-words.ts'
import { owner, type Owner } from '#src/content/owner.ts'
import { claimsAgainst, claimsThatAre } from '#src/content/facts/claims.ts'
import { ownerProblems, samplePoints } from '../../vite/owner-checks.ts'
import type { Point } from '../../vite/points.ts'

function problemsWith(values: Partial<Owner>): string[] {
  return ownerProblems({ ...owner, ...values }).map(({ text }) => text)
}

function withPlace({ text, place }: Point): string {
  return `${text} (${place})`
}

test('names each sample with its line', () => {
  const source = `export const owner: Owner = {
  brand: 'Tenang',
  phones: { malaysia: sample('+60 3 0000 0000'), singapore: '' },
  address: sample([
    'Jalan Contoh',
  ]),
  team: [
    {
      name: 'Dr Aisyah R.',
      isSample: true,
    },
    { name: 'Ng Li Ann' },
    { name: "Siti D'Cruz Jr.", isSample: true },
  ],
}
export function sample<T>(value: T): T {`
  expect(samplePoints(source).map(withPlace)).toEqual([
    'Replace the sample for “phones.malaysia”. (src/content/owner.ts:3)',
    'Replace the sample for “address”. (src/content/owner.ts:4)',
    'Replace Dr Aisyah R., who is a sample, with a person. (src/content/owner.ts:9)',
    "Replace Siti D'Cruz Jr., who is a sample, with a person. (src/content/owner.ts:13)",
  ])
})

test('finds nothing wrong in the owner’s file as it is, nor where optional values are empty', () => {
  const [person] = owner.team
  expect(problemsWith({})).toEqual([])
  expect(
    problemsWith({
      mailboxes: { support: 'hello@example.com', careers: '', investors: '', privacy: '' },
      phones: { malaysia: '', singapore: '' },
      pressContact: { name: '', email: '', phone: '' },
      team: person ? [{ ...person, photo: '', link: '' }] : [],
    }),
  ).toEqual([])
})

test('names a photo without a file and an address that cannot be read', () => {
  const [person] = owner.team
  const problems = problemsWith({
    siteOrigin: 'https://www.example.com/home',
    signUpUrl: 'app.example.com',
    socialLinks: { LinkedIn: 'linkedin.com/company/us', Instagram: '', YouTube: '' },
    phones: { malaysia: '03-1234', singapore: '' },
    mailboxes: { support: 'hello', careers: '', investors: '', privacy: '' },
    team: person ? [{ ...person, photo: 'nobody.jpg', link: 'https://' }] : [],
  })
  expect(problems).toEqual([
    'https://www.example.com/home is not an address like https://www.example.com.',
    'app.example.com is not an address that begins with https://.',
    'linkedin.com/company/us is not an address that begins with https://.',
    'https:// is not an address that begins with https://.',
    'hello is not a mail address.',
    '03-1234 is not a number like +60 3-1234 5678.',
    'nobody.jpg is not in public/team.',
  ])
})

test('names a person without a title in each published language', () => {
  const team = [{ name: 'Dr Nur', photo: '', link: '' }]
  const problems = ownerProblems({ ...owner, publishedLanguages: ['en', 'ta'], team })
  expect(problems.map(withPlace)).toEqual([
    'Dr Nur has no title and credentials. (src/content/en/owners-words.ts:5)',
    'Dr Nur has no title and credentials. (src/content/ta/owners-words.ts:4)',
  ])
})

test('names the line of a value that is wrong or missing', () => {
  const lines = readFileSync('src/content/owner.ts', 'utf8').split('\n')
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1
  const photo = owner.team.find((person) => person.photo)?.photo
  const missing = photo
    ? [`${photo} is not in public/team. (src/content/owner.ts:${lineOf(`'${photo}'`)})`]
    : []
  expect(
    ownerProblems({ ...owner, brand: '' }, [])
      .slice(0, 1 + missing.length)
      .map(withPlace),
  ).toEqual([`“brand” is empty. (src/content/owner.ts:${lineOf('brand:')})`, ...missing])
})

test('lists one, two and three countries as a sentence does', () => {
  const lists = [['A'], ['A', 'B'], ['A', 'B', 'C']].map((words) => joinWords(words, ', ', ' and '))
  expect(lists).toEqual(['A', 'A and B', 'A, B and C'])
})

test('names the claims that contradict the stage', () => {
  expect(claimsAgainst('open')).toEqual(expect.arrayContaining(claimsThatAre('inTrials')))
  expect(claimsThatAre('works').filter((id) => claimsAgainst('open').includes(id))).toEqual([])
  expect(claimsAgainst('trials')).toEqual(claimsThatAre('works').filter((id) => id === 'launch'))
})
