import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forUsers } from '#content/for-users.ts'
import { audienceVoices } from '#src/content/quoted/lines.ts'
import { firstWords } from '#src/content/quoted/worried.ts'
import { type HelplineId, helplines, malaysianLines } from '#src/content/helplines.ts'
import { situations } from '#src/content/situations.ts'
import { isOpen } from '#src/layout/clock.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'
import { stitchesIn } from '../weave/stitches-in.ts'

function headingsIn(section: HTMLElement): (string | null)[] {
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
}

test('the page for users names its three audiences, each with a sentence in its own language', async () => {
  await renderSite('/for-users')
  const audiences = sectionOf(forUsers.audiences.title)
  expect(headingsIn(audiences)).toEqual([
    'Students and youth',
    'Busy professionals',
    'Everyday Malaysians',
  ])
  for (const voice of Object.values(audienceVoices)) {
    expect(within(audiences).getByText(voice.text)).toHaveAttribute('lang', voice.lang)
  }
})

const rowsOfHero = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('a[href^="tel:"]'))
    .slice(0, malaysianLines.length)

test('the page opens with the numbers, 999 first, each with the hours of its day drawn', async () => {
  await renderSite('/for-users')
  const rows = rowsOfHero()
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    'tel:999',
    'tel:+60376272929',
    'tel:15999',
    'tel:15555',
  ])
  expect(rows.map((row) => stitchesIn(row))).toEqual([24, 24, 24, 16])
})

test('how many answer at 3 a.m. is counted from their hours', async () => {
  await renderSite('/for-users')
  const answering = malaysianLines.filter((id) => isOpen(helplines[id].hours, 3 * 60))
  expect(answering).toHaveLength(3)
  expect(screen.getByText('At 3 a.m., three of these four answer.')).toBeVisible()
})

test('the hero says what time it is in Kuala Lumpur, once scripts know', async () => {
  await renderSite('/for-users')
  const now = screen.getByText('Now in Kuala Lumpur:')
  expect(now).toHaveTextContent(/: \d\d:\d\d$/)
  expect(now).not.toHaveClass('invisible')
})

test('each voice stands on the hour of its day: one at night, eight, eleven at night', async () => {
  await renderSite('/for-users')
  const audiences = sectionOf(forUsers.audiences.title)
  const bands = within(audiences).getAllByRole('listitem')
  expect(bands.map((band) => /\d+:00$/.exec(band.textContent)?.[0])).toEqual([
    '1:00',
    '8:00',
    '23:00',
  ])
})

test('four benefits each say how far along they are', async () => {
  await renderSite('/for-users')
  const benefits = sectionOf(forUsers.benefits.title)
  expect(headingsIn(benefits)).toHaveLength(4)
  expect(within(benefits).getAllByText(/^(In research trials|Planned)$/)).toHaveLength(4)
})

test('it says what it will not do, and whom to call in danger', async () => {
  await renderSite('/for-users')
  const limits = sectionOf(forUsers.limits.title)
  expect(within(limits).getAllByRole('listitem')).toHaveLength(4)
  expect(
    within(limits).getByText(/call 999\. Befrienders answer day and night: 03-7627 2929/),
  ).toBeVisible()
})

test('Learn How It Works leads to the steps, and the waitlist button is disabled', async () => {
  await renderSite('/for-users')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})

test('the page for users has one first heading and then its sections', async () => {
  await renderSite('/for-users')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Where to get help',
    'Worried about\u00a0someone?',
    forUsers.audiences.title,
    forUsers.benefits.title,
    forUsers.limits.title,
    'Print a card with the numbers',
  ])
})

test('where to get help: seven situations, those in danger open from the start', async () => {
  await renderSite('/for-users')
  const help = sectionOf('Where to get help')
  expect(headingsIn(help)).toEqual([
    'I may act on it, or someone is hurt',
    'I’m thinking of ending my life',
    'I want to talk tonight',
    'I can’t speak right now',
    'I want treatment',
    'I am a student',
    'Someone is hurting me',
  ])
  const open = [...help.querySelectorAll('details')].map((details) => details.open)
  expect(open).toEqual([true, true, false, false, false, false, false])
  expect(help.querySelectorAll('input, select, textarea, button')).toHaveLength(0)
})

/** These are the numbers of a situation, in their order. */
function numbersOf(situation: string): (string | null)[] {
  const details = screen.getByText(situation).closest('details')
  return [...(details?.querySelectorAll('a[href^="tel:"]') ?? [])].map((link) =>
    link.getAttribute('href'),
  )
}

test('danger leads to 999; thoughts of suicide lead to people who listen', async () => {
  await renderSite('/for-users')
  expect(numbersOf('I may act on it, or someone is hurt')).toEqual(['tel:999'])
  expect(numbersOf('I’m thinking of ending my life')).toEqual(['tel:+60376272929', 'tel:15555'])
})

test('in every situation 999 comes first, and a line that closes comes last', () => {
  for (const { call = [] } of Object.values(situations)) {
    const place = (id: HelplineId) => (id === 'emergency' ? 0 : helplines[id].hours ? 2 : 1)
    expect(call).toEqual(call.toSorted((a, b) => place(a) - place(b)))
  }
})

test('somebody who cannot speak finds mail, WhatsApp and the app, and no silent call', async () => {
  await renderSite('/for-users')
  const silence = screen.getByText('I can’t speak right now').closest('details')
  const links = [...(silence?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:sam@befrienders.org.my', 'https://wa.me/60192615999'])
  expect(silence).toHaveTextContent(/SaveME999.*Register before you need it/)
  expect(silence).toHaveTextContent('A silent call to 999 may not bring help.')
})

test('worried about someone: six things to do, listening first, and 999 at their end', async () => {
  await renderSite('/for-users')
  const worried = sectionOf('Worried about\u00a0someone?')
  expect(headingsIn(worried)).toEqual([
    'Listen',
    'Ask directly',
    'Stay',
    'Put dangerous things away',
    'Call together',
    'Look after yourself',
    'When it is urgent',
  ])
  expect(within(worried).getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
})

test('the first words are there in four languages; the page’s own is chosen', async () => {
  await renderSite('/for-users')
  const worried = within(sectionOf('Worried about\u00a0someone?'))
  const choices = worried.getAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'English',
    'Bahasa Melayu',
    '华语',
    'தமிழ்',
  ])
  expect(worried.getByRole('radio', { name: 'English' })).toBeChecked()
  for (const [id, { begin, ask }] of Object.entries(firstWords)) {
    const tag = id === 'zh' ? 'zh-Hans' : id
    expect(worried.getByText(begin)).toHaveAttribute('lang', tag)
    expect(worried.getByText(ask)).toHaveAttribute('lang', tag)
  }
})

test('the pocket card has every number in four languages, and the day', async () => {
  await renderSite('/for-users')
  const card = document.querySelector<HTMLElement>('#pocket-card')
  expect(card?.querySelectorAll('div[lang]')).toHaveLength(4)
  for (const panel of card?.querySelectorAll('div[lang]') ?? []) {
    for (const phone of ['999', '03-7627 2929', '15999', '15555', '8:00–24:00']) {
      expect(panel).toHaveTextContent(phone)
    }
    expect(panel).toHaveTextContent(new Date().getFullYear().toString())
  }
})
