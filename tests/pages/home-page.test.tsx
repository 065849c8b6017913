import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { home } from '#content/home.ts'
import { ownersWords } from '#content/owners-words.ts'
import { publishedLanguages } from '#src/content/facts/company.ts'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { localizedPath } from '#src/languages.ts'
import { section, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'
import { renderSite } from '#tests/render-site.tsx'
import { floatsIn, stitchesIn } from '#tests/weave/stitches-in.ts'

afterEach(() => void vi.useRealTimers())

function showHome() {
  showPage('/')
  return within(screen.getByRole('main'))
}

test('names three highlights in the hero and leads to how it works', () => {
  const main = showHome()
  const hero = main.getByRole('heading', { level: 1 }).closest('section')
  for (const highlight of ['AI-powered therapy', 'Private and secure', 'Culturally sensitive']) {
    expect(main.getByText(highlight)).toBeVisible()
    expect(hero).toContainElement(main.getByText(highlight))
  }
  const conversation = main.getByRole('region', { name: /An example, not a real/ })
  const order = main.getByText('Culturally sensitive').compareDocumentPosition(conversation)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(main.getByRole('link', { name: 'See who can read it' })).toHaveAttribute(
    'href',
    '/safety#readers',
  )
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
})

test('disables the waitlist button, with the live signup beside it', () => {
  const main = showHome()
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
  expect(main.getAllByText('Email me at launch')).toHaveLength(2)
})

test('leads from the hero to help, and to partners, investors and the press', () => {
  const main = showHome()
  for (const [name, address] of [
    ['Need someone now?', '/for-users#open-today'],
    ['Worried about someone?', '/for-users#worried'],
    ['For counsellors, HR and clinics', '/for-partners'],
    ['For investors', '/for-investors'],
    ['For the press', '/research#press'],
  ] as const)
    expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
})

test('makes every claim of the specification', () => {
  showHome()
  for (const claim of [
    'available 24/7',
    'English, Malay, Mandarin or Tamil',
    'end-to-end encrypted',
    'Malaysian servers',
    'PDPA',
    'dual AI monitoring',
    'AI-driven, clinically validated digital therapeutic',
    'built-in crisis detection and escalation',
    'shortage of mental health professionals',
    'software as a medical device',
    'on mobile or web',
  ])
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(claim, 'i'))
})

test('shows three statistics, and links to at least three sources', () => {
  const main = showHome()
  for (const figure of ['29.2%', '1:100,000', 'RM200++']) {
    expect(main.getByText(figure)).toBeVisible()
  }
  expect(main.getByText('of adults struggle with mental health issues.')).toBeVisible()
  const sources = main
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/research#source-'))
  expect(sources.length).toBeGreaterThanOrEqual(3)
})

test('weaves 292 of 1,000 stitches in gold, one for each adult in a thousand', async () => {
  await renderSite('/')
  const main = within(screen.getByRole('main'))
  const drawings = main
    .getByText('29.2%')
    .closest('section')
    ?.querySelectorAll('svg[preserveAspectRatio]')
  const counts = [...(drawings ?? [])].map(stitchesIn)
  // One drawing for phones and one for wider windows; a gold stitch has seven wefts.
  expect(counts).toEqual([1000, 1000, 7 * 292, 7 * 292])
})

test('marks the hour in Kuala Lumpur among the 24 of the day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T07:20:00Z'), toFake: ['Date'] })
  await renderSite('/')
  const card = screen.getByRole('heading', { name: 'Available 24/7' }).closest('li')
  const storeys = [...(card?.querySelectorAll('svg[viewBox$=" 14"]') ?? [])].map(floatsIn)
  const hours = storeys.flatMap((floats) => {
    const line = floats.find(({ y, width }) => y === 13 && width === 9)
    const tips = floats.filter(({ y, width }) => y === 1 && width === 1)
    return tips.sort((one, other) => one.x - other.x).map(({ x }) => x - 4 === line?.x)
  })
  expect(hours).toHaveLength(24)
  expect(hours.flatMap((isMarked, hour) => (isMarked ? [hour] : []))).toEqual([15])
})

test('gives six reasons, and marks the planned one', () => {
  showHome()
  const why = section(/^Why Choose/)
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(why.queryAllByText('Planned')).toHaveLength(plannedAmong('encryption'))
  const encrypted = why.getByText(/End-to-end encrypted/).closest('li')
  expect(encrypted?.textContent.includes('Planned')).toBe(plannedAmong('encryption') === 1)
})

const versions = [
  ['ms', 'ms', ['ms', 'zh-Hans', 'en', 'ta']],
  ['zh', 'zh-Hans', ['zh-Hans', 'ms', 'en', 'ta']],
  ['ta', 'ta', ['ta', 'zh-Hans', 'en', 'ms']],
] as const

test.each(versions.filter(([id]) => publishedLanguages.includes(id)))(
  'puts the sentence of its own language first on /%s, with its conversation open',
  (id, own, order) => {
    showPage(localizedPath(id, '/'))
    const [hero] = screen.getByRole('main').querySelectorAll('section')
    const lines = [...(hero?.querySelectorAll('a[lang]') ?? [])]
    expect(lines.map((line) => line.getAttribute('lang'))).toEqual(order)
    expect(lines[0]).toHaveAttribute('aria-current', 'true')
    const said = [...(hero?.querySelectorAll('ol [lang]') ?? [])]
    expect(said.length).toBeGreaterThanOrEqual(4)
    expect(new Set(said.map((part) => part.getAttribute('lang')))).toEqual(new Set([own]))
  },
)

test('shows chat, audio and video without scripts, each line with its meaning', () => {
  showHome()
  const row = within(screen.getByRole('region', { name: 'Chat, audio or video' }))
  const lines = row.getAllByRole('listitem')
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(line.querySelectorAll('p')).toHaveLength(2)
  expect(row.getByText('Tired. But if I say so, it feels ungrateful.')).toBeVisible()
})

test('goes on in the chosen language in the drawn chat, and lets another be heard', async () => {
  await renderSite('/')
  const main = within(screen.getByRole('main'))
  const voices = within(main.getByRole('list', { name: home.voices.hint })).getAllByRole('link')
  for (const line of voices) {
    fireEvent.click(line)
    const row = within(screen.getByRole('region', { name: home.whyChoose.ways.title }))
    const turns = row.getAllByRole('listitem')
    // The first ones keep their room, but are not seen.
    const said = turns.filter((turn) => !turn.closest('.invisible'))
    expect(said).toHaveLength(4)
    for (const turn of said) expect(turn.querySelector(`[lang="${line.lang}"]`)).not.toBeNull()
    const heard = row.queryByText(/Penat. Tapi kalau/)
    expect(heard !== null && !heard.closest('.invisible')).toBe(line.lang !== 'ms')
  }
})

test('says what the name means once in the hero, with its mirror image in still water', () => {
  const meaning = showHome().getByText(ownersWords.nameMeaning)
  expect(meaning).toHaveAttribute('data-mirrored', ownersWords.nameMeaning)
})

test('says one sentence in four languages, with its meaning and a stripe of cloth for each letter', async () => {
  await renderSite('/')
  const why = section(/^Why Choose/)
  const spans = fourLanguages.map(({ text }) => why.getByText(text))
  expect(spans.map((span) => `${span.lang}: ${span.textContent}`)).toEqual([
    'en: Exam',
    'ms: dah dekat,',
    'zh-Hans: 压力很大,',
    'ta: தூக்கமே வரல',
    'ms: lah.',
  ])
  expect(spans[0]?.closest('p')).toHaveTextContent('Exam dah dekat, 压力很大, தூக்கமே வரல lah.')
  const card = why.getByRole('heading', { name: 'Four languages in one sentence' }).closest('li')
  expect(card).toHaveTextContent(home.whyChoose.languages.meaning)
  // 26 letters and 3 marks.
  expect(card?.querySelectorAll('svg path')).toHaveLength(29)
})

test('follows the register, not the stage, in what it says about validation, encryption and escalation', async () => {
  for (const [status, claims] of [
    [
      'planned',
      [
        /to become an AI-driven, clinically validated/,
        /^Will be encrypted/,
        /who to call\. Planned: a person takes over/,
      ],
    ],
    [
      'works',
      [
        /is an AI-driven, clinically validated/,
        /^Encrypted/,
        /who to call\. Then a person takes over/,
      ],
    ],
  ] as const) {
    vi.resetModules()
    vi.doMock('#src/content/facts/claims.ts', async (original) => ({
      ...(await original<object>()),
      allWork: () => status === 'works',
    }))
    const words = (await import('#content/home.ts')).home
    expect(words.whyChoose.regulated.text).toMatch(claims[0])
    expect(words.highlights.privacy.text).toMatch(claims[1])
    expect(words.whyChoose.crisis.text).toMatch(claims[2])
  }
})

afterEach(() => {
  vi.doUnmock('#src/content/facts/claims.ts')
  vi.resetModules()
})

test('leads from each sentence, with the name of its language, to its conversation', async () => {
  await renderSite('/')
  const main = within(screen.getByRole('main'))
  const voices = within(main.getByRole('list', { name: home.voices.hint }))
  const lines = voices.getAllByRole('link')
  expect(lines.map((line) => `${line.lang}: ${line.textContent}`)).toEqual([
    'zh-Hans: 晚上总是睡不好。, Mandarin',
    'en: I can’t switch off at night., English',
    'ms: Dah lama tak tidur lena., Malay',
    'ta: ராத்திரில தூக்கமே வரல., Tamil',
  ])
  expect(lines.map((line) => within(line).getByText(/^, /).lang)).toEqual(['en', 'en', 'en', 'en'])
  for (const line of lines) {
    fireEvent.click(line)
    const conversation = screen.getByRole('region', { name: /^An example, not a real/ })
    const target = line.getAttribute('href')?.split('#')[1] ?? ''
    expect(conversation).toContainElement(document.getElementById(target))
    // Four languages, four turns, and three links for those who come for their work.
    expect(within(conversation).getAllByRole('listitem')).toHaveLength(11)
    const links = within(conversation).getAllByRole('link')
    const shown = links.filter((link) => link.getAttribute('aria-current') === 'true')
    expect(shown.map((link) => link.getAttribute('href'))).toEqual([line.getAttribute('href')])
  }
})

test('leads from the call to action to the page for users and each audience', () => {
  const main = showHome()
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  for (const audience of ['Students and youth', 'Busy professionals', 'Everyday Malaysians']) {
    expect(main.getByRole('link', { name: audience })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/for-users#/),
    )
  }
})
