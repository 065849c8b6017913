import { expect, test } from 'vitest'
import { fromCsv, toCsv } from '../../deploy/csv.ts'
import {
  accept,
  countLine,
  standings,
  unfinishedWords,
  type Reviews,
} from '../../deploy/translations/review.ts'
import { sentencesOf } from '../../deploy/translations/sentences.ts'

const english = sentencesOf({
  home: { title: 'Welcome', brand: 'Hening' },
  safety: { call: 'Call now', hours: (from: number, to: number) => `${from} to ${to}` },
})
const malay = sentencesOf({
  home: { title: 'Selamat datang', brand: 'Hening' },
  safety: { call: 'Telefon sekarang', hours: (from: number, to: number) => `${from} hingga ${to}` },
})

function accepted(state: 'draft' | 'checked' | 'cleared', below = 'all'): Reviews {
  const reading = { state, who: 'Nur Aisyah', on: '2026-12-04' }
  return accept(standings(english, malay, {}), {}, below, reading)
}

function statesOf(reviews: Reviews, { from = english, to = malay } = {}): Record<string, string> {
  return Object.fromEntries(standings(from, to, reviews).map(({ place, state }) => [place, state]))
}

test('a sentence that nobody has recorded is stale; a name that is the same needs no record', () => {
  expect(statesOf({})).toEqual({
    'home.title': 'stale',
    'safety.call': 'stale',
    'safety.hours': 'stale',
  })
})

test('a changed English sentence makes its translation stale, and only that one', () => {
  const changed = sentencesOf({
    home: { title: 'Welcome back', brand: 'Hening' },
    safety: { call: 'Call now', hours: (from: number, to: number) => `${from} until ${to}` },
  })
  expect(statesOf(accepted('cleared'), { from: changed })).toEqual({
    'home.title': 'stale',
    'safety.call': 'cleared',
    'safety.hours': 'stale',
  })
})

test('a translation changed after somebody read it is a draft again', () => {
  const changed = sentencesOf({ home: { title: 'Selamat datang' }, safety: { call: 'Hubungi' } })
  expect(statesOf(accepted('checked'), { to: changed })).toEqual({
    'home.title': 'checked',
    'safety.call': 'draft',
  })
})

test('what was read is recorded for the module alone, with who and when', () => {
  const reviews = accepted('checked', 'home')
  expect(reviews).toEqual({
    'home.title': {
      source: expect.stringMatching(/^[\da-f]{8}$/),
      text: expect.stringMatching(/^[\da-f]{8}$/),
      state: 'checked',
      reviewedBy: 'Nur Aisyah',
      on: '2026-12-04',
    },
  })
  expect(() => accepted('checked', 'hom')).toThrow('No sentence at hom')
})

test('only a draft is recorded without a name', () => {
  const list = standings(english, malay, {})
  const on = '2026-12-04'
  expect(accept(list, {}, 'home', { state: 'draft', on })['home.title']).toEqual({
    source: expect.any(String),
    state: 'draft',
  })
  expect(() => accept(list, {}, 'home', { state: 'cleared', on })).toThrow('Who has read it?')
})

test('a release is refused what is stale, and crisis, safety and law that nobody has cleared', () => {
  const refused = (reviews: Reviews) => unfinishedWords('ms', standings(english, malay, reviews))
  expect(refused(accepted('cleared'))).toEqual([])
  expect(refused(accepted('checked'))).toEqual(['ms, not cleared: safety 2'])
  expect(refused({})).toEqual(['ms, English changed since: home 1, safety 2'])
  expect(countLine('ms', standings(english, malay, accepted('draft', 'safety')))).toBe(
    'ms: 3 sentences; 1 stale, 2 draft, 0 checked, 0 cleared',
  )
})

test('a table comes back from a spreadsheet as it went, with semicolons too', () => {
  const rows = [
    ['place', 'English', 'ms'],
    ['home.title', 'Say “hi”, "you";\nor not', ''],
  ]
  expect(fromCsv(toCsv(rows))).toEqual(rows)
  expect(fromCsv('place;English;ms\r\nhome.title;Welcome, you;Selamat datang\r\n')).toEqual([
    ['place', 'English', 'ms'],
    ['home.title', 'Welcome, you', 'Selamat datang'],
  ])
})
