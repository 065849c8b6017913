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

test('an unknown address shows 404, says so, and leads back home', async () => {
  await showMissing('/no-such-page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404')
  expect(screen.getByText('Oops! Page not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
})

test('its numbers answer at 3 a.m., too, and it leads to help for somebody else', async () => {
  await showMissing('/no-such-page')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining([
      'tel:999',
      'tel:+60376272929',
      '/for-users#open-today',
      '/for-users#worried',
    ]),
  )
})

test('it leads to help, to who it is for, how it works and us, too', async () => {
  await showMissing('/no-such-page')
  const main = within(screen.getByRole('main'))
  for (const [name, href] of [
    ['Where to get help', '/for-users#open-today'],
    ['For Users', '/for-users'],
    ['How It Works', '/how-it-works'],
    ['Contact Us', '/contact'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('the stitch that fell out of the zero can be put back, and is no stop for a reader', async () => {
  await showMissing('/no-such-page')
  const repair = within(screen.getByRole('main')).getByRole('button', { hidden: true })
  expect(repair).toHaveAttribute('tabindex', '-1')
  const before = screen.getByRole('main').innerHTML
  await userEvent.click(repair)
  expect(screen.getByRole('main').innerHTML).not.toBe(before)
})

test('the missing path is logged once, without what follows it', async () => {
  const lines = await showMissing('/no-such-page?email=a@b.co#secret')
  expect(lines).toEqual(['Page not found: /no-such-page'])
})

test('it is logged once in development too, where React runs every effect twice', async () => {
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

test('the page does not repeat the path that was asked for', async () => {
  await showMissing('/no-such-page')
  expect(document.body).not.toHaveTextContent('no-such-page')
})
