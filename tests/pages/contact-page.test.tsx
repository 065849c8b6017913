import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contact } from '#content/contact.ts'
import { BRAND, company } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

const path = '/contact'

function message() {
  return section('Send us a message')
}

test('offers four options in the specified order, each with its button', () => {
  showPage(path)
  const options = message().getAllByRole('heading', { level: 3 })
  expect(options.map((option) => option.textContent)).toEqual([
    'Join Waitlist',
    'Partnerships',
    'Investors',
    'General Support',
  ])
  for (const option of options) expect(within(option).getByRole('button')).toBeVisible()
  expect(message().getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
  expect(message().getByRole('link', { name: 'Email me when it opens' })).toBeVisible()
})

test('fills in the subject of the chosen topic, and keeps what was typed', async () => {
  await renderSite(path)
  const main = within(screen.getByRole('main'))
  const text = main.getByRole('textbox', { name: /^Message/ })
  fireEvent.input(text, { target: { value: 'Hello there, all of you.' } })
  for (const topic of ['Partnerships', 'General Support']) {
    fireEvent.click(message().getByRole('button', { name: topic }))
    expect(main.getByRole('textbox', { name: /^Subject/ })).toHaveValue(topic)
    expect(main.getByRole('textbox', { name: /^First name/ })).toHaveFocus()
  }
  expect(text).toHaveValue('Hello there, all of you.')
})

test('marks the topic that the subject names, and General Support when it names none', async () => {
  await renderSite(path)
  const partnerships = message().getByRole('button', { name: 'Partnerships' })
  const investors = message().getByRole('button', { name: 'Investors' })
  const support = message().getByRole('button', { name: 'General Support' })
  expect(support).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(partnerships)
  expect(support).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(investors)
  expect(partnerships).toHaveAttribute('aria-pressed', 'false')
  expect(investors).toHaveAttribute('aria-pressed', 'true')
  fireEvent.input(message().getByRole('textbox', { name: /^Subject/ }), {
    target: { value: 'A question' },
  })
  expect(investors).toHaveAttribute('aria-pressed', 'false')
  expect(support).toHaveAttribute('aria-pressed', 'true')
})

test('shows the help mailbox, the phones and the address beside the form', () => {
  showPage(path)
  const direct = section('Direct contact')
  expect(direct.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${company.support}`,
    ...company.phones.map(({ dial }) => `tel:${dial}`),
  ])
  for (const { country, text } of company.phones) {
    expect(direct.getByText(contact.direct[country])).toBeVisible()
    expect(direct.getByText(text)).toBeVisible()
  }
  for (const line of company.address) expect(direct.getByText(line)).toBeVisible()
})

test('says how long each of five kinds of answer takes', () => {
  showPage(path)
  const times = section('Response times').getAllByRole('listitem')
  expect(times.map((time) => time.textContent)).toEqual([
    'General inquiries within 24 hours',
    'Partnership requests within 48 hours',
    'Media inquiries the same business day',
    'Technical support within 4 hours',
    'Investor relations within 24 hours',
  ])
})

test('offers the waitlist, and links to the profiles that there are', () => {
  showPage(path)
  const card = section('Stay connected')
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Email me when it opens',
    ...Object.values(owner.socialLinks)
      .filter(Boolean)
      .map((address) => address.replace('https://', '')),
  ])
})

test('lists three questions, and opens one to its answer', async () => {
  await renderSite(path)
  const questions = section('Frequently asked questions')
  expect(headingsIn(sectionOf('Frequently asked questions'), 3)).toEqual([
    `When will ${BRAND.name} be available?`,
    'Is my data safe?',
    `Does ${BRAND.name} replace a therapist?`,
  ])
  const answer = questions.getByText(/sessions with a therapist/)
  expect(answer).not.toBeVisible()
  fireEvent.click(questions.getByText(`Does ${BRAND.name} replace a therapist?`))
  expect(answer).toBeVisible()
})

test('closes with a disabled waitlist button and the way to the About page', () => {
  showPage(path)
  const close = section('Not ready to write?')
  expect(close.getByRole('button', { name: 'Join Our Waitlist' })).toBeDisabled()
  expect(close.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/about')
})
