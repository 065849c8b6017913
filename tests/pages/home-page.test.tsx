import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

async function showHome() {
  await renderSite('/')
  return within(screen.getByRole('main'))
}

test('the headings of the home page stand in order', async () => {
  const main = await showHome()
  expect(main.getAllByRole('heading').map((heading) => heading.tagName)).toEqual([
    'H1',
    'H2',
    'H2',
    ...Array.from({ length: 6 }, () => 'H3'),
    'H2',
  ])
})

test('the hero names its three highlights and leads to how it works', async () => {
  const main = await showHome()
  for (const highlight of ['AI-powered therapy', 'Private and secure', 'Culturally sensitive']) {
    expect(main.getByText(highlight)).toBeVisible()
  }
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
})

test('the waitlist button is disabled, says so and says where to leave an email', async () => {
  const main = await showHome()
  const join = main.getByRole('button', { name: 'Join Waitlist' })
  expect(join).toBeDisabled()
  // Readers say it once: the reason and the email field are next.
  expect(join).toHaveAccessibleDescription('Not open yet')
  const reason = main.getByText(/^You can’t use Hening yet/)
  expect(join).toAppearBefore(reason)
  expect(within(reason).getByRole('button', { name: 'Leave your email' })).toBeVisible()
})

test('the three statistics stand with their sources', async () => {
  const main = await showHome()
  for (const figure of ['29.2%', '1:100,000', 'RM200++']) {
    expect(main.getByText(figure)).toBeVisible()
  }
  expect(main.getAllByRole('link', { name: /^Source \d/ })).toHaveLength(5)
  expect(main.getByText(/of adults struggle with mental health issues/)).toBeVisible()
})

test('six cards say why, each with how far along it is', async () => {
  await showHome()
  const why = within(sectionOf(/^Why Choose/))
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(why.getAllByText(/^(Works today|In research trials|Planned)$/)).toHaveLength(6)
})

test('each voice of the picture says in the page’s language which one it is in', async () => {
  const main = await showHome()
  const voices = main.getByRole('group', { name: /Four people/ })
  const lines = [...voices.querySelectorAll<HTMLElement>('summary[lang]')]
  expect(lines.map((line) => `${line.lang}: ${line.textContent}`)).toEqual([
    'zh-Hans: Mandarin: 晚上总是睡不好。',
    'en: English: I can’t switch off at night.',
    'ms: Malay: Dah lama tak tidur lena.',
    'ta: Tamil: ராத்திரில தூக்கமே வரல.',
  ])
  expect(lines.map((line) => within(line).getByText(/:$/).lang)).toEqual(['en', 'en', 'en', 'en'])
})

test('Learn More leads to the page for users', async () => {
  const main = await showHome()
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
})

test('a voice in the hero holds the beginning of its talk and leads to all of it', async () => {
  const main = await showHome()
  const links = await main.findAllByText(/^Read how this talk goes on/)
  expect(links.map((link) => link.textContent)).toEqual([
    'Read how this talk goes on (Mandarin)',
    'Read how this talk goes on (English)',
    'Read how this talk goes on (Malay)',
    'Read how this talk goes on (Tamil)',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/how-it-works#voice-zh',
    '/how-it-works#voice-en',
    '/how-it-works#voice-ms',
    '/how-it-works#voice-ta',
  ])
  for (const talk of links.map((link) => link.closest('details'))) {
    expect(talk).toHaveTextContent('An example, not a real conversation.')
    expect(talk?.querySelectorAll('li')).toHaveLength(3)
  }
})

test('the fifth talk says what it is about, stops, and ends in numbers, one open all night', async () => {
  const main = await showHome()
  const stop = await main.findByText('Here the talk stops.')
  const talk = stop.closest('details')
  expect(talk?.querySelector('summary')).toHaveTextContent('someone thinks of ending their life')
  const numbers = [...(talk?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(numbers).toEqual(['tel:999', 'tel:+60376272929', 'tel:15555'])
})

test('one voice speaks at a time, and nowhere can one answer', async () => {
  const main = await showHome()
  const voices = main.getByRole('group', { name: /Four people/ })
  const names = [...voices.querySelectorAll('details')].map((talk) => talk.getAttribute('name'))
  expect(names).toEqual(Array.from({ length: 5 }, () => 'voice'))
  expect(within(voices).queryByRole('textbox')).toBeNull()
})

test('each audience leads to its band on the page for users; worry and partners have doors', async () => {
  await showHome()
  const audiences = within(sectionOf('Who it is for'))
  expect(audiences.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/for-users#students',
    '/for-users#professionals',
    '/for-users#everyone',
    '/for-users',
    '/for-users#worried',
    '/for-partners',
  ])
})
