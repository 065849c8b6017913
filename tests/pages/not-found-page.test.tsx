import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '#src/start/app.tsx'
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
})

test('leads on to help, users, how it works and contact', async () => {
  await showMissing('/no-such-page')
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/for-users#open-today',
    '/for-users',
    '/how-it-works',
    '/contact',
  ])
})

test('repairs the zero on a click, with a button that screen readers and Tab skip', async () => {
  await showMissing('/no-such-page')
  const repair = within(screen.getByRole('main')).getByRole('button', { hidden: true })
  expect(repair).toHaveAttribute('tabindex', '-1')
  const before = screen.getByRole('main').innerHTML
  await userEvent.click(repair)
  expect(screen.getByRole('main').innerHTML).not.toBe(before)
})

test('logs the missing path once, without query and hash', async () => {
  const lines = await showMissing('/no-such-page?email=a@b.co#secret')
  expect(lines).toEqual(['Page not found: /no-such-page'])
})

test('logs the path once in strict mode too, where React runs every effect twice', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/gone']}>
        <App />
      </MemoryRouter>
    </StrictMode>,
  )
  await screen.findByText('Oops! Page not found')
  expect(takeLoggedLines()).toEqual(['Page not found: /gone'])
})

test('does not show the missing path', async () => {
  await showMissing('/no-such-page')
  expect(document.body).not.toHaveTextContent('no-such-page')
})
