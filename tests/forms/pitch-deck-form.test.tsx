import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PitchDeckForm } from '#src/forms/pitch-deck/pitch-deck-form.tsx'
import { expectToast } from './expect-toast.ts'
import { accepted, answerWith, laterAnswer, noNetwork } from './stub-backend.ts'

const typed = {
  'First name': 'Mei Yee',
  'Last name': 'Lim',
  Email: 'meiyee@fund.example',
  Organization: 'Contoh Fund',
  Position: 'Partner',
}

function field(label: string) {
  return screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
}

function choice(label: string) {
  return screen.getByRole('combobox', { name: new RegExp(`^${label}`) })
}

/** Waits for Radix's list. */
async function choose(label: string, option: string) {
  await waitFor(() => expect(choice(label).tagName).toBe('BUTTON'))
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
    if (text === '') continue
    await userEvent.click(field(label))
    await userEvent.paste(text)
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

test('a request is sent as a message to the team, and the form is cleared', async () => {
  const sent = answerWith(accepted())
  await fillIn()
  await choose('Timeframe', 'Just exploring')
  await userEvent.click(requestButton())
  await expectToast('Request submitted successfully!')
  expect(screen.getAllByText("We'll send you our pitch deck within 24 hours.")).toHaveLength(1)
  expect(sent).toMatchObject([
    {
      path: '/functions/v1/send-contact-email',
      method: 'POST',
      body: {
        name: 'Mei Yee Lim',
        email: 'meiyee@fund.example',
        organization: 'Contoh Fund',
        subject: 'Investor Pitch Deck Request',
        message: expect.stringMatching(
          /Investor type: Venture Capital\nInvestment range: Not specified\n[^]*Timeframe: Just exploring\n[^]*No additional message provided[^]*automated pitch deck request/,
        ),
      },
    },
  ])
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')
  expect(choice('Investor type')).toHaveTextContent('Select')
  expect(choice('Timeframe')).toHaveTextContent('Select')
  expect(screen.getByText('We have your request.')).toBeVisible()
})

test.for(['First name', 'Last name', 'Email', 'Organization', 'Position'] as const)(
  'spaces are not enough for %s: the toast says what is required and nothing is sent',
  async (label) => {
    const sent = answerWith(accepted())
    await request({ [label]: '  ' })
    await expectToast('Please fill in all required fields')
    expect(
      screen.getByText(
        'First name, last name, email, organization, position, and investor type are required.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toBeInvalid()
    expect(sent).toEqual([])
  },
)

test('an investor type has to be chosen', async () => {
  const sent = answerWith(accepted())
  await request({ type: '' })
  await expectToast('Please fill in all required fields')
  await waitFor(() => expect(choice('Investor type')).toHaveFocus())
  expect(choice('Investor type')).toHaveAccessibleDescription('Choose an investor type')
  expect(sent).toEqual([])
})

test('a malformed address is refused and everything is kept', async () => {
  const sent = answerWith(accepted())
  await request({ Email: 'meiyee@fund' })
  await expectToast('Invalid email address')
  expect(screen.getByText('Please enter a valid email.')).toBeVisible()
  expect(field('Email')).toHaveValue('meiyee@fund')
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(sent).toEqual([])
})

test('while submitting the button is disabled and says so; a double click sends once', async () => {
  const { answer, arrive } = laterAnswer()
  const sent = answerWith(answer)
  await fillIn()
  await userEvent.dblClick(requestButton())
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await act(async () => arrive(accepted()))
  await expectToast('Request submitted successfully!')
  expect(requestButton()).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('a non-2xx answer without words leads to the investor relations mailbox', async () => {
  answerWith(new Response('gone', { status: 500 }))
  await request()
  await expectToast('Unable to submit request')
  expect(
    screen.getByText(/e-mail service is being configured.*investors@example\.com/),
  ).toBeVisible()
  expectKept()
})

test.for([
  [
    'the function’s own words',
    Response.json({ error: 'Too many requests.' }, { status: 429 }),
    'Too many requests.',
  ],
  [
    'an error in the data of a 200 answer',
    Response.json({ error: 'Mailbox full.' }),
    'Mailbox full.',
  ],
  ['an error without words', Response.json({ error: true }), 'Failed to send request'],
  ['no network', noNetwork(), 'Failed to send a request to the Edge Function'],
] as const)('%s: the toast says so, and everything typed is kept', async ([, answer, words]) => {
  answerWith(answer)
  await request()
  await expectToast('Unable to submit request')
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('Your request did not reach us.')).toBeVisible()
  expectKept()
})

test('after a failed try a second one sends the same request', async () => {
  const sent = answerWith(noNetwork(), accepted())
  await request()
  await expectToast('Unable to submit request')
  await waitFor(() => expect(requestButton()).toBeEnabled())
  await userEvent.click(requestButton())
  await expectToast('Request submitted successfully!')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a failure toast stays until it is closed', async () => {
  answerWith(noNetwork())
  await request()
  await expectToast('Unable to submit request')
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  await waitFor(() =>
    expect(screen.queryByText('Unable to submit request')).not.toBeInTheDocument(),
  )
})

test('the four optional answers are marked, and the fields tell browsers what belongs into them', async () => {
  await fillIn()
  for (const label of ['Investment range', 'Investment focus', 'Timeframe']) {
    expect(choice(label)).not.toBeRequired()
    expect(choice(label)).toHaveAccessibleName(/optional$/)
  }
  expect(field('Message')).toHaveAccessibleName('Message optional')
  expect(choice('Investor type')).toBeRequired()
  expect(field('Organization')).toHaveAttribute('autocomplete', 'organization')
  expect(field('Position')).toHaveAttribute('autocomplete', 'organization-title')
})
