import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#src/forms/contact-form.tsx'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { accepted, answerWith, expectNotice, laterAnswer, noNetwork } from './stub-backend.ts'

const valid = {
  'First name': 'Farah',
  'Last name': 'Osman',
  Email: 'farah@example.com',
  Organization: 'Universiti Contoh',
  Subject: 'Kajian',
  Message: 'Boleh saya tanya tentang kajian ini?',
}

beforeEach(() => forgetDrafts())

function show(state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/contact', state }]}>
      <ContactForm />
    </MemoryRouter>,
  )
}

/** A field's name begins with its label; a note may follow. */
const labelled = (label: string) => new RegExp(`^${label}`)

function field(label: string) {
  return screen.getByLabelText(labelled(label))
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send message' })
}

function fillIn(changes: Partial<typeof valid> = {}) {
  show()
  for (const [label, text] of Object.entries({ ...valid, ...changes })) {
    if (text) fireEvent.input(field(label), { target: { value: text } })
  }
}

async function send(changes: Partial<typeof valid> = {}) {
  fillIn(changes)
  await userEvent.click(sendButton())
}

function expectKept() {
  for (const [label, text] of Object.entries(valid)) expect(field(label)).toHaveValue(text)
}

/** Failures are logged, without anything that was typed. */
function expectLogged() {
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(logged).toContain('send-contact-email')
  for (const text of Object.values(valid)) expect(logged).not.toContain(text)
  vi.mocked(console.error).mockClear()
}

test('sends a message with both names joined, clears the form and confirms it', async () => {
  const sent = answerWith(Response.json({ success: true, reference: '7Q4K-2MXA' }))
  await send()
  await expectNotice('success', 'Message sent!', /within the time shown beside the form/)
  expect(sent).toEqual([
    {
      path: '/functions/v1/send-contact-email',
      method: 'POST',
      body: {
        name: 'Farah Osman',
        email: 'farah@example.com',
        organization: 'Universiti Contoh',
        subject: 'Kajian',
        message: 'Boleh saya tanya tentang kajian ini?',
      },
    },
  ])
  for (const label of Object.keys(valid)) expect(field(label)).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('Your reference is 7Q4K-2MXA.')
})

test('sends the honeypot’s value when a bot fills it in', async () => {
  const sent = answerWith(accepted())
  fillIn()
  const decoy = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(decoy).not.toBeVisible()
  if (decoy) decoy.value = 'https://cheap.example'
  await userEvent.click(sendButton())
  await expectNotice('success', 'Message sent!')
  expect(sent[0]?.body).toMatchObject({ website: 'https://cheap.example' })
})

test.for(['First name', 'Last name', 'Email', 'Subject', 'Message'] as const)(
  'refuses a message whose %s is only spaces, and sends nothing',
  async (label) => {
    const sent = answerWith(accepted())
    await send({ [label]: '   ' })
    await expectNotice(
      'error',
      'Please fill in all required fields.',
      'First name, last name, email, subject, and message are required.',
    )
    expect(field(label)).toHaveFocus()
    expect(field(label)).toBeInvalid()
    expect(sent).toEqual([])
  },
)

test('refuses a malformed address, keeps it and explains it beside the field', async () => {
  const sent = answerWith(accepted())
  await send({ Email: 'farah@example' })
  await expectNotice('error', 'Invalid email address', 'Please enter a valid email.')
  expect(field('Email')).toHaveAccessibleDescription(/should look like name@example\.com/)
  expect(field('Email')).toHaveValue('farah@example')
  expect(sent).toEqual([])
})

test('refuses a message shorter than 10 characters after trimming', async () => {
  const sent = answerWith(accepted())
  await send({ Message: ' 123456789 ' })
  await expectNotice(
    'error',
    'Message too short',
    'Please provide more details (min 10 characters).',
  )
  expect(sent).toEqual([])
})

test('reports missing fields before a malformed address, and that before a short message', async () => {
  answerWith(accepted())
  await send({ Subject: '', Email: 'farah', Message: 'Hi' })
  await expectNotice('error', 'Please fill in all required fields.')
  fireEvent.input(field('Subject'), { target: { value: 'Hello' } })
  await userEvent.click(sendButton())
  await expectNotice('error', 'Invalid email address')
})

test.for([
  ['First name', 'a'.repeat(195)],
  ['Organization', 'a'.repeat(201)],
  ['Subject', 'a'.repeat(201)],
  ['Message', 'a'.repeat(10_001)],
] as const)('refuses a %s longer than the backend takes, and keeps it', async ([label, long]) => {
  const sent = answerWith(accepted())
  await send({ [label]: long })
  await expectNotice('error', 'Too long to be sent')
  expect(field(label)).toHaveValue(long)
  expect(field(label)).toBeInvalid()
  expect(sent).toEqual([])
})

test('removes the error of a field once the field is edited', async () => {
  answerWith(accepted())
  await send({ Subject: '' })
  expect(field('Subject')).toHaveAccessibleDescription('Enter a subject')
  fireEvent.input(field('Subject'), { target: { value: 'Kajian' } })
  expect(field('Subject')).toBeValid()
  expect(screen.queryByText('Enter a subject')).not.toBeInTheDocument()
})

test.for([
  ['{}', () => Response.json({})],
  ['another object', () => Response.json({ ok: true, data: {} })],
  ['null', () => Response.json(null)],
  ['plain text', () => new Response('ok', { headers: { 'content-type': 'text/plain' } })],
] as const)('counts a 2xx answer of %s as sent', async ([, answer]) => {
  answerWith(answer())
  await send({ Organization: '' })
  await expectNotice('success', 'Message sent!')
})

test.for([
  [
    'the function’s own sentence alone',
    () => Response.json({ error: 'Too many forms.', code: 'too_many' }, { status: 429 }),
    'Too many forms.',
  ],
  [
    'a reason without a code, with the client’s message',
    () => Response.json({ error: 'boom' }, { status: 500 }),
    'boom (Edge Function returned a non-2xx status code)',
  ],
  [
    'the client’s message',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'Edge Function returned a non-2xx status code',
  ],
  ['an error in a 200 answer', () => Response.json({ error: 'No mailbox.' }), 'No mailbox.'],
  [
    'a general sentence for an error without words',
    () => Response.json({ error: { code: 7 } }),
    'Please try again later.',
  ],
  [
    'a general sentence for a web page',
    () => new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } }),
    'Please try again later.',
  ],
  [
    'a general sentence for an unreadable answer',
    () => new Response('{"succ', { headers: { 'content-type': 'application/json' } }),
    'Please try again later.',
  ],
] as const)('shows %s on failure and keeps the typed text', async ([, answer, sentence]) => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  answerWith(answer())
  await send()
  await expectNotice('error', 'Something went wrong', sentence)
  expect(screen.getByText('Your message was not sent.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
  expectKept()
  expectLogged()
})

test('shows no fallback address before sending has failed', async () => {
  show()
  expect(screen.queryByRole('link', { name: 'hello@example.com' })).not.toBeInTheDocument()
})

test('sends the same message on retry', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const sent = answerWith(noNetwork(), accepted())
  await send()
  await expectNotice('error', 'Something went wrong')
  expectLogged()
  await waitFor(() => expect(sendButton()).toBeEnabled())
  await userEvent.click(sendButton())
  await expectNotice('success', 'Message sent!')
  expect(screen.queryByText('Your message was not sent.')).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('disables the button while sending, so that a double click sends once', async () => {
  const { answer, arrive } = laterAnswer()
  const sent = answerWith(answer)
  fillIn()
  await userEvent.dblClick(sendButton())
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(field('Message')).toHaveAttribute('readonly')
  await act(async () => arrive(accepted()))
  await expectNotice('success', 'Message sent!')
  expect(sendButton()).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('fills in the subject of a link, editable', async () => {
  show({ subject: 'Pilot Program' })
  expect(field('Subject')).toHaveValue('Pilot Program')
  expect(field('First name')).toHaveFocus()
  fireEvent.input(field('Subject'), { target: { value: 'Pilot Program for us' } })
  expect(field('Subject')).toHaveValue('Pilot Program for us')
})

test('keeps the typed text when the visitor leaves the page and returns', async () => {
  fillIn()
  cleanup()
  show()
  expectKept()
})

test('reads fields that autofill filled in without an event', async () => {
  const sent = answerWith(accepted())
  fillIn({ Email: '' })
  const email = field('Email')
  if (email instanceof HTMLInputElement) email.value = 'farah@example.com'
  await userEvent.click(sendButton())
  await expectNotice('success', 'Message sent!')
  expect(sent[0]?.body).toMatchObject({ email: 'farah@example.com' })
})

test('sets autocomplete on each field and never puts the form into a URL', () => {
  show()
  expect(field('First name')).toHaveAttribute('autocomplete', 'given-name')
  expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name')
  expect(field('Email')).toHaveAttribute('autocomplete', 'email')
  expect(field('Email')).toHaveAttribute('type', 'email')
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'])
    expect(field(label)).toBeRequired()
  expect(field('Organization')).not.toBeRequired()
  expect(field('Email').closest('form')).toHaveAttribute('method', 'post')
})

test('shows the privacy notice before the button, in English and Malay', () => {
  show()
  const english = screen.getByText(/what you write here only to answer you/)
  expect(english).toHaveTextContent(/24 months/)
  expect(within(english).getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
    'href',
    '/privacy',
  )
  expect(english).toAppearBefore(sendButton())
  const [malay] = screen.getAllByText(/hanya untuk menjawab anda/)
  expect(malay?.closest('[lang=ms]')).not.toBeNull()
  expect(sendButton()).toHaveAccessibleDescription(/^If you send health details/)
})
