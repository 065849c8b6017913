import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { BRAND, company } from '#src/content/facts/company.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { PitchDeckForm } from '#src/forms/pitch-deck-form.tsx'
import { AbovePages } from '#src/ui/above-pages.tsx'
import {
  accepted,
  answerWith,
  wholeLine,
  expectToast,
  field,
  labelled,
  noNetwork,
  skipMinimumPending,
  type,
} from './form-test-helpers.ts'

const typed = {
  'First name': 'Mei Yee',
  'Last name': 'Lim',
  Email: 'meiyee@fund.example',
  Organization: 'Contoh Fund',
  Position: 'Partner',
}

beforeEach(() => {
  forgetDrafts()
  skipMinimumPending()
})

function choice(label: string) {
  return screen.getByRole('combobox', { name: labelled(label) })
}

function show() {
  render(
    <MemoryRouter>
      <PitchDeckForm />
      <AbovePages />
    </MemoryRouter>,
  )
}

/** The form's own `select` behind a list, which autofill changes too. */
function listOf(name: string): HTMLSelectElement {
  const list = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)
  if (!list) throw new Error(`No list is called ${name}.`)
  return list
}

function fillIn() {
  for (const [label, text] of Object.entries(typed)) type(label, text)
  fireEvent.change(listOf('investorType'), { target: { value: 'vc' } })
}

function request() {
  fireEvent.click(screen.getByRole('button', { name: 'Request pitch deck' }))
}

test('sends a composed message with label and value of each choice, and clears the form', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  fireEvent.change(listOf('investmentRange'), { target: { value: '1m-5m' } })
  type('Message', 'Boleh jumpa?')
  request()
  await expectToast(
    'success',
    'Request submitted successfully!',
    "We'll send you our pitch deck within 24 hours.",
  )
  expect(sent).toEqual([
    {
      path: '/functions/v1/send-contact-email',
      method: 'POST',
      body: {
        name: 'Mei Yee Lim',
        email: 'meiyee@fund.example',
        organization: 'Contoh Fund',
        subject: 'Investor Pitch Deck Request',
        message: [
          'Name: Mei Yee Lim',
          'Position: Partner',
          'Organization: Contoh Fund',
          'Investor type: Venture Capital (vc)',
          'Investment range: $1M – $5M (1m-5m)',
          'Investment focus: Not specified',
          'Timeframe: Not specified',
          '',
          'Additional message:',
          'Boleh jumpa?',
          '',
          `This is an automated pitch deck request from the ${BRAND.name} website.`,
        ].join('\n'),
      },
    },
  ])
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')
  expect(choice('Investor type')).toHaveTextContent('Select')
  expect(
    screen.getByText(wholeLine('The deck goes to meiyee@fund.example within 24 hours.')),
  ).toBeVisible()
})

test('sends and reads back a pasted address without what was copied with it', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  type('Email', '\u202amailto:meiyee@fund.example\u202c')
  request()
  expect(
    await screen.findByText(wholeLine('The deck goes to meiyee@fund.example within 24 hours.')),
  ).toBeVisible()
  expect(sent).toMatchObject([{ body: { email: 'meiyee@fund.example' } }])
})

test('refuses a missing position and a missing type, and focuses them', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  type('Position', '  ')
  request()
  expect(field('Position')).toHaveFocus()
  await expectToast(
    'error',
    'Please fill in all required fields',
    'First name, last name, email, organization, position, and investor type are required.',
  )
  type('Position', 'Partner')
  fireEvent.change(listOf('investorType'), { target: { value: '' } })
  request()
  expect(choice('Investor type')).toHaveFocus()
  expect(choice('Investor type')).toHaveAccessibleDescription('Choose an investor type')
  expect(sent).toEqual([])
})

test('refuses an address without a dot behind its @, and keeps it', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  type('Email', 'meiyee@fund')
  request()
  await expectToast('error', 'Invalid email address', 'Please enter a valid email.')
  expect(field('Email')).toHaveValue('meiyee@fund')
  expect(sent).toEqual([])
})

test('suggests the likely address when the email field is left, and puts it in', () => {
  show()
  type('Email', 'ana@gmial.com')
  fireEvent.blur(field('Email'))
  fireEvent.click(screen.getByRole('button', { name: /^Did you mean/ }))
  expect(field('Email')).toHaveValue('ana@gmail.com')
})

test('accepts an address with two @', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  type('Email', 'mei@yee@fund.example')
  request()
  await expectToast('success', 'Request submitted successfully!')
  expect(sent).toMatchObject([{ body: { email: 'mei@yee@fund.example' } }])
})

const configured = `The e-mail service is being configured. Please contact investor relations directly at ${company.investors}.`

/** Equal sentences are never neighbours: a toast that stayed would pass for the next. */
const failures: [answer: Response | Error, sentence: string][] = [
  [new Response('gone', { status: 500 }), configured],
  [Response.json({ error: 'boom' }, { status: 500 }), `${configured} (boom)`],
  [
    Response.json({ error: 'Too many forms.', code: 'too_many' }, { status: 429 }),
    'Too many forms.',
  ],
  [Response.json({ error: 'Mail: Edge Function returned a non-2xx status code' }), configured],
  [Response.json({ error: true }), 'Failed to send request'],
  [
    Response.json({ error: { message: 'Edge Function returned a non-2xx status code' } }),
    configured,
  ],
  [Response.json({ error: 'No mailbox.' }), 'No mailbox.'],
  [Response.json({ error: { message: 'Mailbox full.' } }), 'Mailbox full.'],
  [Response.json({ success: false }), 'Failed to send request'],
  [noNetwork(), 'Failed to send a request to the Edge Function'],
]

test('explains each failure until it is closed, and keeps what was typed', async () => {
  answerWith(...failures.map(([answer]) => answer))
  show()
  fillIn()
  const fields = Object.entries(typed).map(([label, text]) => [field(label), text] as const)
  for (const [, sentence] of failures) {
    request()
    await expectToast('error', 'Unable to submit request', sentence)
    expect(screen.getByText(/^Everything you typed is still here\./)).toBeVisible()
    for (const [input, text] of fields) expect(input).toHaveValue(text)
  }
  expect(choice('Investor type')).toHaveTextContent('Venture Capital')
  fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  await waitFor(() =>
    expect(screen.queryByText('Unable to submit request')).not.toBeInTheDocument(),
  )
})

test('offers the options of the specification in its order, and marks optional answers', () => {
  show()
  const options = (name: string) =>
    [...listOf(name).options].filter(({ value }) => value !== '').map(({ value }) => value)
  expect(options('investorType').join(' ')).toBe(
    'vc pe angel family-office corporate government other',
  )
  expect([...listOf('investorType').options].map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Venture Capital',
      'Private Equity',
      'Angel Investor',
      'Corporate Venture',
      'Government Fund',
    ]),
  )
  expect(options('investmentRange').join(' ')).toBe('50k-250k 250k-1m 1m-5m 5m-25m 25m+')
  expect(options('investmentFocus').join(' ')).toBe(
    'healthtech digital-therapeutics mental-health ai-ml saas southeast-asia early-stage growth',
  )
  expect(options('timeframe').join(' ')).toBe('immediately 3-months 6-months 12-months exploring')
  for (const label of ['Investment range', 'Investment focus', 'Timeframe'])
    expect(choice(label)).toHaveAccessibleName(/\(optional\)$/)
  expect(field('Message')).toHaveAccessibleName('Message (optional)')
  expect(choice('Investor type')).toBeRequired()
})

test('says at each field that is too long to how many characters to shorten it', () => {
  show()
  for (const label of Object.keys(typed)) type(label, 'x'.repeat(10_001))
  request()
  for (const label of Object.keys(typed))
    expect(field(label), label).toHaveAccessibleDescription(/^Shorten .* [\d,]+ characters/)
})
