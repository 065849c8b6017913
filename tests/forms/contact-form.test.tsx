import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#src/forms/contact-form.tsx'
import { contactForm } from '#content/contact-form.ts'
import { company } from '#src/content/facts/company.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { AbovePages } from '#src/ui/above-pages.tsx'
import {
  accepted,
  answerWith,
  wholeLine,
  deferredResponse,
  expectToast,
  field,
  noNetwork,
  skipMinimumPending,
  type,
} from './form-test-helpers.ts'

const valid = {
  'First name': 'Farah',
  'Last name': 'Osman',
  Email: 'farah@example.com',
  Organization: 'Universiti Contoh',
  Subject: 'Kajian',
  Message: 'Boleh saya tanya tentang kajian ini?',
  // A new field has to be filled in here, and is then asked for in what is sent.
} satisfies Record<(typeof contactForm.fields)[keyof typeof contactForm.fields], string>

beforeEach(() => {
  forgetDrafts()
  skipMinimumPending()
})

afterEach(() => void vi.useRealTimers())

/** A Friday, 3.20 p.m. in Malaysia. */
const friday = '2026-11-27T07:20:00Z'

const setTime = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

function show(state?: unknown) {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/contact', state }]}>
      <ContactForm />
      <AbovePages />
    </MemoryRouter>,
  )
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send message' })
}

function fillIn(changes: Partial<typeof valid> = {}) {
  for (const [label, text] of Object.entries({ ...valid, ...changes })) if (text) type(label, text)
}

function send() {
  fireEvent.click(sendButton())
}

test('sends a message with both names joined, clears the form and confirms it', async () => {
  const sent = answerWith(Response.json({ success: true, reference: '7Q4K-2MXA' }))
  setTime(friday)
  show()
  fillIn()
  send()
  await expectToast('success', 'Message sent')
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
  expect(screen.getByRole('status')).toHaveTextContent(
    /^We’ll answer farah@example\.com within 24 hours, by Saturday 3 p\.m\.\s*Your reference is 7Q4K-2MXA\.$/,
  )
})

test.each([
  ['Partnerships', friday, 'within 48 hours, by Sunday 3 p.m.'],
  ['Investors', friday, 'within 24 hours, by Saturday 3 p.m.'],
  // “Midnight” could be the start or the end of Sunday.
  ['General Support', '2026-11-27T16:20:00Z', 'within 24 hours, by Saturday 11 p.m.'],
  ['Media inquiry', friday, 'on the same business day.'],
  ['Media inquiry', '2026-11-28T07:20:00Z', 'on the next business day.'],
])('says by when it answers a message about %s that was sent at %s', async (subject, now, when) => {
  answerWith(accepted())
  setTime(now)
  show()
  fillIn({ Subject: subject })
  send()
  expect(await screen.findByText(wholeLine(`We’ll answer farah@example.com ${when}`))).toBeVisible()
})

test('sends what autofill typed without an event, and the honeypot’s value', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn({ Email: '' })
  const email = field('Email')
  if (email instanceof HTMLInputElement) email.value = 'farah@example.com'
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(honeypot).not.toBeVisible()
  if (honeypot) honeypot.value = 'https://cheap.example'
  send()
  await expectToast('success', 'Message sent')
  expect(sent[0]?.body).toMatchObject({
    email: 'farah@example.com',
    website: 'https://cheap.example',
  })
})

test('refuses a required field of only spaces, and focuses it', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'] as const) {
    type(label, '   ')
    send()
    expect(field(label)).toHaveFocus()
    expect(field(label)).toBeInvalid()
    await expectToast(
      'error',
      'Please fill in all required fields.',
      'First name, last name, email, subject, and message are required.',
    )
    type(label, valid[label])
    expect(field(label)).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  }
  expect(sent).toEqual([])
})

test('reports a missing field, then a malformed address, then a short message', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn({ Subject: '', Email: 'farah@example', Message: ' 123456789 ' })
  send()
  await expectToast('error', 'Please fill in all required fields.')
  expect(field('Subject')).toHaveAccessibleDescription('Enter a subject')
  type('Subject', 'Hello')
  send()
  await expectToast('error', 'Invalid email address', 'Please enter a valid email.')
  expect(field('Email')).toHaveAccessibleDescription(
    // The test's DOM puts a space after the address, browsers do not.
    /^Check the address\. It should look like name@example\.com ?\.$/,
  )
  expect(field('Email')).toHaveValue('farah@example')
  type('Email', 'farah@example.com')
  send()
  await expectToast(
    'error',
    'Message too short',
    'Please provide more details (min 10 characters).',
  )
  expect(sent).toEqual([])
})

test('refuses what is longer than the backend takes, and keeps it', async () => {
  const sent = answerWith(accepted())
  show()
  fillIn()
  for (const [label, length] of [
    ['First name', 195],
    ['Organization', 201],
    ['Subject', 201],
    ['Message', 10_001],
  ] as const) {
    const long = 'a'.repeat(length)
    type(label, long)
    send()
    expect(field(label)).toHaveValue(long)
    expect(field(label)).toBeInvalid()
    await expectToast('error', 'Too long to be sent')
    type(label, valid[label])
  }
  expect(sent).toEqual([])
})

test('refuses characters that nobody can read, and names the fields', async () => {
  const sent = answerWith(accepted())
  const unreadable = {
    'First name': 'Far\u202eah',
    'Last name': 'Os\u001bman',
    Email: 'fa\ue000rah@example.com',
    Organization: 'Universiti\u200eContoh',
    Subject: 'Kaj\ufdd0ian',
  }
  show()
  fillIn(unreadable)
  send()
  await expectToast('error', 'A character cannot be sent')
  expect(field('First name')).toHaveFocus()
  for (const label of Object.keys(unreadable)) {
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveAccessibleDescription(/^Please type the marked field again/)
  }
  expect(sent).toEqual([])
})

test('says by when it answers by our clock, when the visitor’s is wrong', async () => {
  const headers = { date: 'Fri, 27 Nov 2026 10:00:00 GMT' }
  answerWith(Response.json({ success: true }, { headers }))
  setTime(friday)
  show()
  fillIn({ Subject: 'Media inquiry' })
  send()
  expect(
    await screen.findByText(wholeLine('We’ll answer farah@example.com on the next business day.')),
  ).toBeVisible()
})

test('sends and reads back pasted text without what was copied with it', async () => {
  const sent = answerWith(accepted())
  setTime(friday)
  show()
  fillIn({
    'First name': '\u2068Farah\u2069',
    'Last name': '\u200eOsman',
    Email: '<mailto:o\u2019brien@my\u2011company.example>,',
    Subject: 'Kajian\u200f',
  })
  send()
  expect(
    await screen.findByText(
      wholeLine("We’ll answer o'brien@my-company.example within 24 hours, by Saturday 3 p.m."),
    ),
  ).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    name: 'Farah Osman',
    email: "o'brien@my-company.example",
    subject: 'Kajian',
  })
})

test('accepts each address with one @ and a dot in its domain', async () => {
  const sent = answerWith(accepted())
  show()
  for (const address of ['farah@@example.com', 'farah@os@example.com', 'fa rah@example.com']) {
    fillIn({ Email: address })
    send()
    await expectToast('error', 'Invalid email address')
  }
  expect(sent).toEqual([])
  for (const [index, address] of [
    'fa..rah@example.com',
    'a,b@example.com',
    'farah@-example.com',
    'farah@example.com/x?y',
    'mei@i❤.ws',
  ].entries()) {
    fillIn({ Email: address })
    send()
    await waitFor(() => expect(field('Email')).toHaveValue(''))
    expect(sent[index]).toMatchObject({ body: { email: address } })
  }
})

test('joins Chinese names without a space, family name first', async () => {
  const sent = answerWith(accepted())
  show()
  for (const [first, last] of [
    ['美怡', '林'],
    ['Mei', '林'],
    ['美怡', 'Lim'],
  ] as const) {
    fillIn({ 'First name': first, 'Last name': last })
    send()
    await waitFor(() => expect(field('Message')).toHaveValue(''))
  }
  expect(sent.map(({ body }) => body)).toMatchObject([
    { name: '林美怡' },
    { name: 'Mei 林' },
    { name: '美怡 Lim' },
  ])
})

test('counts every 2xx answer without an error as sent', async () => {
  const sent = answerWith(
    Response.json({}),
    Response.json({ ok: true, data: {} }),
    Response.json(null),
    new Response('ok', { headers: { 'content-type': 'text/plain' } }),
  )
  show()
  for (let times = 1; times <= 4; times += 1) {
    fillIn({ Organization: '' })
    send()
    await waitFor(() => expect(field('Message')).toHaveValue(''))
    await expectToast('success', 'Message sent')
    expect(sent).toHaveLength(times)
  }
})

const badGateway = '<h1>Bad gateway</h1>'

/** Equal sentences are never neighbours: a toast that stayed would pass for the next. */
const failures: [answer: Response | Error, sentence: string][] = [
  // Our own sentence alone.
  [
    Response.json({ error: 'Too many forms.', code: 'too_many' }, { status: 429 }),
    'Too many forms.',
  ],
  [Response.json({ error: 'boom' }, { status: 500 }), 'boom'],
  [new Response(badGateway, { status: 502 }), 'Edge Function returned a non-2xx status code'],
  [Response.json({ error: { code: 7 } }), 'Please try again later.'],
  [Response.json({ error: 'No mailbox.' }), 'No mailbox.'],
  [Response.json({ error: { message: 'Mailbox full' } }), 'Mailbox full'],
  // A page of a network that asks for a sign-in.
  [
    new Response('<h1>Home</h1>', { headers: { 'content-type': 'text/html' } }),
    'Please try again later.',
  ],
  [noNetwork(), 'Failed to send a request to the Edge Function'],
  [
    new Response('{"succ', { headers: { 'content-type': 'application/json' } }),
    'Please try again later.',
  ],
]

test('explains each failure, logs nothing typed, and sends the same message again', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => undefined)
  const sent = answerWith(...failures.map(([answer]) => answer), accepted())
  show()
  fillIn()
  const fields = Object.entries(valid).map(([label, text]) => [field(label), text] as const)
  expect(screen.queryByText(company.support)).not.toBeInTheDocument()
  for (const [, sentence] of failures) {
    send()
    await expectToast('error', 'Something went wrong', sentence)
    expect(screen.getByText(/^Everything you typed is still here\./)).toBeVisible()
    expect(screen.getByRole('link', { name: company.support })).toHaveAttribute(
      'href',
      `mailto:${company.support}`,
    )
    for (const [input, text] of fields) expect(input).toHaveValue(text)
  }
  const logged = log.mock.calls.map((words) => JSON.stringify(words))
  expect(logged).toHaveLength(failures.length)
  for (const line of logged) expect(line).toContain('send-contact-email')
  for (const text of Object.values(valid)) expect(logged.join()).not.toContain(text)
  log.mockClear()
  send()
  await expectToast('success', 'Message sent')
  expect(screen.queryByText(/^Everything you typed/)).not.toBeInTheDocument()
  expect(sent).toHaveLength(failures.length + 1)
  for (const again of sent) expect(again).toEqual(sent[0])
})

test('disables the button while pending, so that a double click sends once, and focuses it again', async () => {
  const { response, resolve } = deferredResponse()
  const sent = answerWith(response)
  show()
  fillIn()
  const button = sendButton()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  expect(field('Message')).toHaveAttribute('readonly')
  await act(async () => resolve(accepted()))
  await expectToast('success', 'Message sent')
  expect(sendButton()).toBeEnabled()
  expect(sendButton()).toHaveFocus()
  expect(sent).toHaveLength(1)
})

test('fills in the subject of a link, editable', () => {
  show({ subject: 'Pilot Program' })
  expect(field('Subject')).toHaveValue('Pilot Program')
  expect(field('First name')).toHaveFocus()
  type('Subject', 'Pilot Program for us')
  expect(field('Subject')).toHaveValue('Pilot Program for us')
})

test('sets autocomplete for names, email and organization, and never puts the form into a URL', () => {
  show()
  expect(field('First name')).toHaveAttribute('autocomplete', 'given-name')
  expect(field('Last name')).toHaveAttribute('autocomplete', 'family-name')
  expect(field('Email')).toHaveAttribute('autocomplete', 'email')
  expect(field('Organization')).toHaveAttribute('autocomplete', 'organization')
  expect(field('Email')).toHaveAttribute('type', 'email')
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message'])
    expect(field(label)).toBeRequired()
  expect(field('Organization')).not.toBeRequired()
  expect(field('Email').closest('form')).toHaveAttribute('method', 'post')
})

test('asks for the consent to read health details at the message, and in Malay in the notice', () => {
  show()
  expect(screen.getByText(/uses this only to answer you/)).toAppearBefore(sendButton())
  const consent = /If you do, sending means you agree that we read them/
  expect(field('Message')).toHaveAccessibleDescription(consent)
  const malay = screen.getByText(/anda bersetuju supaya kami membacanya/)
  expect(malay.closest('details[lang=ms]')).not.toBeNull()
  fillIn({ Message: 'short' })
  send()
  expect(field('Message')).toHaveAccessibleDescription(/^Write a little more, at least 10 .*If you/)
})

test('suggests the likely address when the email field is left, and puts it in', () => {
  show()
  type('Email', 'ana@gmial.com')
  fireEvent.blur(field('Email'))
  fireEvent.click(screen.getByRole('button', { name: /^Did you mean/ }))
  expect(field('Email')).toHaveValue('ana@gmail.com')
})

test('says what to write as a last name who has one name', () => {
  show()
  expect(field('Last name')).toHaveAccessibleDescription(
    'Or your father’s name. If you have one name, write it in both.',
  )
  expect(field('Organization')).toHaveAccessibleName('Organization (optional)')
})
