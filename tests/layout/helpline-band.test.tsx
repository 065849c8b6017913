import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { leaving } from '#content/leaving.ts'
import { helplines, malaysianLines, type Helpline } from '#src/content/facts/helplines.ts'
import { isHelplineOpen } from '#src/sections/helplines.tsx'
import { paths } from '#src/paths.ts'
import { showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => vi.useRealTimers())

function helpNow() {
  return within(screen.getByRole('region', { name: 'Need someone now?' }))
}

function heal() {
  return helpNow().getByRole('link', { name: '15555' }).closest('li')
}

/** Malaysia is eight hours ahead of UTC all year. */
function malaysian(day: string, clock: string): Date {
  return new Date(`${day}T${clock}+08:00`)
}

test('lists four helplines in their order', () => {
  showPage('/about')
  const numbers = helpNow()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => address?.startsWith('tel:'))
  // By hand: other tests take the numbers from the facts, so that a wrong one there fails here.
  expect(numbers).toEqual(['tel:999', 'tel:+60376272929', 'tel:15999', 'tel:15555'])
})

test('says whether Talian HEAL is open beside its hours, by the minute and when a phone wakes up', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: malaysian('2026-11-21', '07:59:59') })
  await renderSite('/about')
  expect(heal()).toHaveTextContent('Closed now, open 8 a.m. to midnight')
  expect(helpNow().getAllByText('Open now, 24 hours')).toHaveLength(3)
  vi.useFakeTimers({ now: malaysian('2026-11-21', '08:00:00') })
  const wakeUp = () =>
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  wakeUp()
  expect(heal()).toHaveTextContent('Open now, 8 a.m. to midnight')
  vi.setSystemTime(malaysian('2026-11-21', '23:59:30'))
  wakeUp()
  expect(heal()).toHaveTextContent('Open now, 8 a.m. to midnight')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(heal()).toHaveTextContent('Closed now, open 8 a.m. to midnight')
})

test('lists 999 first, and open lines before closed ones, at every hour', () => {
  const lines = malaysianLines.map((id): Helpline => helplines[id])
  expect(malaysianLines[0]).toBe('emergency')
  for (let minute = 0; minute < 24 * 60; minute++) {
    const open = lines.map(({ hours }) => isHelplineOpen(hours, minute))
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)))
  }
})

test('shows hours, and no guess whether a line is open, in the built HTML', () => {
  showPage('/about')
  expect(heal()).toHaveTextContent('8 a.m. to midnight')
  expect(helpNow().queryByText(/Open now|Closed now/)).toBeNull()
})

test('leaves the numbers before the footer out where the page itself lists them', () => {
  showPage(paths.forUsers)
  expect(document.querySelector('#help-now')).toBeNull()
  expect(document.querySelector('#open-today a[href="tel:999"]')).not.toBeNull()
})

test.each([paths.about, paths.privacy])(
  'describes Leave quickly by what it cannot clear on %s',
  (address) => {
    showPage(address)
    expect(screen.getByRole('link', { name: leaving.link })).toHaveAccessibleDescription(
      leaving.limits,
    )
  },
)
