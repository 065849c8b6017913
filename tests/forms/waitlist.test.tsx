import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitlist } from '#content/waitlist.ts'
import { BRAND, company } from '#src/content/facts/company.ts'
import { editions } from '#content/editions.ts'
import { minimumPending } from '#src/forms/api.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { WaitlistLink } from '#src/sections/sign-up.tsx'
import { forgetConfirmations } from '#src/forms/form-status.ts'
import { WaitlistProvider } from '#src/forms/waitlist-provider.tsx'
import { WaitlistButton } from '#src/forms/waitlist-button.tsx'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'
import { settle } from '#tests/settle.ts'
import {
  accepted,
  answerWith,
  wholeLine,
  deferredResponse,
  noNetwork,
  skipMinimumPending,
} from './form-test-helpers.ts'

const thanks = "Thank you for joining our waitlist! We'll be in touch soon."

beforeEach(() => {
  forgetDrafts()
  skipMinimumPending()
})
afterEach(() => void vi.useRealTimers())

function show() {
  render(
    <MemoryRouter>
      <WaitlistProvider>
        <WaitlistLink />
        <WaitlistButton />
      </WaitlistProvider>
    </MemoryRouter>,
  )
}

async function openDialog() {
  show()
  return reopen()
}

function opener() {
  return screen.getByRole('button', { name: 'Join Waitlist' })
}

function link() {
  return screen.getByRole('link', { name: 'Email me at launch' })
}

async function reopen(clicked = opener()) {
  fireEvent.click(clicked)
  return within(await screen.findByRole('dialog', { name: 'Join the waitlist' }))
}

function email() {
  return screen.getByLabelText('Email')
}

function name() {
  return screen.getByLabelText(/^Name/)
}

function fill(address: string, given = '') {
  fireEvent.input(email(), { target: { value: address } })
  fireEvent.input(name(), { target: { value: given } })
}

function submit(dialog: Awaited<ReturnType<typeof openDialog>>) {
  fireEvent.click(dialog.getByRole('button', { name: 'Submit' }))
}

test('sends and reads back a pasted address without what was copied with it', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  fill('\u2068<farah@my\u2013company.example>;\u2069', '\u200fFarah\u200e')
  submit(dialog)
  expect(
    await dialog.findByText(wholeLine('We’ll write to farah@my-company.example.')),
  ).toBeVisible()
  expect(sent).toMatchObject([{ body: { email: 'farah@my-company.example', name: 'Farah' } }])
})

test('refuses an empty email beside the field, then a malformed one', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  fill('   ', 'Farah')
  submit(dialog)
  expect(dialog.getByRole('alert')).toHaveTextContent('Email is required')
  expect(email()).toHaveFocus()
  expect(email()).toHaveAccessibleDescription(/^Email is required /)
  expect(name()).toHaveValue('Farah')
  fill('farah@example')
  submit(dialog)
  expect(email()).toHaveAccessibleDescription(
    // The test's DOM puts a space after the address, browsers do not.
    /^Check the address\. It should look like name@example\.com ?\. /,
  )
  expect(email()).toHaveValue('farah@example')
  expect(sent).toEqual([])
})

test('refuses a character that nobody can read, and names the field', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  for (const [address, given, labelled] of [
    ['fa\u0007rah@example.com', '', email()],
    ['farah@example.com', 'Fa\u202erah', name()],
  ] as const) {
    fill(address, given)
    submit(dialog)
    expect(labelled).toHaveAccessibleDescription(/^Type this again/)
    expect(labelled).toHaveFocus()
  }
  expect(sent).toEqual([])
})
/** Lets time pass, and React render what it brings. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('sends address and name, confirms, clears the fields and closes after 3 seconds', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  fill(' farah@example.com ', 'Farah')
  vi.useFakeTimers()
  submit(dialog)
  await pass(minimumPending)
  expect(dialog.getByText(thanks)).toBeVisible()
  expect(dialog.getByText(wholeLine('We’ll write to farah@example.com.'))).toBeVisible()
  expect(sent).toEqual([
    { path: '/api/waitlist', method: 'POST', body: { email: 'farah@example.com', name: 'Farah' } },
  ])
  expect(email()).toHaveValue('')
  expect(name()).toHaveValue('')
  await pass(2999)
  expect(screen.getByRole('dialog')).toBeVisible()
  await pass(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  // Radix returns the focus in a timer.
  await pass(0)
  vi.useRealTimers()
  expect(screen.getByRole('status')).toHaveTextContent(/^Your email is on the list\.\s*Wrong/)
  await waitFor(() => expect(opener()).toHaveFocus())
  await reopen(screen.getByRole('button', { name: 'Wrong address? Enter it again' }))
  expect(email()).toHaveValue('')
  expect(screen.queryByText(thanks)).not.toBeInTheDocument()
})

test('sends the language of the page and the version of its privacy notice as headers', async () => {
  const headers: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    headers.push(new Headers(init.headers))
    return accepted()
  })
  const dialog = await openDialog()
  fill('farah@example.com')
  submit(dialog)
  expect(await dialog.findByText(thanks)).toBeVisible()
  expect(headers.map((sent) => [sent.get('content-language'), sent.get('notice-version')])).toEqual(
    [['en', editions.privacy[0].version]],
  )
})

function suggestion() {
  return screen.queryByRole('button', { name: /^Did you mean/ })
}

test('suggests the likely address when typing pauses, and puts it in', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  vi.useFakeTimers()
  fill('farah@gmial.co')
  await pass(500)
  fill('farah@gmial.com')
  await pass(500)
  expect(suggestion()).not.toBeInTheDocument()
  await pass(500)
  expect(suggestion()?.closest('[aria-live=polite]')).toHaveTextContent(
    'Did you mean farah@gmail.com?',
  )
  expect(suggestion()).not.toHaveFocus()
  vi.useRealTimers()
  fireEvent.click(suggestion() ?? document)
  expect(email()).toHaveValue('farah@gmail.com')
  expect(email()).toHaveFocus()
  expect(suggestion()).not.toBeInTheDocument()
  // The draft has it too.
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const reopened = await reopen()
  expect(email()).toHaveValue('farah@gmail.com')
  expect(sent).toEqual([])
  submit(reopened)
  expect(await reopened.findByText(wholeLine('We’ll write to farah@gmail.com.'))).toBeVisible()
})

test('suggests the likely address when the field is left, and sends what was typed', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  fill('farah@gmial.com')
  fireEvent.blur(email(), { relatedTarget: dialog.getByRole('button', { name: 'Submit' }) })
  // The button must not move during a click.
  expect(suggestion()).not.toBeInTheDocument()
  fireEvent.blur(email(), { relatedTarget: name() })
  expect(suggestion()).toHaveTextContent('farah@gmail.com')
  submit(dialog)
  expect(suggestion()).not.toBeInTheDocument()
  expect(await dialog.findByText(wholeLine('We’ll write to farah@gmial.com.'))).toBeVisible()
  expect(sent).toMatchObject([{ body: { email: 'farah@gmial.com' } }])
  expect(suggestion()).not.toBeInTheDocument()
})

test('forgets a suggestion when the form is emptied', async () => {
  await openDialog()
  fill('farah@gmial.com')
  fireEvent.blur(email())
  expect(suggestion()).toBeVisible()
  act(() => document.forms.namedItem('waitlist-form')?.reset())
  expect(suggestion()).not.toBeInTheDocument()
  expect(email()).toBeVisible()
})

test('locks the dialog while pending, so that a double click sends once', async () => {
  const { response, resolve } = deferredResponse()
  const sent = answerWith(response)
  const dialog = await openDialog()
  fill('farah@example.com')
  const button = dialog.getByRole('button', { name: 'Submit' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeVisible()
  await act(async () => resolve(accepted()))
  expect(await dialog.findByText(thanks)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('takes a slow double click as one, also when the answer is quick', async () => {
  const sent = answerWith(accepted())
  const dialog = await openDialog()
  fill('farah@example.com')
  vi.useFakeTimers()
  submit(dialog)
  await pass(minimumPending - 1)
  fireEvent.submit(email().closest('form') ?? document)
  await pass(1)
  expect(dialog.getByText(thanks)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('shows each failure, stays open with what was typed, and submits again', async () => {
  const failures: [answer: Response | Error, sentence: string][] = [
    [Response.json({ success: false, error: 'Too many.' }, { status: 429 }), 'Too many.'],
    [Response.json({ success: false, message: 'Already registered' }), 'Already registered'],
    [Response.json({ success: false, error: { message: 'Mailbox full' } }), 'Mailbox full'],
    [new Response('<html>'), 'Failed to submit. Please try again.'],
    [Response.json({ success: false }), 'Something went wrong. Please try again.'],
    [noNetwork(), 'Failed to submit. Please try again.'],
  ]
  const sent = answerWith(...failures.map(([answer]) => answer), accepted())
  const dialog = await openDialog()
  fill('farah@example.com', 'Farah')
  for (const [, sentence] of failures) {
    submit(dialog)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled())
    expect(email()).toHaveValue('farah@example.com')
    expect(name()).toHaveValue('Farah')
  }
  submit(dialog)
  expect(await dialog.findByText(thanks)).toBeVisible()
  expect(sent).toHaveLength(failures.length + 1)
})

test('closes on Cancel and Close, restores focus and keeps the typed text', async () => {
  let dialog = await openDialog()
  fill('farah@')
  for (const label of ['Cancel', 'Close']) {
    fireEvent.click(dialog.getByRole('button', { name: label }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(opener()).toHaveFocus())
    dialog = await reopen()
    expect(email()).toHaveValue('farah@')
  }
})

test('closes on Escape, except during IME composition', async () => {
  await openDialog()
  act(() => {
    email().dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    )
  })
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('has a description, and before the button a privacy notice in English and Malay', async () => {
  const dialog = await openDialog()
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(waitlist.text)
  const send = dialog.getByRole('button', { name: 'Submit' })
  expect(dialog.getByText(/only to tell you when sign-ups open/)).toAppearBefore(send)
  expect(dialog.getByText(/hanya untuk memberitahu anda/).closest('[lang=ms]')).not.toBeNull()
  for (const address of dialog.getAllByRole('link', { name: company.privacy, hidden: true }))
    expect(address).toHaveAttribute(
      'href',
      `mailto:${company.privacy}?subject=Take%20me%20off%20the%20waitlist`,
    )
  expect(email()).toBeRequired()
  expect(email()).toHaveAttribute('type', 'email')
  expect(email()).toHaveAccessibleDescription(
    `One email: “${BRAND.name} is open in Malaysia”. If others open your inbox, use an address that only you open.`,
  )
  expect(name()).not.toBeRequired()
})

test('says in the footer that a signup failed whose dialog Back has closed', async () => {
  const { response, resolve } = deferredResponse()
  answerWith(response)
  const dialog = await openDialog()
  fill('farah@example.com', 'Farah')
  submit(dialog)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(async () => resolve(Response.json({ success: false, error: 'Too many.' })))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many.')
  const reopened = await reopen()
  expect(reopened.getByRole('alert')).toHaveTextContent('Too many.')
  expect(email()).toHaveValue('farah@example.com')
  fireEvent.click(reopened.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('thanks in the footer for a signup whose dialog Back has closed', async () => {
  const { response, resolve } = deferredResponse()
  answerWith(response)
  const dialog = await openDialog()
  fill('farah@example.com')
  submit(dialog)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await act(async () => resolve(accepted()))
  expect(await screen.findByText('Your email is on the list.')).toBeVisible()
  await reopen()
  expect(email()).toHaveValue('')
})

test('opens on the spot from the link beside a disabled button, and returns the focus there', async () => {
  show()
  expect(link()).toHaveAttribute('href', '#waitlist')
  const dialog = await reopen(link())
  expect(location.hash).toBe('')
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(link()).toHaveFocus())
})

test('leaves a click for a new tab to the browser', async () => {
  show()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  let isOurs = true
  function stopNavigation() {
    isOurs = click.defaultPrevented
    click.preventDefault()
  }
  document.addEventListener('click', stopNavigation, { once: true })
  link().dispatchEvent(click)
  expect(isOurs).toBe(false)
  // The dialog opens when its code has loaded.
  await import('#src/forms/waitlist-dialog.tsx')
  await settle()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('forgets the address when the form is reset and confirmations are forgotten', async () => {
  answerWith(accepted())
  const dialog = await openDialog()
  fill('farah@example.com')
  submit(dialog)
  expect(await dialog.findByText(wholeLine('We’ll write to farah@example.com.'))).toBeVisible()
  // As “Leave quickly” does.
  act(() => document.forms.namedItem('waitlist-form')?.reset())
  act(() => forgetConfirmations())
  expect(screen.queryByText('farah@example.com')).not.toBeInTheDocument()
})

test('describes every disabled button by the status line, without a tooltip', async () => {
  await renderSite(paths.solutions)
  const buttons = screen
    .getAllByRole('button', { name: 'Join Waitlist', hidden: true })
    .filter((button) => button.hasAttribute('disabled'))
  expect(buttons.length).toBeGreaterThan(2)
  for (const button of buttons) {
    expect(button).toHaveAccessibleDescription(/^In research trials, not open yet\./)
    expect(button).not.toHaveAttribute('title')
  }
})
