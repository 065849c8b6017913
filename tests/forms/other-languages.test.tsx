import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageSchema, parseForm } from '#shared/form-schema.ts'
import type { LanguageId } from '#src/languages.ts'
import {
  accepted,
  answerWith,
  expectToast,
  field,
  skipMinimumPending,
  type,
} from './form-test-helpers.ts'

beforeEach(() => {
  vi.resetModules()
  skipMinimumPending()
})

afterEach(() => {
  vi.mocked(console.warn).mockClear()
  vi.doUnmock('#content/language.ts')
  vi.doUnmock('#content/error-messages.ts')
  vi.resetModules()
})

/** Shows the contact form as in the build of another language, with English words. */
async function show(language: LanguageId) {
  // supabase-js warns that it is loaded again for each test.
  vi.mocked(console.warn).mockImplementation(() => undefined)
  vi.doMock('#content/language.ts', () => ({ language }))
  vi.doMock('#content/error-messages.ts', () => import('#src/content/ms/error-messages.ts'))
  const { ContactForm } = await import('#src/forms/contact-form.tsx')
  const { AbovePages } = await import('#src/ui/above-pages.tsx')
  render(
    <MemoryRouter>
      <ContactForm />
      <AbovePages />
    </MemoryRouter>,
  )
}

function send(message: string) {
  const texts = {
    'First name': 'Farah',
    'Last name': 'Osman',
    Email: 'farah@example.com',
    Subject: 'Kajian',
    Message: message,
  }
  for (const [label, text] of Object.entries(texts)) type(label, text)
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

test.each([
  ['ms', 'Malay'],
  ['zh', 'Simplified Chinese'],
  ['ta', 'Tamil'],
] as const)('tells the team that the page was in %s, within the limit', async (id, name) => {
  const sent = answerWith(accepted())
  await show(id)
  send('m'.repeat(9990))
  await expectToast('error', 'Too long to be sent')
  expect(field('Message')).toBeInvalid()
  expect(sent).toEqual([])
  const ending = `\n\nPage language: ${name}`
  const longest = 'm'.repeat(10_000 - ending.length)
  send(longest)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(field('Message')).toHaveValue(''))
  expect(sent).toMatchObject([{ body: { message: longest + ending } }])
  expect(parseForm(messageSchema, sent[0]?.body)).toHaveProperty('success', true)
  // As many as the sentence beside the field asks for.
  send('m'.repeat(9950))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('explains the refusal of a field in the page’s language', async () => {
  const log = vi.mocked(console.error).mockImplementation(() => undefined)
  const refused = (code: string) => Response.json({ error: 'English', code }, { status: 400 })
  answerWith(
    refused('message_too_long'),
    refused('name_unreadable'),
    refused('organization_not_text'),
  )
  await show('ms')
  send('Boleh saya tanya tentang kajian ini?')
  await expectToast('error', 'Something went wrong', /terlalu panjang/)
  for (let times = 1; times <= 2; times += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await expectToast('error', 'Something went wrong', /Sila semak setiap ruang/)
  }
  log.mockClear()
})
