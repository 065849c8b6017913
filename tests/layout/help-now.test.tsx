import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { HelpNow } from '#src/layout/help-now.tsx'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => vi.useRealTimers())

function helplines(): HTMLElement[] {
  return within(screen.getByRole('region', { name: 'Need to talk to a person now?' })).getAllByRole(
    'listitem',
  )
}

/** A moment by Malaysian clocks, which are eight hours ahead of UTC all year. */
function atMalaysianTime(clock: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-21T${clock}:00+08:00`) })
}

test('four helplines stand in the same order, each a call away', () => {
  render(<HelpNow />)
  expect(helplines().map((line) => within(line).getByRole('link').getAttribute('href'))).toEqual([
    'tel:999',
    'tel:15555',
    'tel:+60376272929',
    'tel:15999',
  ])
})

test.each([
  ['07:59', 'Closed now'],
  ['08:00', 'Open now'],
  ['23:59', 'Open now'],
  ['00:00', 'Closed now'],
])('at %s in Malaysia, Talian HEAL is %s', (clock, state) => {
  atMalaysianTime(clock)
  render(<HelpNow />)
  expect(helplines()[1]).toHaveTextContent(`8 am to midnight, every day${state}`)
})

test('lines that never close are open at four in the morning', () => {
  atMalaysianTime('04:00')
  render(<HelpNow />)
  expect(screen.getAllByText('Open now')).toHaveLength(3)
})

test('without scripts every number is there, and nothing guesses the hour', () => {
  const page = renderToStaticMarkup(<HelpNow />)
  for (const phone of ['999', '15555', '03-7627 2929', '15999']) expect(page).toContain(phone)
  expect(page.match(/Open now/g)).toHaveLength(3)
  expect(page).not.toContain('Closed now')
})

test.each(['/', '/research', '/privacy', '/terms', '/contact'])(
  'the helplines are on %s',
  async (address) => {
    await renderSite(address)
    expect(helplines()).toHaveLength(4)
  },
)
