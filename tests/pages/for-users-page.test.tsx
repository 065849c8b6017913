import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forUsers } from '#content/for-users.ts'
import { audienceVoices } from '#src/content/quoted/for-users.ts'
import { renderSite } from '#tests/render-site.tsx'

function headingsIn(section: HTMLElement): (string | null)[] {
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
}

test('the page for users names its three audiences, each with a sentence in its own language', async () => {
  await renderSite('/for-users')
  const audiences = screen.getByRole('region', { name: forUsers.audiences.title })
  expect(headingsIn(audiences)).toEqual([
    'Students and youth',
    'Busy professionals',
    'Everyday Malaysians',
  ])
  for (const voice of Object.values(audienceVoices)) {
    expect(within(audiences).getByText(voice.text)).toHaveAttribute('lang', voice.lang)
  }
})

test('the hero says what time it is in Kuala Lumpur, once scripts know', async () => {
  await renderSite('/for-users')
  const now = screen.getByText('Now in Kuala Lumpur:')
  expect(now).toHaveTextContent(/: \d\d:\d\d$/)
  expect(now).not.toHaveClass('invisible')
})

test('each voice stands on the hour of its day: one at night, eight, eleven at night', async () => {
  await renderSite('/for-users')
  const audiences = screen.getByRole('region', { name: forUsers.audiences.title })
  const bands = within(audiences).getAllByRole('listitem')
  const grown = bands.map((band) => band.querySelector('svg text')?.textContent)
  expect(grown).toEqual(['1', '8', '23'])
})

test('four benefits each say how far along they are', async () => {
  await renderSite('/for-users')
  const benefits = screen.getByRole('region', { name: forUsers.benefits.title })
  expect(headingsIn(benefits)).toHaveLength(4)
  expect(within(benefits).getAllByText(/^(In research trials|Planned)$/)).toHaveLength(4)
})

test('it says what it will not do, and whom to call in danger', async () => {
  await renderSite('/for-users')
  const limits = screen.getByRole('region', { name: forUsers.limits.title })
  expect(within(limits).getAllByRole('listitem')).toHaveLength(3)
  expect(within(limits).getByText(/call 999/)).toBeVisible()
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
    'Need to talk to a person now?',
    'Help that is open today',
    'Worried about\u00a0someone?',
    'Kad poket',
    forUsers.audiences.title,
    forUsers.benefits.title,
    forUsers.limits.title,
  ])
})

test('help that is open today: six situations, each with where to go, cost, hours and source', async () => {
  await renderSite('/for-users')
  const open = screen.getByRole('region', { name: 'Help that is open today' })
  expect(headingsIn(open)).toEqual([
    'Someone is in danger',
    'I want to talk tonight',
    'I can’t speak right now',
    'I want treatment',
    'I am a student',
    'Someone hurts me',
  ])
  const rows = within(open)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'))
  for (const row of rows) {
    for (const term of ['Cost', 'Hours', 'Source']) expect(row).toHaveTextContent(term)
  }
  const inputs = open.querySelectorAll('input, select, textarea, button')
  expect(inputs, 'nothing is asked').toHaveLength(0)
})

test('somebody who cannot speak finds a mailbox and WhatsApp', async () => {
  await renderSite('/for-users')
  const open = within(screen.getByRole('region', { name: 'Help that is open today' }))
  const [mail] = open.getAllByRole('link', { name: 'sam@befrienders.org.my' })
  expect(mail).toHaveAttribute('href', 'mailto:sam@befrienders.org.my')
  const [chat] = open.getAllByRole('link', { name: '019-261 5999' })
  expect(chat).toHaveAttribute('href', 'https://wa.me/60192615999')
})

test('worried about someone: six actions, words in four languages, and who has not signed it', async () => {
  await renderSite('/for-users')
  const worried = screen.getByRole('region', { name: 'Worried about\u00a0someone?' })
  expect(headingsIn(worried).slice(0, 6)).toEqual([
    'Ask directly',
    'Listen',
    'Stay',
    'Move means out of reach',
    'Call together',
    'Look after yourself',
  ])
  for (const lang of ['en', 'ms', 'zh-Hans', 'ta']) {
    expect(worried.querySelectorAll(`li[lang="${lang}"]`)).toHaveLength(1)
  }
  expect(within(worried).getByText(/waits for a clinician to sign it/)).toBeVisible()
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
