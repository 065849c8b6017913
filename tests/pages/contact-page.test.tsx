import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

async function showContact() {
  await renderSite('/contact')
  return within(screen.getByRole('main'))
}

function region(name: string) {
  return within(sectionOf(name))
}

test('the headings of the contact page stand in order', async () => {
  const main = await showContact()
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Write to a person.')
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Response times',
    'Send us a message',
    'Direct contact',
    'Stay connected',
    'What is it about?',
    'Frequently asked questions',
    'Or read about us first.',
  ])
})

test('the help mailbox, both phones and the Kuala Lumpur address stand beside the form', async () => {
  await showContact()
  const direct = region('Direct contact')
  const links = direct.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'mailto:hello@example.com',
    'tel:+60300000000',
    'tel:+6500000000',
    'tel:1767',
  ])
  expect(direct.getByText('Malaysia')).toBeVisible()
  expect(direct.getByText('Singapore')).toBeVisible()
  expect(direct.getByText(/Kuala Lumpur/)).toBeVisible()
})

test('five response times say how long an answer takes', async () => {
  await showContact()
  const times = region('Response times').getAllByRole('listitem')
  expect(times.map((time) => time.textContent)).toEqual([
    'Technical support within 4 hours',
    'General inquiries within 24 hours',
    'Investor relations within 24 hours',
    'Partnership requests within 48 hours',
    'Media inquiries the same business day',
  ])
})

test('the stay-connected card shows its labels, and reads its empty values as not yet available', async () => {
  await showContact()
  const card = region('Stay connected')
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'LinkedIn',
    'Instagram',
    'YouTube',
  ])
  expect(card.getAllByText('—')).toHaveLength(3)
  expect(card.getAllByText('not yet available')).toHaveLength(3)
})

test('of the four option cards, joining the waitlist is disabled and says why', async () => {
  await showContact()
  const options = region('What is it about?')
  expect(options.getAllByRole('heading', { level: 3 }).map((card) => card.textContent)).toEqual([
    'Join Waitlist',
    'Partnerships',
    'Investors',
    'General Support',
  ])
  const join = options.getByRole('button', { name: 'Join Waitlist' })
  expect(join).toBeDisabled()
  expect(join).toHaveAccessibleDescription('Not open yet')
  expect(join).toAppearBefore(options.getByText(/^You can’t use Hening yet/))
})

test.for([
  ['Write about a partnership', 'Partnerships'],
  ['Write about investing', 'Investors'],
  ['Write to support', 'General Support'],
] as const)('%s brings the form with the subject %s', async ([label, subject]) => {
  const main = await showContact()
  await userEvent.click(main.getByRole('button', { name: label }))
  expect(main.getByRole('textbox', { name: /^Subject/ })).toHaveValue(subject)
})

test('choosing one option after another keeps what was typed', async () => {
  const main = await showContact()
  const message = main.getByRole('textbox', { name: /^Message/ })
  await userEvent.type(message, 'Hello there, all of you.')
  await userEvent.click(main.getByRole('button', { name: 'Write about investing' }))
  await userEvent.click(main.getByRole('button', { name: 'Write to support' }))
  expect(main.getByRole('textbox', { name: /^Subject/ })).toHaveValue('General Support')
  expect(message).toHaveValue('Hello there, all of you.')
})

test('three questions open to their answers', async () => {
  await showContact()
  const questions = region('Frequently asked questions')
  expect(questions.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'When will Hening be available?',
    'Is my data safe?',
    'Does Hening replace a therapist?',
  ])
  const answer = questions.getByText(/If you are seeing someone, keep seeing them/)
  expect(answer).not.toBeVisible()
  await userEvent.click(questions.getByText('Does Hening replace a therapist?'))
  expect(answer).toBeVisible()
  expect(questions.getByText(/in Malaysia, call 999/)).toBeVisible()
})

test('the page closes with a disabled waitlist button and the way to the About page', async () => {
  await showContact()
  const close = region('Or read about us first.')
  expect(close.getByRole('button', { name: 'Join Our Waitlist' })).toBeDisabled()
  expect(close.getByRole('link', { name: 'Learn More About Us' })).toHaveAttribute('href', '/about')
})
