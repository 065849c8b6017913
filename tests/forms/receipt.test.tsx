import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { contact } from '#content/contact.ts'
import { forPartners } from '#content/for-partners.ts'
import { answerTime } from '#src/forms/answer-time.ts'
import { ContactForm } from '#src/forms/contact/contact-form.tsx'
import { aboutOf } from '#src/forms/receipt.tsx'
import { expectToast } from './expect-toast.ts'
import { answerWith } from './stub-backend.ts'

afterEach(() => vi.useRealTimers())

const answer = (reference: string) => Response.json({ success: true, reference })

async function send(subject: string) {
  const texts = {
    'First name': 'Farah',
    'Last name': 'Osman',
    Email: 'farah@example.com',
    Subject: subject,
    Message: 'Boleh saya tanya tentang kajian ini?',
  }
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    fireEvent.change(field, { target: { value: text } })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

async function receipt(reference: string) {
  return within(await screen.findByRole('region', { name: `Your receipt ${reference}` }))
}

function renderForm() {
  render(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  )
}

test('a sent message leaves a receipt: reference, when, until when, and what if nothing comes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:30:00+08:00') })
  answerWith(answer('7Q4K-2MXA'))
  renderForm()
  await send('Kajian')
  const shown = await receipt('7Q4K-2MXA')
  expect(shown.getByText('7Q4K-2MXA')).toBeVisible()
  expect(shown.getByText('20 November 2026, 15:30, Malaysian time')).toBeVisible()
  // A Friday's 24 hours end on Monday.
  expect(shown.getByText('23 November 2026, 15:30, Malaysian time')).toBeVisible()
  expect(shown.getByText(/^A person from our team will read it/)).toBeVisible()
  expect(shown.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com?subject=No%20answer%20yet%20to%207Q4K-2MXA',
  )
  const spoken = screen.getAllByRole('status').map((status) => status.textContent)
  expect(spoken.join()).toContain('Your reference is 7Q4K-2MXA.')
})

test('a receipt stays when another message is sent, and is saved as a file of plain text', async () => {
  answerWith(answer('7Q4K-2MXA'), answer('0000-0001'))
  renderForm()
  await send('First')
  await receipt('7Q4K-2MXA')
  await send('Second')
  const second = await receipt('0000-0001')
  const first = await receipt('7Q4K-2MXA')
  const files: Blob[] = []
  const names: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  function createObjectURL(file: Blob): string {
    files.push(file)
    return 'blob:'
  }
  await userEvent.click(first.getByRole('button', { name: 'Save as a file' }))
  expect(second.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(names).toEqual(['receipt-7Q4K-2MXA.txt'])
  const text = await files[0]?.text()
  expect(text).toMatch(/Reference: 7Q4K-2MXA\r\nSent: .* Malaysian time\r\nWe aim to answer by: /)
  expect(text).toContain('hello@example.com')
  expect(text).not.toContain('farah@example.com')
})

test('an answer without a reference is a message sent without a receipt', async () => {
  answerWith(Response.json({ success: true }))
  renderForm()
  await send('Kajian')
  await expectToast('Message sent!')
  expect(screen.queryByText('Your receipt')).not.toBeInTheDocument()
})

const at = (clock: string) => new Date(`${clock}:00+08:00`)

test.for([
  ['general', '2026-11-18T10:00', '2026-11-19 10:00'],
  ['partnership', '2026-11-18T10:00', '2026-11-20 10:00'],
  ['technical', '2026-11-18T10:00', '2026-11-18 14:00'],
  ['technical', '2026-11-20T22:00', '2026-11-23 02:00'],
  ['general', '2026-11-21T10:00', '2026-11-24 00:00'],
  // Christmas is a Friday, and the weekend comes after it.
  ['investor', '2026-12-24T18:00', '2026-12-28 18:00'],
  // The king's birthday is on the Monday after Wesak, a Sunday, which moves Wesak to Tuesday.
  ['general', '2026-05-29T12:00', '2026-06-03 12:00'],
  ['media', '2026-11-18T23:30', '2026-11-18'],
  ['media', '2026-08-30T09:00', '2026-09-01'],
] as const)('%s inquiries of %s are answered by %s', ([about, sent, by]) => {
  expect(Object.values(answerTime(at(sent), about)).join(' ')).toBe(by)
})

test('the subjects that our own buttons fill in are known', () => {
  const { partnerships, investors, support } = contact.options.cards
  expect(aboutOf(partnerships.action.subject)).toBe('partnership')
  expect(aboutOf(investors.action.subject)).toBe('investor')
  expect(aboutOf(support.action.subject)).toBe('general')
  const asked = JSON.stringify(forPartners).matchAll(/"subject":"([^"]+)"/g)
  const subjects = Array.from(asked, ([, subject = '']) => subject)
  expect(subjects.length).toBeGreaterThan(3)
  expect(subjects.filter((subject) => aboutOf(subject) !== 'partnership')).toEqual([])
  expect(aboutOf('A question from the press')).toBe('media')
})
