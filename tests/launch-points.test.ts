import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  type Actor,
  awaitingSignOff,
  type SignOff,
} from '#src/content/reviews/awaiting-sign-off.ts'
import { claimWords } from '#content/claims.ts'
import { helpSources, openCare } from '#src/content/facts/help-sources.ts'
import { helplines } from '#src/content/facts/helplines.ts'
import { sources, type Source } from '#src/content/facts/statistics.ts'
import { owner, type Owner, type OwnersWords } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import type { LanguageId } from '#src/languages.ts'
import {
  type Claim,
  type ClaimId,
  claims,
  claimsAgainst,
  type Evidence,
  statusOf,
} from '#src/content/facts/claims.ts'
import { office } from '../supabase/functions/_shared/office-hours.ts'
import {
  claimPoints,
  helplinePoints,
  holidayPoints,
  launchPoints,
  ownStudyPoints,
  signOffs,
  sourcePoints,
} from '../vite/launch-points.ts'
import { ownersWords, samplePoints } from '../vite/owner-checks.ts'
import { groupPoints, listPoints, pointAt, type Point } from '../vite/points.ts'

const today = new Date('2026-06-01')

function pointsWith(values: Partial<Owner>): Point[] {
  return launchPoints(today, { ...owner, ...values })
}

function pointFor(by: Actor, isBlocker: boolean, text: string): Point {
  return { by, isBlocker, text, place: `src/content/${by}.ts:1` }
}

test('puts what could hurt somebody first, and advice last', () => {
  const points: Point[] = [
    { ...pointFor('lawyer', true, 'Believe.'), harm: 'trust' },
    { ...pointFor('lawyer', false, 'Call.'), harm: 'danger' },
    pointFor('lawyer', true, 'Replace.'),
    { ...pointFor('lawyer', true, 'Save.'), harm: 'danger' },
  ]
  const [sheet] = groupPoints(points)
  expect(sheet?.points.map(({ text }) => text)).toEqual(['Save.', 'Believe.', 'Replace.', 'Call.'])
})

test('groups the points by who has to act, blockers before advice', () => {
  const points = [
    pointFor('ta', true, 'Read it.'),
    pointFor('owner', false, 'Name a contact.'),
    pointFor('clinician', true, 'Sign it.'),
    pointFor('owner', true, 'Decide the age.'),
  ]
  expect(groupPoints(points).map(({ actor }) => actor)).toEqual(['clinician', 'ta', 'owner'])
  expect(listPoints(points)).toBe(`Clinician: 1 blocker
  - Sign it. (src/content/clinician.ts:1)

Reader of Tamil: 1 blocker
  - Read it. (src/content/ta.ts:1)

Owner: 1 blocker, 1 that can wait
  - Decide the age. (src/content/owner.ts:1)
  - Advice: Name a contact. (src/content/owner.ts:1)`)
})

test('finds in its file the text that each sign-off names', () => {
  const lost = awaitingSignOff.flatMap(({ by, file, at }) =>
    by.filter((actor) => {
      const source = readFileSync(`src/content/${file.replace('*', actor)}`, 'utf8')
      return !source.includes(at.replace('*', actor))
    }),
  )
  expect(lost).toEqual([])
})

test.each(['owner', 'clinician', 'lawyer', 'operator', 'en', 'ms', 'zh', 'ta'] as const)(
  'takes a point off the sheet of “%s” once it is signed, and off nobody else’s',
  (actor) => {
    const others: Actor[] = actor === 'lawyer' ? ['owner'] : ['lawyer']
    const entry: SignOff = {
      by: [actor, ...others],
      text: 'Sign it.',
      harm: 'law',
      file: 'en/terms.ts',
      at: 'terms',
      on: () => ({}),
    }
    const askedWith = (signed: SignOff['signed']) =>
      signOffs(owner, ownersWords, [{ ...entry, ...(signed && { signed }) }]).map(({ by }) => by)
    expect(askedWith({})).toEqual([actor, ...others])
    expect(askedWith({ [actor]: 'A. Reader, 2027-01-15' })).toEqual(others)
  },
)

test('gives each point one sentence and its place, and no point twice', () => {
  const points = pointsWith({})
  for (const { text, place } of points) {
    expect(text).toMatch(/^\S.*\.$/)
    expect(place).toMatch(/^src\/content\/[\w/-]+\.ts:\d+$/)
  }
  const lines = points.map(({ by, text, place }) => by + text + place)
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

/** Returns whether the point that names a claim blocks, for each such point. */
function namedAgainst(stage: Owner['stage'], id: ClaimId): boolean[] {
  return claimPoints(stage)
    .filter(({ text }) => text.startsWith(`The stage is ${stage}`))
    .filter(({ text }) => text.includes(`“${claimWords.claims[id]}”`))
    .map(({ isBlocker }) => isBlocker)
}

/** Their sentences are in the future, or have a mark, until they are there. */
const mayFollow: ClaimId[] = ['clinicians', 'totals', 'outcomes', 'device', 'region']

test.each(keysOf(claims))('blocks an open site whose words need “%s”, which is not there', (id) => {
  const isMissing = statusOf(id) !== 'works' && !mayFollow.includes(id)
  expect(namedAgainst('open', id)).toEqual(isMissing ? [true] : [])
  expect(claimsAgainst('open').includes(id)).toBe(isMissing)
})

test('blocks trials that are said to be open', () => {
  const isOpenInRegister = statusOf('launch') === 'works'
  expect(claimsAgainst('trials')).toEqual(isOpenInRegister ? ['launch'] : [])
  for (const id of keysOf(claims))
    expect(namedAgainst('trials', id)).toEqual(isOpenInRegister && id === 'launch' ? [true] : [])
})

test('calls an empty sign-up address a blocker once the stage is open', () => {
  const asked = (values: Partial<Owner>) => {
    const points = pointsWith(values)
    return points
      .filter(({ text }) => text.startsWith('Say where people sign up'))
      .map(({ isBlocker }) => isBlocker)
  }
  expect(asked({ stage: 'trials', signUpUrl: '' })).toEqual([])
  expect(asked({ stage: 'open', signUpUrl: '' })).toEqual([true])
  expect(asked({ stage: 'open', signUpUrl: 'https://app.example.com' })).toEqual([])
})

test('asks nobody about the files of a language that is not published', () => {
  const points = pointsWith({ publishedLanguages: ['en', 'ms'] })
  expect(points.filter(({ place }) => /content\/(zh|ta)\//.test(place))).toEqual([])
  const pages = points.flatMap(({ excerpts = [] }) => excerpts)
  expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['en', 'ms']))
  expect(points.filter(({ text }) => text.startsWith('Publish Malay'))).toEqual([])
  const inEnglish = pointsWith({ publishedLanguages: ['en'] })
  expect(inEnglish.some(({ text }) => text.startsWith('Publish Malay'))).toBe(true)
})

test('asks for a clinician on call until the operator has confirmed one, and only while trials run', () => {
  const asked = (onCallConfirmedOn: string, stage: Owner['stage'] = 'trials') =>
    pointsWith({ onCallConfirmedOn, stage })
      .filter(({ text }) => text.includes('on call'))
      .map(({ by, isBlocker }) => [by, isBlocker])
  expect(asked('')).toEqual([['operator', true]])
  expect(asked('2027-03-01')).toEqual([])
  expect(asked('', 'open')).toEqual([])
})

test('blocks an address at which no site can be', () => {
  const asked = (siteOrigin: string) =>
    pointsWith({ siteOrigin })
      .filter(({ text }) => text.includes('nobody’s address'))
      .map(({ isBlocker }) => isBlocker)
  expect(asked('https://example.com')).toEqual([true])
  expect(asked('https://tenang.example.com')).toEqual([true])
  expect(asked('https://www.tenang-example.com')).toEqual([])
})

test('asks about drawn portraits until each person has a photo', () => {
  const asked = (...photos: string[]) => {
    const team = photos.map((photo) => ({ name: 'A', photo, link: '' }))
    return pointsWith({ team }).some(({ text }) => text.includes('drawn portraits'))
  }
  expect(asked('a.jpg', 'portrait-1.svg')).toBe(true)
  expect(asked('a.jpg')).toBe(false)
})

test('asks a reader of Malay what the name means only while pages say it', () => {
  const asked = (nameMeaning: string) =>
    launchPoints(today, { ...owner, brand: 'Tenang' }, wordsWith({ nameMeaning })).some(
      ({ by, text }) => by === 'ms' && text.startsWith('Check that the name means'),
    )
  expect(asked('Tenang bermaksud tenteram.')).toBe(true)
  expect(asked('Hening bermaksud sunyi.')).toBe(false)
  expect(asked('')).toBe(false)
})

test('asks about the name of the waitlist only while people can join it', () => {
  const asked = (stage: Owner['stage']) =>
    pointsWith({ stage }).some(({ text }) => text.includes('link to the waitlist'))
  expect(asked('trials')).toBe(true)
  expect(asked('open')).toBe(false)
})

test('asks about prices of care until the source is newer than 90 days', () => {
  const asked = (now: Date) =>
    launchPoints(now).filter(({ text }) => text.startsWith('Ask about the prices')).length
  const oldest = keysOf(openCare).map((id) => Date.parse(helpSources[id][0].said))
  expect(asked(new Date(Math.min(...oldest)))).toBe(0)
  expect(asked(new Date('2099-01-01'))).toBe(oldest.length)
})

test('asks to compare figures with a source until somebody has', () => {
  const asked = (comparedOn: string | null, marketSource: string) => {
    const market: Source = { year: 2026, comparedOn }
    const compared = { year: 2026, comparedOn: '2027-01-01' }
    const all = Object.fromEntries(keysOf(sources).map((id) => [id, compared]))
    return sourcePoints(marketSource, { ...sources, ...all, estimate: market }).length
  }
  expect(asked(null, 'A Source, 2026')).toBe(1)
  expect(asked('2027-01-01', 'A Source, 2026')).toBe(0)
  expect(asked(null, '')).toBe(0)
})

test('asks for a study of our own once the product is said to be validated, until there is one', () => {
  expect(ownStudyPoints(true, 0).map(({ isBlocker }) => isBlocker)).toEqual([true])
  expect(ownStudyPoints(true, 1)).toEqual([])
  expect(ownStudyPoints(false, 0)).toEqual([])
})

test('clears each sample that the owner replaces', () => {
  const source = readFileSync('src/content/owner.ts', 'utf8')
  const sampled = source.replace(/brand: .*/, "brand: sample('Hening'),")
  const textOf = (code: string) => samplePoints(code).map(({ text }) => text)
  const replaced = sampled.replace("sample('Hening')", "'Tenang'")
  expect(textOf(sampled)).toContain('Replace the sample for “brand”.')
  expect(textOf(replaced)).not.toContain('Replace the sample for “brand”.')
})

/** Words of the owner in all languages. */
function wordsWith(values: Partial<OwnersWords>): typeof ownersWords {
  const own = (id: LanguageId) => ({ ...ownersWords[id], ...values })
  return { en: own('en'), ms: own('ms'), zh: own('zh'), ta: own('ta') }
}

test('asks what the name means while the sentence is about another, and no longer once it is gone or right', () => {
  const asked = (brand: string, nameMeaning: string) =>
    launchPoints(
      today,
      { ...owner, brand, publishedLanguages: ['en', 'ta'] },
      wordsWith({ nameMeaning }),
    )
      .filter(({ text }) => text.includes('is about another name'))
      .map(({ isBlocker, place }) => [isBlocker, place.replace(/:.*/, '')])
  expect(asked('Tenang', 'Hening is Malay for still.')).toEqual([
    [true, 'src/content/en/owners-words.ts'],
    [true, 'src/content/ta/owners-words.ts'],
  ])
  expect(asked('Tenang', 'Tenang is Malay for calm.')).toEqual([])
  expect(asked('Tenang', '')).toEqual([])
})

const decided = {
  signUpUrl: 'https://app.example.com',
  plans: [{ name: 'One', price: 'RM 29 a month' }],
  minimumAge: 16,
  sessionReaders: 'withConsent',
  backupDays: 7,
  marketSource: 'A Source, 2026',
} satisfies Partial<Owner>

const words = {
  takeOver: { who: 'A nurse', hours: 'day and night' },
  whomWeTell: 'We tell nobody.',
  sessionReaders: { who: 'Two psychologists', howMuch: 'one in a hundred', whatFor: 'to learn' },
  parentsSee: 'A parent sees dates.',
} satisfies Partial<OwnersWords>

const noWords = {
  takeOver: { who: '', hours: '' },
  whomWeTell: '',
  sessionReaders: { who: '', howMuch: '', whatFor: '' },
  parentsSee: '',
} satisfies typeof words

test.each(keysOf(decided))(
  'blocks an open site without “%s”, and says where it stands',
  (value) => {
    const empty = { plans: [], minimumAge: 0, backupDays: 0 }
    const without = {
      ...owner,
      ...decided,
      stage: 'open' as const,
      [value]: Object.hasOwn(empty, value) ? 0 : '',
    }
    const asked = (values: Owner) =>
      launchPoints(today, values)
        .filter(({ place }) => place === pointAt('owner', true, '', 'owner.ts', `${value}:`).place)
        .filter(({ text }) => / for |leads/.test(text))
        .map(({ isBlocker }) => isBlocker)
    expect(asked({ ...without, ...(value === 'plans' && { plans: [] }) })).toEqual([true])
    expect(asked({ ...owner, ...decided, stage: 'open' })).toEqual([])
  },
)

test.each(keysOf(words))(
  'blocks a site without the owner’s words for “%s” in a language',
  (value) => {
    const all = {
      ...owner,
      plans: [],
      team: [],
      publishedLanguages: ['en', 'ms', 'zh', 'ta'],
    } satisfies Owner
    const texts = (own: typeof ownersWords) =>
      launchPoints(today, all, own)
        .filter(({ place, isBlocker }) => isBlocker && place.includes('owners-words.ts'))
        .map(({ text }) => text)
    const filled = wordsWith({ ...words, nameMeaning: '' })
    expect(texts(filled)).toEqual([])
    const [missing, ...others] = texts({
      ...filled,
      ta: { ...filled.ta, [value]: noWords[value] },
    })
    expect(missing).toMatch(/ for (“.+” in |“.+” on )?\/\S+\. Missing: ta\.$/)
    expect(others).toEqual([])
  },
)

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
