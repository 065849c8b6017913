import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { pitchDeckForm } from '#content/pitch-deck-form.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { PitchDeckForm } from '#src/forms/pitch-deck-form.tsx'
import { accepted, answerWith, expectNotice, laterAnswer, noNetwork } from './stub-backend.ts'

const typed = {
  'First name': 'Mei Yee',
  'Last name': 'Lim',
  Email: 'meiyee@fund.example',
  Organization: 'Contoh Fund',
  Position: 'Partner',
}

beforeEach(() => forgetDrafts())

/** A field's name begins with its label; a note may follow. */
const labelled = (label: string) => new RegExp(`^${label}`)

function field(label: string) {
  return screen.getByLabelText(labelled(label))
}

function choice(label: string) {
  return screen.getByRole('combobox', { name: labelled(label) })
}

async function choose(label: string, option: string) {
  await userEvent.click(choice(label))
  await userEvent.click(screen.getByRole('option', { name: option }))
}

function requestButton() {
  return screen.getByRole('button', { name: 'Request Pitch Deck' })
}

type Changes = Partial<typeof typed> & { type?: string }

async function fillIn({ type = 'Venture Capital', ...changes }: Changes = {}) {
  render(
    <MemoryRouter>
      <PitchDeckForm />
    </MemoryRouter>,
  )
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    if (text) fireEvent.input(field(label), { target: { value: text } })
  }
  if (type) await choose('Investor type', type)
}

async function request(changes: Changes = {}) {
  await fillIn(changes)
  await userEvent.click(requestButton())
}

function expectKept() {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text)
  expect(choice('Investor type')).toHaveTextContent('Venture Capital')
}

test('sends a composed message with label and value of each choice, and clears the form', async () => {
  const sent = answerWith(accepted())
  await fillIn()
  await choose('Investment range', '$1M – $5M')
  fireEvent.input(field('Message'), { target: { value: 'Boleh jumpa?' } })
  await userEvent.click(requestButton())
  await expectNotice(
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
          'This is an automated pitch deck request from the Hening website.',
        ].join('\n'),
      },
    },
  ])
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')
  expect(choice('Investor type')).toHaveTextContent('Select')
  expect(screen.getByText('We’ll send the deck by email to the address you gave.')).toBeVisible()
})

test.for(['First name', 'Last name', 'Email', 'Organization', 'Position'] as const)(
  'refuses a request whose %s is only spaces, and sends nothing',
  async (label) => {
    const sent = answerWith(accepted())
    await request({ [label]: '  ' })
    await expectNotice(
      'error',
      'Please fill in all required fields',
      'First name, last name, email, organization, position, and investor type are required.',
    )
    expect(field(label)).toHaveFocus()
    expect(field(label)).toBeInvalid()
    expect(sent).toEqual([])
  },
)

test('refuses a request without an investor type, and focuses the list', async () => {
  const sent = answerWith(accepted())
  await request({ type: '' })
  await expectNotice('error', 'Please fill in all required fields')
  expect(choice('Investor type')).toHaveFocus()
  expect(choice('Investor type')).toHaveAccessibleDescription('Choose an investor type')
  expect(sent).toEqual([])
})

test('accepts any address of the form text, @, text, dot, text', async () => {
  const sent = answerWith(accepted())
  await request({ Email: 'meiyee@fund' })
  await expectNotice('error', 'Invalid email address', 'Please enter a valid email.')
  expect(field('Email')).toHaveValue('meiyee@fund')
  expect(sent).toEqual([])
})

test('disables the button while submitting, so that a double click sends once', async () => {
  const { answer, arrive } = laterAnswer()
  const sent = answerWith(answer)
  await fillIn()
  await userEvent.dblClick(requestButton())
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await act(async () => arrive(accepted()))
  await expectNotice('success', 'Request submitted successfully!')
  expect(requestButton()).toBeEnabled()
  expect(sent).toHaveLength(1)
})

const configured =
  'The e-mail service is being configured. Please contact investor relations directly at investors@example.com.'

test.for([
  ['a non-2xx answer', () => new Response('gone', { status: 500 }), configured],
  [
    'a non-2xx answer with a reason',
    () => Response.json({ error: 'boom' }, { status: 500 }),
    `${configured} (boom)`,
  ],
  [
    'a refusal with one of our codes',
    () => Response.json({ error: 'Too many forms.', code: 'too_many' }, { status: 429 }),
    'Too many forms.',
  ],
  ['an error in a 200 answer', () => Response.json({ error: 'Mailbox full.' }), 'Mailbox full.'],
  ['an error without words', () => Response.json({ error: true }), 'Failed to send request'],
  ['success false', () => Response.json({ success: false }), 'Failed to send request'],
  ['no network', () => noNetwork(), 'Failed to send a request to the Edge Function'],
] as const)('explains %s, and keeps what was typed', async ([, answer, sentence]) => {
  answerWith(answer())
  await request()
  await expectNotice('error', 'Unable to submit request', sentence)
  expect(screen.getByText('Your request did not reach us.')).toBeVisible()
  expectKept()
})

test('keeps a failure notice until it is closed', async () => {
  answerWith(noNetwork())
  await request()
  await expectNotice('error', 'Unable to submit request')
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  await waitFor(() =>
    expect(screen.queryByText('Unable to submit request')).not.toBeInTheDocument(),
  )
})

test('offers the options of the specification, in its order', () => {
  const { investorType, investmentRange, investmentFocus, timeframe } = pitchDeckForm.options
  expect(Object.keys(investorType).join(' ')).toBe(
    'vc pe angel family-office corporate government other',
  )
  expect(Object.values(investorType).slice(0, 3)).toEqual([
    'Venture Capital',
    'Private Equity',
    'Angel Investor',
  ])
  expect(investorType.corporate).toBe('Corporate Venture')
  expect(investorType.government).toBe('Government Fund')
  expect(Object.keys(investmentRange).join(' ')).toBe('50k-250k 250k-1m 1m-5m 5m-25m 25m+')
  expect(Object.keys(investmentFocus).join(' ')).toBe(
    'healthtech digital-therapeutics mental-health ai-ml saas southeast-asia early-stage growth',
  )
  expect(Object.keys(timeframe).join(' ')).toBe('immediately 3-months 6-months 12-months exploring')
})

test('lists no option for "nothing chosen"', async () => {
  await fillIn({ type: '' })
  for (const [label, count] of [
    ['Investor type', 7],
    ['Investment range', 5],
    ['Investment focus', 8],
    ['Timeframe', 5],
  ] as const) {
    await userEvent.click(choice(label))
    expect(screen.getAllByRole('option')).toHaveLength(count)
    await userEvent.keyboard('{Escape}')
  }
})

test('marks the optional answers', async () => {
  await fillIn({ type: '' })
  for (const label of ['Investment range', 'Investment focus', 'Timeframe'])
    expect(choice(label)).toHaveAccessibleName(/optional$/)
  expect(field('Message')).toHaveAccessibleName('Message optional')
  expect(choice('Investor type')).toBeRequired()
})
