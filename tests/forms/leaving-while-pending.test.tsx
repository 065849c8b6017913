import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contactForm } from '#content/contact-form.ts'
import { forgetDrafts } from '#src/forms/drafts.ts'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'
import {
  accepted,
  answerWith,
  wholeLine,
  deferredResponse,
  expectToast,
  field,
  skipMinimumPending,
  type,
} from './form-test-helpers.ts'

const subject = 'Kajian'
const isConfirmation = (_: string, element: Element | null) =>
  element?.localName === 'p' &&
  element.textContent.startsWith('We’ll answer farah@example.com within 24 hours')

beforeEach(() => {
  forgetDrafts()
  skipMinimumPending()
})

function goTo(link: 'About' | 'Contact') {
  const footer = within(screen.getByRole('contentinfo'))
  fireEvent.click(footer.getByRole('link', { name: link }))
}

/** Sends the contact form, and goes to another page before the answer. */
async function sendAndLeave() {
  const { response, resolve } = deferredResponse()
  const sent = answerWith(response)
  await renderSite(paths.contact)
  type('First name', 'Farah')
  type('Last name', 'Osman')
  type('Email', 'farah@example.com')
  type('Subject', subject)
  type('Message', 'Boleh saya tanya tentang kajian ini?')
  fireEvent.click(screen.getByRole('button', { name: contactForm.send }))
  await waitFor(() => expect(sent).toHaveLength(1))
  goTo('About')
  await waitFor(() => expect(screen.queryByLabelText(/^Subject/)).not.toBeInTheDocument())
  return (answer: Response) => act(async () => resolve(answer))
}

const returned = () => screen.findByLabelText(/^Subject/)

test('says on another page that the message was sent, and again beside the form', async () => {
  const answer = await sendAndLeave()
  await answer(Response.json({ success: true, reference: '7Q4K-2MXA' }))
  await expectToast('success', contactForm.toasts.sent.title)
  goTo('Contact')
  expect(await returned()).toHaveValue('')
  expect(await screen.findByText(isConfirmation)).toBeVisible()
  expect(screen.getByText(wholeLine(contactForm.reference('7Q4K-2MXA')))).toBeVisible()
  goTo('About')
  await waitFor(() => expect(screen.queryByText(isConfirmation)).not.toBeInTheDocument())
  goTo('Contact')
  await returned()
  expect(screen.queryByText(isConfirmation)).not.toBeInTheDocument()
})

test('says on another page that the message was not sent, and keeps it in the form alone', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const answer = await sendAndLeave()
  await answer(Response.json({ error: 'No mailbox.' }))
  await expectToast('error', contactForm.toasts.failed.title, 'No mailbox.')
  goTo('Contact')
  expect(await returned()).toHaveValue(subject)
  // The next person at a shared computer must not find it.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(screen.getByText(/^Everything you typed is still here\./)).toBeVisible()
  expect(screen.getByRole('button', { name: contactForm.send })).toBeEnabled()
  vi.mocked(console.error).mockClear()
})

test('is still pending when the visitor comes back, and then clears the form', async () => {
  const answer = await sendAndLeave()
  goTo('Contact')
  expect(await returned()).toHaveValue(subject)
  expect(screen.getByRole('button', { name: contactForm.pending })).toBeDisabled()
  await answer(accepted())
  await expectToast('success', contactForm.toasts.sent.title)
  expect(field('Subject')).toHaveValue('')
  expect(screen.getByText(isConfirmation)).toBeVisible()
})
