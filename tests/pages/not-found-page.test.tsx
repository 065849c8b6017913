import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '#tests/render-site.tsx'

/** The logged paths would fail the test (tests/setup.ts). */
function takeLoggedLines() {
  const log = vi.mocked(console.error)
  const lines = log.mock.calls.map((words) => words.join(' '))
  log.mockClear()
  return lines
}

async function showMissing(address: string) {
  vi.mocked(console.error).mockImplementation(() => undefined)
  await renderSite(address)
  return takeLoggedLines()
}

test('shows 404 and leads back home', async () => {
  await showMissing('/no-such-page')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('404')
  expect(main.getByText('Oops! Page not found')).toBeVisible()
  expect(main.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/')
  expect(main.getByRole('link', { name: 'Help now' })).toHaveAttribute(
    'href',
    '/for-users#open-today',
  )
})

test('logs the missing path once, without query and hash, and does not show it', async () => {
  const lines = await showMissing('/no-such-page?email=a@b.co#secret')
  expect(lines).toEqual(['Page not found: /no-such-page'])
  expect(document.body).not.toHaveTextContent('no-such-page')
})
