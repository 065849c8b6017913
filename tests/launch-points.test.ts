import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Actor, awaitingSignOff } from '#src/content/reviews/awaiting-sign-off.ts'
import { claimWords } from '#content/claims.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { owner, type Owner } from '#src/content/owner.ts'
import {
  type Claim,
  type ClaimId,
  claims,
  claimsAgainst,
  type Evidence,
  statusOf,
} from '#src/content/facts/claims.ts'
import { office } from '../supabase/functions/_shared/office-hours.ts'
import { claimPoints, helplinePoints, holidayPoints, launchPoints } from '../vite/launch-points.ts'
import { groupPoints, listPoints, type Point } from '../vite/points.ts'

const today = new Date('2026-06-01')

function pointsWith(values: Partial<Owner>): Point[] {
  return launchPoints(today, { ...owner, ...values })
}

function pointFor(by: Actor, isBlocker: boolean, text: string): Point {
  return { by, isBlocker, text, place: `src/content/${by}.ts:1` }
}

test('groups the points by who has to act, blockers before advice', () => {
  const points = [
    pointFor('ta', true, 'Read it.'),
    pointFor('owner', false, 'Name a contact.'),
    pointFor('clinician', true, 'Sign it.'),
    pointFor('owner', true, 'Decide the age.'),
  ]
  expect(groupPoints(points).map(({ actor }) => actor)).toEqual(['owner', 'clinician', 'ta'])
  expect(listPoints(points)).toBe(`Owner: 1 blocker, 1 that can wait
  - Decide the age. (src/content/owner.ts:1)
  - Advice: Name a contact. (src/content/owner.ts:1)

Clinician: 1 blocker
  - Sign it. (src/content/clinician.ts:1)

Reader of Tamil: 1 blocker
  - Read it. (src/content/ta.ts:1)`)
})

test('finds in its file the text that each sign-off names', () => {
  const lost = Object.values(awaitingSignOff)
    .flat()
    .filter(({ file, at }) => !readFileSync(`src/content/${file}`, 'utf8').includes(at))
  expect(lost).toEqual([])
})

test('gives each point one sentence and its place, and no point twice', () => {
  const points = pointsWith({})
  for (const { text, place } of points) {
    expect(text).toMatch(/^\S.*\.$/)
    expect(place).toMatch(/^src\/content\/[\w/-]+\.ts:\d+$/)
  }
  const lines = points.map(({ text, place }) => text + place)
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
})

test('finds the line of a point by its text', () => {
  const [point] = helplinePoints('trials', today, { ...helplines })
  const [, line] = point?.place.split(':') ?? []
  const source = readFileSync('src/content/facts/helplines.ts', 'utf8').split('\n')
  expect(source[Number(line) - 1]).toBe('  emergency: {')
})

test('asks for a call after 90 days, which blocks the launch, and can wait after it unless nobody ever called', () => {
  const all = (lastVerified: `${number}-${number}-${number}` | null) => ({
    ...helplines,
    befrienders: { ...helplines.befrienders, lastVerified },
  })
  const asked = (stage: Owner['stage'], now: string, called: Parameters<typeof all>[0]) =>
    helplinePoints(stage, new Date(now), all(called))
      .filter(({ text }) => text.includes('Befrienders'))
      .map(({ isBlocker }) => isBlocker)
  expect(asked('trials', '2026-04-01T00:00:00.000Z', '2026-01-01')).toEqual([])
  expect(asked('trials', '2026-04-01T00:00:00.001Z', '2026-01-01')).toEqual([true])
  expect(asked('open', '2026-04-01T00:00:00.001Z', '2026-01-01')).toEqual([false])
  expect(asked('trials', '2026-01-01', null)).toEqual([true])
  expect(asked('open', '2026-01-01', null)).toEqual([true])
})

function claimsWith(values: Partial<Record<ClaimId, Claim>>): Record<ClaimId, Claim> {
  return { ...claims, ...values }
}

test('accepts a claim in trials with a registration, and rejects one without a reference', () => {
  const registration = { kind: 'registration', reference: 'NMRR ID-26-00000' } satisfies Evidence
  const pointsFor = (evidence: Evidence | null) =>
    claimPoints('trials', claimsWith({ hours: { status: 'inTrials', evidence } }))
      .filter(({ text }) => text.includes('Answers 24/7'))
      .map(({ isBlocker }) => isBlocker)
  expect(pointsFor(registration)).toEqual([])
  expect(pointsFor({ ...registration, reference: '' })).toEqual([true])
  expect(pointsFor(null)).toEqual([true])
})

test('names the tests that are evidence by their files', () => {
  const all: Claim[] = Object.values(claims)
  const files = all.flatMap(({ evidence }) =>
    evidence?.kind === 'test' ? [evidence.reference] : [],
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test.each(['trials', 'open'] as const)(
  'names each claim that the stage %s contradicts, and lets a claim in trials wait',
  (stage) => {
    const named = claimPoints(stage).filter(({ text }) => text.startsWith(`The stage is ${stage}`))
    const expected = claimsAgainst(stage).map((id) => ({
      isNamed: named.filter(({ text }) => text.includes(claimWords.claims[id])).length,
      isBlocker: named.some(
        ({ text, isBlocker }) => text.includes(claimWords.claims[id]) && isBlocker,
      ),
      id,
    }))
    expect(named).toHaveLength(expected.length)
    for (const { id, isNamed, isBlocker } of expected) {
      expect(isNamed, id).toBe(1)
      expect(isBlocker, id).toBe(statusOf(id) !== 'inTrials')
    }
  },
)

test('calls an empty sign-up address a blocker once the stage is open', () => {
  const asked = (values: Partial<Owner>) => {
    const points = pointsWith(values)
    return points.filter(({ text }) => text.includes('sign up.')).map(({ isBlocker }) => isBlocker)
  }
  expect(asked({ stage: 'trials', signUpUrl: '' })).toEqual([])
  expect(asked({ stage: 'open', signUpUrl: '' })).toEqual([true])
  expect(asked({ stage: 'open', signUpUrl: 'https://app.example.com' })).toEqual([])
})

test('asks nobody about the files of a language that is not published', () => {
  const points = pointsWith({ publishedLanguages: ['en', 'ms'] })
  expect(points.filter(({ place }) => /content\/(zh|ta)\//.test(place))).toEqual([])
  expect(points.filter(({ text }) => text.startsWith('Publish Malay'))).toEqual([])
  const inEnglish = pointsWith({ publishedLanguages: ['en'] })
  expect(inEnglish.some(({ text }) => text.startsWith('Publish Malay'))).toBe(true)
  const cleared = inEnglish.filter(({ place }) => place.includes('translation-reviews'))
  expect(cleared).toEqual([])
})

test('asks for a clinician on call until the operator has confirmed one', () => {
  const points = pointsWith({})
  expect(points.some(({ text }) => text.includes('on call'))).toBe(!owner.onCallConfirmedOn)
})

test('asks about the meaning of the name once the brand is another', () => {
  const places = (brand: string) =>
    pointsWith({ brand, publishedLanguages: ['en', 'ta'] })
      .filter(({ text }) => text.includes('“Hening”'))
      .map(({ place }) => place.replace(/:.*/, ''))
  expect(places('Hening')).toEqual([])
  expect(places('Tenang')).toEqual(
    ['en/home', 'en/about', 'ta/home', 'ta/about'].map((name) => `src/content/${name}.ts`),
  )
})

test('finds the sentence about the name’s meaning in its line', () => {
  const [point] = pointsWith({ brand: 'Tenang' }).filter(({ text }) => text.includes('“Hening”'))
  const [file = '', line] = point?.place.split(':') ?? []
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('still and clear')
})

test('asks for this year’s holidays that move, and names one that is not a day', () => {
  const textsWith = (holidays: string[]) =>
    holidayPoints(today, { ...office, holidays }).map(({ isBlocker, text }) => [isBlocker, text])
  const missing =
    'List the public holidays of 2026 that move, in supabase/functions/_shared/office-hours.ts.'
  expect(textsWith([])).toEqual([[false, missing]])
  expect(listPoints(launchPoints(new Date('1999-06-01')))).toContain(
    missing.replace('2026', '1999'),
  )
  expect(textsWith(['2027-02-06'])).toEqual([[false, missing]])
  expect(textsWith(['2026-02-17'])).toEqual([])
  expect(textsWith(['2026-02-17', '6 Feb 2027', '2027-13-01'])).toEqual([
    [true, '“6 Feb 2027” in office-hours.ts is not a day like 2027-02-06.'],
    [true, '“2027-13-01” in office-hours.ts is not a day like 2027-02-06.'],
  ])
})
