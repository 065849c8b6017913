import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { waitlist } from '#content/waitlist.ts'
import { JoinWaitlist } from '#src/forms/waitlist/waitlist-button.tsx'
import { WaitlistProvider } from '#src/forms/waitlist/waitlist-provider.tsx'
import { WaitlistSignup } from '#src/forms/waitlist/waitlist-signup.tsx'
import { accepted, answerWith, laterAnswer, noNetwork } from './stub-backend.ts'

async function openDialog() {
  render(
    <MemoryRouter>
      <WaitlistProvider>
        <JoinWaitlist />
        <WaitlistSignup />
      </WaitlistProvider>
    </MemoryRouter>,
  )
  return reopen()
}

async function reopen() {
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it opens' }))
  return within(await screen.findByRole('dialog', { name: 'Tell me when it opens' }))
}

function email() {
  return screen.getByRole('textbox', { name: 'Email' })
}

function name() {
  return screen.getByRole('textbox', { name: 'Name optional' })
}

/** Waits until the browser has gone there. */
async function traverse(go: () => void) {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    go()
    await done
  })
}

async function submit(address: string, given = '') {
  const dialog = await openDialog()
  if (address) await userEvent.type(email(), address)
  if (given) await userEvent.type(name(), given)
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
  return dialog
}

test('an empty email is refused in red beside the field, and nothing is sent', async () => {
  const sent = answerWith(accepted())
  const dialog = await submit('   ', 'Farah')
  expect(dialog.getByText('Email is required')).toBeVisible()
  expect(dialog.getByText('Email is required')).toHaveClass('text-error')
  await waitFor(() => expect(email()).toHaveFocus())
  expect(email()).toBeInvalid()
  expect(email()).toHaveAccessibleDescription('Email is required')
  expect(name()).toHaveValue('Farah')
  expect(sent).toEqual([])
})

test('the dialog is read from its title on, and described by its first sentence alone', async () => {
  const dialog = await openDialog()
  await waitFor(() => expect(dialog.getByRole('heading')).toHaveFocus())
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(waitlist.text)
  expect(dialog.getByRole('heading')).toAppearBefore(dialog.getByText(/^We use your email/))
})

test('a message about the field that has the focus is said at once, and only once', async () => {
  const dialog = await openDialog()
  await userEvent.type(email(), 'farah@example{Enter}')
  const first = await dialog.findByRole('alert')
  expect(first).toHaveTextContent(/should look like name@example\.com/)
  expect(email()).toHaveFocus()
  expect(email()).not.toHaveAccessibleDescription()
  await userEvent.keyboard('{Enter}')
  expect(dialog.getByRole('alert')).not.toBe(first)
  await userEvent.tab()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  expect(email()).toHaveAccessibleDescription(/should look like name@example\.com/)
})

test('neither form nor field is invalid before something is wrong with it', async () => {
  await openDialog()
  // Without a value Firefox checks required fields by itself.
  for (const part of [email().closest('form'), email(), name()])
    expect(part).toHaveAttribute('aria-invalid', 'false')
})

test('a malformed address gets a message of its own, and nothing is sent', async () => {
  const sent = answerWith(accepted())
  await submit('farah@example')
  expect(email()).toHaveAccessibleDescription(/should look like name@example\.com/)
  expect(email()).toHaveValue('farah@example')
  expect(sent).toEqual([])
})

test('an address is sent with the name and thanked for; the dialog closes after 3 seconds', async () => {
  const sent = answerWith(accepted())
  const dialog = await submit(' farah@example.com ', 'Farah')
  const thanks = "Thank you for joining our waitlist! We'll be in touch soon."
  expect(await dialog.findByText(thanks)).toBeVisible()
  const shown = performance.now()
  expect(sent).toEqual([
    { path: '/api/waitlist', method: 'POST', body: { email: 'farah@example.com', name: 'Farah' } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(performance.now() - shown).toBeGreaterThan(2500)
  expect(performance.now() - shown).toBeLessThan(4500)
  expect(screen.getByRole('status')).toHaveTextContent(site.footer.waitlist.joined)
  expect(screen.getByRole('status')).toHaveTextContent('for at most 24 months')
  // It is the same mail as `way_out` in operations.waitlist_csv.
  expect(screen.getByRole('link', { name: 'Leave the list by email' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=Take%20me%20off%20the%20waitlist',
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tell me when it opens' })).toHaveFocus(),
  )
  await reopen()
  expect(email()).toHaveValue('')
  expect(name()).toHaveValue('')
})

test('while submitting nothing can be pressed, changed or closed; a double click sends once', async () => {
  const { answer, arrive } = laterAnswer()
  const sent = answerWith(answer)
  const dialog = await openDialog()
  await userEvent.type(email(), 'farah@example.com')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Submit' }))
  expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(email()).toHaveAttribute('readonly')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await act(async () => arrive(accepted()))
  expect(await dialog.findByText(/^Thank you for joining our waitlist!/)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test.for([
  [
    'its own words',
    Response.json({ success: false, error: 'Too many.' }, { status: 429 }),
    'Too many.',
  ],
  ['no words', Response.json({ success: false }), 'Something went wrong. Please try again.'],
  ['something that is not JSON', new Response('<html>'), 'Failed to submit. Please try again.'],
  ['nothing at all', noNetwork(), 'Failed to submit. Please try again.'],
] as const)(
  'a server that answers with %s: the message stays, the dialog too, with everything typed',
  async ([, answer, words]) => {
    answerWith(answer)
    const dialog = await submit('farah@example.com', 'Farah')
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(dialog.getAllByText(words)).toHaveLength(1)
    expect(email()).toHaveValue('farah@example.com')
    expect(name()).toHaveValue('Farah')
  },
)

test('both fields filled, and the form submitted twice, in the same moment are one signup', async () => {
  const sent = answerWith(accepted())
  await openDialog()
  act(() => {
    fireEvent.input(email(), { target: { value: 'farah@example.com' } })
    fireEvent.input(name(), { target: { value: 'Farah' } })
  })
  const form = email().closest('form')
  await act(async () => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'farah@example.com', name: 'Farah' }])
})

test('after a failed try a second one is sent', async () => {
  const sent = answerWith(noNetwork(), accepted())
  const dialog = await submit('farah@example.com')
  await dialog.findByText('Failed to submit. Please try again.')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await dialog.findByText(/^Thank you for joining our waitlist!/)).toBeVisible()
  expect(sent).toHaveLength(2)
})

test.for(['Cancel', 'Close'])(
  '%s closes the dialog, and what was typed is there when it opens again',
  async (label) => {
    const dialog = await openDialog()
    await userEvent.type(email(), 'farah@')
    await userEvent.click(dialog.getByRole('button', { name: label }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tell me when it opens' })).toHaveFocus(),
    )
    await reopen()
    expect(email()).toHaveValue('farah@')
  },
)

test('Back closes the dialog, keeps what was typed, and Forward does not open it again', async () => {
  await openDialog()
  await userEvent.type(email(), 'farah@')
  act(() => history.back())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Tell me when it opens' })).toHaveFocus(),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await traverse(() => history.forward())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await reopen()
  expect(email()).toHaveValue('farah@')
  await traverse(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('while submitting, Back leaves the dialog open, every time', async () => {
  const { answer, arrive } = laterAnswer()
  answerWith(answer)
  const dialog = await submit('farah@example.com')
  await traverse(() => history.back())
  await traverse(() => history.back())
  expect(screen.getByRole('dialog')).toBeVisible()
  await act(async () => arrive(accepted()))
  expect(await dialog.findByText(/^Thank you for joining our waitlist!/)).toBeVisible()
  await traverse(() => history.back())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Escape closes the dialog', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the dialog begins with its field, and under its button says what the address is for', async () => {
  const dialog = await openDialog()
  const send = dialog.getByRole('button', { name: 'Submit' })
  expect(send).toAppearBefore(dialog.getByText(/only to tell you when sign-ups open/))
  expect(dialog.getByText(/hanya untuk memberitahu anda/).closest('[lang=ms]')).not.toBeNull()
  expect(email()).toBeRequired()
  expect(email()).toHaveAttribute('type', 'email')
  expect(name()).not.toBeRequired()
})

test('the sentence beside a disabled button opens the same dialog in place, and gets focus back', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  const leave = screen.getByRole('button', { name: 'Leave your email' })
  await userEvent.click(leave)
  expect(await screen.findAllByRole('dialog', { name: 'Tell me when it opens' })).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(leave).toHaveFocus())
})
