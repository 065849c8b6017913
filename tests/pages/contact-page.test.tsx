import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { contact } from '#content/contact.ts'
import { messageCountries } from '#content/privacy-notice.ts'
import { BRAND, company } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'
import { keysOf } from '#src/keys-of.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { routeFor } from '#src/app/routes.tsx'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite, renderWithOwner } from '#tests/render-site.tsx'

const path = '/contact'

afterEach(forgetDrafts)

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
  expect(message().getByRole('link', { name: 'Email me at launch' })).toBeVisible()
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

async function follow(link: string, subject: string) {
  await routeFor(path).preload()
  const [first] = screen.getAllByText(link)
  fireEvent.click(first ?? document.body)
  expect(await screen.findByDisplayValue(subject)).toHaveAccessibleName(/^Subject/)
}

function chosenOption() {
  return document.querySelector('[aria-pressed=true]')?.textContent
}

test.each([
  ['/for-partners', 'Become a Partner', 'Partnerships', 'Partnerships'],
  ['/for-partners', 'Write to us', 'Partnerships', 'Partnerships'],
  ['/for-partners', 'Write to us about research', 'A Research Partnership', 'Partnerships'],
  ['/research', 'Participate in Research', 'Taking part in research', 'General Support'],
  ['/research', 'Write to us about a story', 'Media inquiry', 'General Support'],
  ['/safety', 'Ask us about your data', 'Data and privacy', 'General Support'],
])('arrives from %s by “%s” with its subject and option', async (from, link, subject, option) => {
  await renderSite(from)
  await follow(link, subject)
  expect(chosenOption()).toBe(option)
})

test('lets the next link replace the subject of the last, but not a typed one', async () => {
  const { unmount } = await renderSite('/for-partners')
  await follow('Become a Partner', 'Partnerships')
  unmount()
  await renderSite('/research')
  await follow('Participate in Research', 'Taking part in research')
  expect(chosenOption()).toBe('General Support')
  const field = screen.getByDisplayValue('Taking part in research')
  fireEvent.input(field, { target: { value: 'Pelabur di Kuching' } })
  expect(chosenOption()).toBe('Investors')
  cleanup()
  await renderSite('/for-partners')
  fireEvent.click(screen.getAllByText('Become a Partner')[0] ?? document.body)
  expect(await screen.findByDisplayValue('Pelabur di Kuching')).toBeVisible()
  expect(chosenOption()).toBe('Investors')
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
    // Testing Library reads no-break spaces as plain ones.
    expect(direct.getByText(text.replaceAll('\u00a0', ' '))).toBeVisible()
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
    'Technical support (this website) within 4 hours',
    'Investor relations within 24 hours',
  ])
})

test('offers the waitlist, and links to the profiles that there are', () => {
  showPage(path)
  const card = section('Stay connected')
  expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Email me at launch',
    ...keysOf(owner.socialLinks).filter((network) => owner.socialLinks[network]),
  ])
})

test('names the networks of our profiles', async () => {
  const socialLinks = {
    LinkedIn: 'https://www.linkedin.com/company/example',
    Instagram: '',
    YouTube: 'https://www.youtube.com/@example',
  }
  await renderWithOwner(path, { owner: { socialLinks } })
  const links = section('Stay connected').getAllByRole('link').slice(1)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['LinkedIn', socialLinks.LinkedIn],
    ['YouTube', socialLinks.YouTube],
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
  expect(questions.getByText(/in development/)).toHaveTextContent(
    / in development [^.]*research trials/,
  )
  expect(questions.getByText(/^A message that you write here is read only/)).toHaveTextContent(
    `kept in ${messageCountries}`,
  )
  const answer = questions.getByText(/sessions with a therapist/)
  expect(answer).not.toBeVisible()
  fireEvent.click(questions.getByText(`Does ${BRAND.name} replace a therapist?`))
  expect(answer).toBeVisible()
})

test('says when we aim to open, once the owner does', async () => {
  await renderWithOwner(path, { words: { opening: 'the middle of 2027' } })
  expect(screen.getByText('We aim for the middle of 2027.')).toBeInTheDocument()
  await renderWithOwner(path, { words: { opening: '' } })
  expect(screen.queryByText(/We aim for/)).toBeNull()
})

test('closes with a disabled waitlist button and the way to the About page', () => {
  showPage(path)
  const close = section('Not ready to write?')
  expect(close.getByRole('button', { name: 'Join Our Waitlist' })).toBeDisabled()
  expect(close.queryByRole('link', { name: 'Email me at launch' })).toBeNull()
  expect(close.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/about')
})
