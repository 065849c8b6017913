import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { helplines, malaysianLines, type Helpline } from '#src/content/helplines.ts'
import { HelpNow } from '#src/layout/help-now.tsx'
import { isOpen } from '#src/layout/clock.ts'
import { paths, places } from '#src/paths.ts'
import { App } from '#src/start/app.tsx'
import { routeFor } from '#src/start/routes.tsx'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => vi.useRealTimers())

function helpNow() {
  return within(screen.getByRole('region', { name: 'Need to talk to a person now?' }))
}

/** Malaysia is eight hours ahead of UTC all year. */
function atMalaysianTime(clock: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-21T${clock}+08:00`) })
}

test('four helplines stand in the same order, each a call away', () => {
  render(<HelpNow />)
  expect(
    helpNow()
      .getAllByRole('link', { name: /^Call/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:999', 'tel:+60376272929', 'tel:15999', 'tel:15555'])
})

test.each([
  ['07:59:59', 'Closed. Opens 8 am.'],
  ['08:00:00', 'Open until midnight'],
  ['23:59:59', 'Open until midnight'],
  ['00:00:00', 'Closed. Opens 8 am.'],
])('at %s in Malaysia, Talian HEAL says: %s', (clock, state) => {
  atMalaysianTime(clock)
  render(<HelpNow />)
  expect(helpNow().getByRole('link', { name: /15555/ })).toHaveAccessibleName(
    `Call 15555 Talian HEAL ${state}`,
  )
})

test('one timer for the page: hours change as the minute does, and when a phone wakes up', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:30+08:00') })
  await routeFor('/about').preload()
  render(
    <MemoryRouter initialEntries={['/about']}>
      <App />
    </MemoryRouter>,
  )
  const heal = () => helpNow().getByRole('link', { name: /15555/ })
  expect(heal()).toHaveAccessibleName(/Open until midnight/)
  expect(vi.getTimerCount()).toBe(1)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(heal()).toHaveAccessibleName(/Closed\. Opens 8 am\./)
  // A phone sleeps until the morning: the clock goes on, timers do not.
  vi.setSystemTime(new Date('2026-11-22T08:00:10+08:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(heal()).toHaveAccessibleName(/Open until midnight/)
  expect(vi.getTimerCount()).toBe(1)
})

test('at every hour 999 comes first, and open lines before closed ones', () => {
  const lines = malaysianLines.map((id): Helpline => helplines[id])
  expect(malaysianLines[0]).toBe('emergency')
  for (let minute = 0; minute < 24 * 60; minute++) {
    const open = lines.map(({ hours }) => isOpen(hours, minute))
    expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('hours that go past midnight are right on both sides of it', () => {
  const lateLine = { opens: 18, closes: 2 }
  const open = [17 * 60 + 59, 18 * 60, 23 * 60 + 59, 0, 2 * 60 - 1, 2 * 60].map((minute) =>
    isOpen(lateLine, minute),
  )
  expect(open).toEqual([false, true, true, true, true, false])
})

test('lines that never close say so at four in the morning', () => {
  atMalaysianTime('04:00:00')
  render(<HelpNow />)
  expect(helpNow().getAllByText('Open now, 24 hours')).toHaveLength(3)
})

test('without scripts every number stands with its hours, and nothing guesses the time', () => {
  const page = renderToStaticMarkup(<HelpNow />)
  for (const phone of ['999', '15555', '03-7627 2929', '15999']) expect(page).toContain(phone)
  expect(page).toContain('8 am to midnight')
  expect(page).not.toMatch(/Open now|Open until|Closed/)
})

test('danger leads to 999, thoughts of suicide to people who listen', () => {
  render(<HelpNow />)
  const [danger, listeners] = helpNow().getAllByRole('listitem')
  expect(danger).toHaveTextContent(/999.*may not be safe/)
  expect(listeners).toHaveTextContent(/03-7627 2929.*listen, about suicide too/)
})

test.each(['/', '/research', '/privacy', '/terms', '/contact'])(
  'the helplines are on %s',
  async (address) => {
    await renderSite(address)
    expect(helpNow().getAllByRole('listitem')).toHaveLength(4)
  },
)

test.each(Object.values(paths))(
  'from %s one tap calls a line that answers at 3 a.m., one leads to help for somebody else',
  async (address) => {
    await renderSite(address)
    const answering = malaysianLines
      .filter((id) => id !== 'emergency' && isOpen(helplines[id].hours, 3 * 60))
      .map((id) => `tel:${helplines[id].phone.dial}`)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(answering))
    expect(links).toContain(places.worried)
  },
)
