import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whoReads } from '#content/who-reads.ts'
import { ContactForm } from '#src/forms/contact/contact-form.tsx'
import { WaitlistProvider } from '#src/forms/waitlist/waitlist-provider.tsx'
import { WaitlistSignup } from '#src/forms/waitlist/waitlist-signup.tsx'
import PageMissing from '#src/layout/page-missing.tsx'
import { accepted, answerWith, noNetwork } from '#tests/forms/stub-backend.ts'
import { routeFor } from '#src/start/routes.tsx'
import { loadToaster } from '#src/ui/toast.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'
import { listenTo } from './listener.ts'

const { click, keyboard, paste, tab } = userEvent
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: RegExp) => screen.getByRole('textbox', { name })

// The time is set before rendering: the state of a helpline is read out, too.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('home, from the top to its first two figures', async () => {
  await renderSite('/')
  const ear = await listenTo()
  await ear.down(/one for 100,000/)
  await ear.expectHeard('home', 'What is closed is said once; each voice says its language.')
})

test('a change of page, which is read on from its heading', async () => {
  await routeFor('/about').preload()
  await renderSite('/')
  const ear = await listenTo()
  const [about] = within(screen.getByRole('banner')).getAllByRole('link', { name: 'About Us' })
  if (!about) throw new Error('The header has no link to the page about us.')
  await ear.hear('About Us', () => click(about))
  await ear.down(/\.$/)
  await ear.expectHeard('page-change', 'The heading is said, and the page goes on after it.')
})

test('the waitlist, with one error and then rightly', async () => {
  answerWith(accepted())
  render(
    <MemoryRouter>
      <WaitlistProvider>
        <WaitlistSignup />
      </WaitlistProvider>
    </MemoryRouter>,
  )
  const ear = await listenTo()
  const opener = button('Tell me when it opens')
  await ear.hear('Press', async () => {
    await click(opener)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Tell me when it opens' })).toHaveFocus(),
    )
  })
  await ear.hear('Tab to the email', () => Promise.resolve(field(/^Email/).focus()))
  await ear.hear('Return, empty', () => keyboard('{Enter}'))
  await ear.hear('Type and Return', () => keyboard('farah@example.com{Enter}'))
  await ear.hear('Escape', () => keyboard('{Escape}'))
  await ear.expectHeard(
    'waitlist',
    'The dialog says its title, the refusal is said at once, the focus goes home.',
  )
})

test('a message with two fields missing, refused by the server, then sent', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  answerWith(noNetwork(), accepted())
  render(
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>,
  )
  await loadToaster()
  const ear = await listenTo()
  for (const [name, text] of [
    [/^First name/, 'Farah'],
    [/^Last name/, 'Osman'],
    [/^Subject/, 'Kajian'],
  ] as const) {
    await click(field(name))
    await paste(text)
  }
  await ear.hear('Send', () => click(button('Send message')))
  await ear.hear('Tab', () => tab())
  await ear.hear('Return', () => keyboard('{Enter}'))
  await ear.hear('Type', () => paste('farah@example.com'))
  await click(field(/^Message/))
  await paste('Boleh saya tanya tentang kajian ini?')
  await ear.hear('Send', () => click(button('Send message')))
  await ear.hear('Send again', () => click(button('Send message')))
  await ear.expectHeard(
    'message',
    'How many problems there are comes first; nothing is lost, and it says that it was sent.',
  )
  vi.mocked(console.error).mockClear()
})

test('the pitch deck: its list is chosen from by keys', async () => {
  await renderSite('/for-investors')
  const ear = await listenTo()
  const dressed = await waitFor(() => {
    const list = screen.getByRole('combobox', { name: /Investor type/ })
    expect(list.tagName).not.toBe('SELECT')
    return list
  })
  await ear.hear('Tab', () => Promise.resolve(dressed.focus()))
  await ear.hear('Return', () => keyboard('{Enter}'))
  await ear.hear('Down', () => keyboard('{ArrowDown}'))
  await ear.hear('Return', () => keyboard('{Enter}'))
  await ear.expectHeard(
    'pitch-deck',
    'The list says its name and the choices; what was chosen is its value.',
  )
})

test.for([
  ['talk', /^Malay/, /Read how/],
  ['talk-in-danger', /^A fifth talk/, /15555/],
] as const)('opened on home: %s', async ([file, beginning, end]) => {
  await renderSite('/')
  await screen.findAllByText(/^Read how/)
  const voices = within(screen.getByRole('group', { name: /Four people/ })).getAllByRole('group')
  const talk = voices.find(({ textContent }) => beginning.test(textContent))
  talk?.setAttribute('open', '')
  const ear = await listenTo(talk)
  await ear.down(end)
  await ear.expectHeard(file, 'Who speaks comes before each line; in danger it ends in numbers.')
})

test('a figure and its source', async () => {
  await routeFor('/research').preload()
  await renderSite('/')
  const ear = await listenTo()
  const [source] = screen.getAllByRole('link', { name: /^Source/ })
  if (!source) throw new Error('No figure has a source.')
  await ear.hear('Tab to the source', () => Promise.resolve(source.focus()))
  await ear.hear('Return', () => keyboard('{Enter}'))
  await ear.expectHeard(
    'source',
    'A source says who published it; the link leads to the line that names it.',
  )
})

test.for([
  ['register', '/research', 'The register', /Research trials/],
  ['fact-sheet', '/research', 'Fact sheet', /Not a diagnosis/],
  ['readers', '/safety', whoReads.readers.title, /Every word, while/],
] as const)('in rows: %s', async ([file, page, section, until]) => {
  await renderSite(page)
  const ear = await listenTo(sectionOf(section))
  await ear.down(until)
  await ear.expectHeard(file, 'What it is comes first, then row by row what stands in it.')
})

test('a page that does not exist', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderSite('/wheres/this')
  const ear = await listenTo(screen.getByRole('main'))
  await ear.down(/home/i)
  await ear.expectHeard('not-found', 'It says so, and the way home comes soon after.')
  vi.mocked(console.error).mockClear()
})

test('a change of language with words in a form', async () => {
  await renderSite('/contact')
  await click(field(/^Subject/))
  await paste('Kajian')
  const ear = await listenTo()
  await ear.hear('Tab to Malay', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    screen.getByRole('link', { name: /^Bahasa Melayu/ }).focus()
  })
  await ear.expectHeard(
    'language',
    'The words are not lost: the other language opens in a new tab, and says so.',
  )
})

test('a page that cannot be fetched', async () => {
  answerWith(noNetwork())
  const ear = await listenTo()
  render(
    <MemoryRouter>
      <PageMissing />
    </MemoryRouter>,
  )
  await screen.findByRole('alert')
  await ear.down(/Load it again/)
  await ear.expectHeard('page-missing', 'What happened, that nothing is lost, and what to press.')
})
