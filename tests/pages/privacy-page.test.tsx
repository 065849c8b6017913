import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => void vi.useRealTimers())

async function showPrivacy() {
  await renderSite('/privacy')
  return within(screen.getByRole('main'))
}

test('the privacy policy stands without header and footer, with a way back at the top and at the end', async () => {
  await showPrivacy()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy')
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  const back = screen.getAllByRole('link', { name: 'Back to home' })
  expect(back.map((link) => link.getAttribute('href'))).toEqual(['/', '/'])
})

test('last updated is the current date, and beside it stand the version and its own date', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  const main = await showPrivacy()
  const dates = main.getByText(/Last updated:/)
  expect(dates).toHaveTextContent('Last updated: 3 February 2031')
  expect(dates).toHaveTextContent('Version 1.0, in force since 21 November 2026.')
})

test('every section can be reached from the contents', async () => {
  const main = await showPrivacy()
  const contents = main.getByRole('navigation', { name: 'On this page' })
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'))
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    main
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .filter((title) => title !== 'Need to talk to a person now?'),
  )
})

test('the law asks for both languages: the summary in Malay is marked as Malay', async () => {
  const main = await showPrivacy()
  const summary = main.getByRole('region', { name: 'Ringkasan dalam Bahasa Malaysia' })
  expect(summary).toHaveAttribute('lang', 'ms')
  expect(summary).toHaveTextContent('24 bulan')
})

test('the notice says what is kept, how long, and how to have it deleted', async () => {
  const main = await showPrivacy()
  const kept = main.getByRole('region', { name: 'How long we keep it' })
  expect(kept).toHaveTextContent('Waitlist24 months after you join.')
  const rights = within(main.getByRole('region', { name: 'Your rights, and how to use them' }))
  expect(rights.getAllByRole('term').map((right) => right.textContent)).toEqual([
    'Access',
    'Correct',
    'Delete',
    'Withdraw',
    'Limit',
    'Move',
  ])
  expect(rights.getByRole('link', { name: 'privacy@example.com' })).toHaveAttribute(
    'href',
    'mailto:privacy@example.com',
  )
})

test('session data of the planned platform is kept up to 7 years unless deletion is requested', async () => {
  const main = await showPrivacy()
  expect(main.getByRole('region', { name: 'The planned platform' })).toHaveTextContent(
    'for up to 7 years, unless you ask for deletion',
  )
})

test('crisis lines and the state of the product are on the legal pages too', async () => {
  const main = await showPrivacy()
  expect(main.getByRole('link', { name: /^Call Emergency/ })).toHaveAttribute('href', 'tel:999')
  expect(main.getByText(/It is not for sale, not registered as a medical device/)).toBeVisible()
})
