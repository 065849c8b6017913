import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ContactForm } from '#src/forms/contact/contact-form.tsx'
import { expectToast } from './expect-toast.ts'
import { accepted, answerWith, laterAnswer, noNetwork } from './stub-backend.ts'

const valid = {
  'First name': 'Farah',
  'Last name': 'Osman',
  Email: 'farah@example.com',
  Organization: 'Universiti Contoh',
  Subject: 'Kajian',
  Message: 'Boleh saya tanya tentang kajian ini?',
}

function field(label: string) {
  return screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send message' })
}

async function fillIn(changes: Partial<typeof valid> = {}) {
  render(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  )
  for (const [label, text] of Object.entries({ ...valid, ...changes })) {
    if (text === '') continue
    await userEvent.click(field(label))
    await userEvent.paste(text)
  }
}

async function send(changes: Partial<typeof valid> = {}) {
  await fillIn(changes)
  await userEvent.click(sendButton())
}

function expectKept(changes: Partial<typeof valid> = {}) {
  for (const [label, text] of Object.entries({ ...valid, ...changes })) {
    expect(field(label)).toHaveValue(text)
  }
}

function silenceLog() {
  vi.mocked(console.error).mockImplementation(() => undefined)
}

/** The console has the failure without typed text. */
function expectLogged() {
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(logged).toContain('send-contact-email')
  for (const text of Object.values(valid)) expect(logged).not.toContain(text)
  vi.mocked(console.error).mockClear()
}

test('a message is sent with both names joined, the form is emptied and the visitor told twice', async () => {
  const sent = answerWith(accepted())
  await send()
  await expectToast('Message sent!')
  expect(screen.getByText(/within the time shown beside the form/)).toBeVisible()
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
  const outcomes = screen.getAllByRole('status').map((status) => status.textContent)
  expect(outcomes.join()).toContain('We have your message.')
})

test('what fills in the field that nobody sees sends it along', async () => {
  const sent = answerWith(accepted())
  await fillIn()
  const decoy = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(decoy).not.toBeVisible()
  if (decoy) decoy.value = 'https://cheap.example'
  await userEvent.click(sendButton())
  await expectToast('Message sent!')
  expect(sent[0]?.body).toMatchObject({ subject: 'Kajian', website: 'https://cheap.example' })
})

test('the second press of a double click, after the answer, does not report empty fields', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const sent = answerWith(accepted())
    await send()
    await expectToast('Message sent!')
    await userEvent.click(sendButton())
    expect(field('First name')).not.toHaveAccessibleDescription('Enter your first name')
    expect(screen.queryByText('Please fill in all required fields.')).not.toBeInTheDocument()

    vi.advanceTimersByTime(1000)
    await userEvent.click(sendButton())
    await expectToast('Please fill in all required fields.')
    expect(sent).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test.for(['First name', 'Last name', 'Email', 'Subject', 'Message'] as const)(
  'spaces are not enough for %s: the toast says what is required and nothing is sent',
  async (label) => {
    const sent = answerWith(accepted())
    await send({ [label]: '   ' })
    await expectToast('Please fill in all required fields.')
    expect(
      screen.getByText('First name, last name, email, subject, and message are required.'),
    ).toBeVisible()
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field(label)).toBeInvalid()
    // An e-mail input itself drops spaces at both ends.
    expectKept({ [label]: label === 'Email' ? '' : '   ' })
    expect(sent).toEqual([])
  },
)

test('several problems: how many there are is heard first, then each, and the way to its field', async () => {
  answerWith(accepted())
  await send({ 'First name': '', Email: '', Message: '' })
  const heading = await screen.findByRole('heading', { name: 'Before it can be sent: 3' })
  await waitFor(() => expect(heading).toHaveFocus())
  await userEvent.tab()
  expect(document.activeElement).toHaveTextContent('Enter your first name')
  await userEvent.keyboard('{Enter}')
  expect(field('First name')).toHaveFocus()
})

test('Enter in the one refused field: the focus comes back to it, and its message is heard', async () => {
  await fillIn({ Email: '' })
  await userEvent.click(field('Email'))
  const focused = vi.fn<() => void>()
  field('Email').addEventListener('focus', focused)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(focused).toHaveBeenCalledOnce())
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email/)
})

test('a malformed address is refused, kept and explained beside the field', async () => {
  const sent = answerWith(accepted())
  await send({ Email: 'farah@example' })
  await expectToast('Invalid email address')
  expect(screen.getByText('Please enter a valid email.')).toBeVisible()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription(/should look like name@example\.com/)
  expectKept({ Email: 'farah@example' })
  expect(sent).toEqual([])
})

test('a nine-character message is refused before any request', async () => {
  const sent = answerWith(accepted())
  await send({ Message: ' 123456789 ' })
  await expectToast('Message too short')
  expect(screen.getByText('Please provide more details (min 10 characters).')).toBeVisible()
  expect(sent).toEqual([])
})

test('an organization may stay empty', async () => {
  const sent = answerWith(accepted())
  await send({ Organization: '' })
  await expectToast('Message sent!')
  expect(sent).toMatchObject([{ body: { organization: '' } }])
})

test('a message that is too long is told before it is sent, and kept', async () => {
  const sent = answerWith(accepted())
  const long = 'a'.repeat(10_001)
  await send({ Message: long })
  await expectToast('Too long to be sent')
  expect(field('Message')).toHaveValue(long)
  expect(sent).toEqual([])
})

test('an empty form gets each toast once, and a list that leads to its fields', async () => {
  answerWith(accepted())
  render(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  )
  await userEvent.click(sendButton())
  await userEvent.click(sendButton())
  expect(await screen.findAllByText('Please fill in all required fields.')).toHaveLength(1)
  expect(field('First name')).toHaveAccessibleDescription('Enter your first name')
  const list = screen.getByRole('heading', { name: /Before it can be sent/ })
  await waitFor(() => expect(list).toHaveFocus())
  await userEvent.click(screen.getByRole('button', { name: 'Enter a subject' }))
  expect(field('Subject')).toHaveFocus()
})

test('a message beside a field goes away once the field is edited', async () => {
  answerWith(accepted())
  await send({ Subject: '' })
  expect(field('Subject')).toBeInvalid()
  await userEvent.type(field('Subject'), 'Kajian')
  expect(field('Subject')).toBeValid()
  expect(screen.queryByText('Enter a subject')).not.toBeInTheDocument()
})

test('the function’s own error is what the visitor reads, and everything typed is kept', async () => {
  silenceLog()
  answerWith(Response.json({ error: 'Too many messages. Try again in an hour.' }, { status: 429 }))
  await send()
  await expectToast('Something went wrong')
  expect(screen.getByText('Too many messages. Try again in an hour.')).toBeVisible()
  expectKept()
  expect(screen.getByText('Your message was not sent.')).toBeVisible()
  expectLogged()
})

test('a failure without words of its own shows the client’s general message', async () => {
  silenceLog()
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await send()
  await expectToast('Something went wrong')
  expect(screen.getByText('Edge Function returned a non-2xx status code')).toBeVisible()
  expectLogged()
})

test('an error inside a 200 answer is a failure, and asks to try later when it says nothing', async () => {
  silenceLog()
  answerWith(Response.json({ error: { code: 7 } }))
  await send()
  await expectToast('Something went wrong')
  expect(screen.getByText('Please try again later.')).toBeVisible()
  expectLogged()
})

test.for([
  [
    'a page',
    new Response('<!doctype html><h1>Home</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a captive portal’s redirect', Response.json({ redirect: 'https://wifi.example/login' })],
  ['nothing', new Response('')],
  [
    'half of an answer',
    new Response('{"succ', { headers: { 'content-type': 'application/json' } }),
  ],
  ['null', Response.json(null)],
  ['success in words', Response.json({ success: 'true' })],
] as const)('a 200 that answers with %s is no message sent', async ([, answer]) => {
  silenceLog()
  answerWith(answer)
  await send()
  await expectToast('Something went wrong')
  expect(screen.getByText('Please try again later.')).toBeVisible()
  expect(screen.queryByText('Message sent!')).not.toBeInTheDocument()
  expectKept()
  expectLogged()
})

test('after a failed try everything is kept and a second try sends it', async () => {
  silenceLog()
  const sent = answerWith(noNetwork(), accepted())
  await send()
  await expectToast('Something went wrong')
  expectKept()
  expectLogged()
  await waitFor(() => expect(sendButton()).toBeEnabled())
  await userEvent.click(sendButton())
  await expectToast('Message sent!')
  expect(screen.queryByText('Your message was not sent.')).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('while sending the button is disabled and says so; a double click sends once', async () => {
  const { answer, arrive } = laterAnswer()
  const sent = answerWith(answer)
  await fillIn()
  await userEvent.dblClick(sendButton())
  const sending = screen.getByRole('button', { name: 'Sending...' })
  expect(sending).toBeDisabled()
  expect(field('Message')).toHaveAttribute('readonly')
  await act(async () => arrive(accepted()))
  await expectToast('Message sent!')
  expect(sendButton()).toBeEnabled()
  expect(sent).toHaveLength(1)
})

test('a subject asked for by another page is filled in and can be changed', async () => {
  answerWith(accepted())
  render(
    <MemoryRouter initialEntries={[{ pathname: '/contact', state: { subject: 'Pilot Program' } }]}>
      <ContactForm />
    </MemoryRouter>,
  )
  expect(field('Subject')).toHaveValue('Pilot Program')
  await userEvent.type(field('Subject'), ' for us')
  expect(field('Subject')).toHaveValue('Pilot Program for us')
})

test('links beside the form say that they open a new tab, with a pause before it', async () => {
  await fillIn()
  const policy = screen.getByRole('link', { name: 'Privacy Policy, opens in a new tab' })
  expect(policy).toHaveAttribute('target', '_blank')
})

test('the fields tell browsers what belongs into them, and a form is never sent in an address', async () => {
  await fillIn()
  const autocomplete = (label: string) => field(label).getAttribute('autocomplete')
  expect(autocomplete('First name')).toBe('given-name')
  expect(autocomplete('Last name')).toBe('family-name')
  expect(autocomplete('Email')).toBe('email')
  expect(autocomplete('Organization')).toBe('organization')
  expect(field('Email')).toHaveAttribute('type', 'email')
  for (const label of ['First name', 'Last name', 'Email', 'Subject', 'Message']) {
    expect(field(label)).toBeRequired()
  }
  expect(field('Organization')).not.toBeRequired()
  expect(field('Email').closest('form')).toHaveAttribute('method', 'post')
  // Without a value Firefox calls a form invalid while a required field is empty.
  expect(field('Email').closest('form')).toHaveAttribute('aria-invalid', 'false')
})

test('before the button the visitor reads where the words go, in English and in Malay', async () => {
  await fillIn()
  const english = screen.getByText(/what you write here only to answer you/)
  expect(english).toHaveTextContent(/24 months/)
  expect(within(english).getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
    'href',
    '/privacy',
  )
  expect(english).toAppearBefore(sendButton())
  const [malay] = screen.getAllByText(/hanya untuk menjawab anda/)
  expect(malay?.closest('[lang=ms]')).not.toBeNull()
})

test('the consent about health stands beside the button; in the page’s language it describes it', async () => {
  await fillIn()
  const consent = 'If you send health details, you agree that we read them only to answer you.'
  expect(screen.getByText(consent)).toBeVisible()
  expect(screen.getByText(/^Jika anda menghantar butiran kesihatan/)).toHaveAttribute('lang', 'ms')
  expect(sendButton()).toHaveAccessibleDescription(consent)
})

test('the notice says what happens without the form, and keeps nobody under 18 from a helpline', async () => {
  await fillIn()
  expect(screen.getByText(/without the fields that are needed we can’t answer/)).toBeVisible()
  expect(
    screen.getByText(/^Under 18\?.*You don’t need anyone’s permission to call a helpline\.$/),
  ).toBeVisible()
})
