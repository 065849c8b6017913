import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { section, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'
import { renderSite } from '#tests/render-site.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'

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
  expect(main.getByRole('link', { name: 'See who can read what you say' })).toHaveAttribute(
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

test('leads from the hero to help, and to the pages for partners and investors', () => {
  const main = showHome()
  for (const [name, address] of [
    ['Need someone tonight? Talk to a person', '/for-users#open-today'],
    ['Worried about someone?', '/for-users#worried'],
    ['For your university, company or NGO', '/for-partners'],
    ['For investors', '/for-investors'],
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

test('gives six reasons, and marks the planned ones', () => {
  showHome()
  const why = section(/^Why Choose/)
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(why.queryAllByText('Planned')).toHaveLength(plannedAmong('encryption', 'device'))
  const encrypted = why.getByText(/End-to-end encrypted/).closest('li')
  expect(encrypted?.textContent.includes('Planned')).toBe(plannedAmong('encryption') === 1)
})

test('leads from each sentence, with the name of its language, to its conversation', async () => {
  await renderSite('/')
  const main = within(screen.getByRole('main'))
  const voices = within(main.getByRole('list', { name: 'Choose a sentence and read on.' }))
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
    expect(conversation.id).toBe(line.getAttribute('href')?.split('#')[1])
    expect(within(conversation).getAllByRole('listitem')).toHaveLength(4)
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
