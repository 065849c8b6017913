import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BRAND } from '#src/content/facts.ts'
import { section, showSite } from '#tests/render-site.tsx'

async function showHome() {
  await showSite('/')
  return within(screen.getByRole('main'))
}

test('names three highlights in the hero and leads to how it works', async () => {
  const main = await showHome()
  for (const highlight of ['AI-powered therapy', 'Private and secure', 'Culturally sensitive']) {
    expect(main.getByText(highlight)).toBeVisible()
  }
  expect(main.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
})

test('disables the waitlist button and offers the signup of the footer', async () => {
  const main = await showHome()
  const join = main.getByRole('button', { name: 'Join Waitlist' })
  expect(join).toBeDisabled()
  expect(join).toHaveAccessibleDescription(`${BRAND.name} isn’t open yet. Join the list by email.`)
  expect(main.getByText('Email me when it opens')).toHaveAttribute('href', '#waitlist')
})

test('makes every claim of the specification', async () => {
  await showHome()
  for (const claim of [
    'available 24/7',
    'English, Malay, Mandarin and Tamil',
    'end-to-end encrypted',
    'Malaysian servers',
    'PDPA',
    'dual AI monitoring',
    'built-in crisis detection and escalation',
    'shortage of mental health professionals',
    'software as a medical device',
    'on mobile or web',
  ])
    expect(screen.getByRole('main')).toHaveTextContent(new RegExp(claim, 'i'))
})

test('shows three statistics with their sources', async () => {
  const main = await showHome()
  for (const figure of ['29.2%', '1:100,000', 'RM200++']) {
    expect(main.getByText(figure)).toBeVisible()
  }
  expect(main.getAllByRole('link', { name: /^Source \d/ })).toHaveLength(5)
  expect(main.getByText(/of adults struggle with mental health issues/)).toBeVisible()
})

test('gives six reasons, and marks the planned ones', async () => {
  await showHome()
  const why = section(/^Why Choose/)
  expect(why.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(why.getAllByText('Planned')).toHaveLength(2)
  const encrypted = why.getByText(/End-to-end encrypted/).closest('li')
  expect(encrypted).toHaveTextContent('Planned')
})

test('names the language of each voice in the language of the page', async () => {
  const main = await showHome()
  const voices = main.getByRole('group', { name: /say it at home/ })
  const lines = [...voices.querySelectorAll<HTMLElement>('summary[lang]')]
  expect(lines.map((line) => `${line.lang}: ${line.textContent}`)).toEqual([
    'zh-Hans: Mandarin: 晚上总是睡不好。',
    'en: English: I can’t switch off at night.',
    'ms: Malay: Dah lama tak tidur lena.',
    'ta: Tamil: ராத்திரில தூக்கமே வரல.',
  ])
  expect(lines.map((line) => within(line).getByText(/:$/).lang)).toEqual(['en', 'en', 'en', 'en'])
})

test('leads from the call to action to the page for users and each audience', async () => {
  const main = await showHome()
  expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/for-users')
  for (const audience of ['Students and youth', 'Busy professionals', 'Everyday Malaysians']) {
    expect(main.getByRole('link', { name: audience })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/for-users#/),
    )
  }
})
