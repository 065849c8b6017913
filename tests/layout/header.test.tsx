import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '#tests/render-site.tsx'

function header() {
  return within(screen.getByRole('banner'))
}

/** It stands before that of the small-screen menu. */
function mainLinks() {
  const [bar] = header().getAllByRole('navigation', { name: 'Main' })
  if (!bar) throw new Error('The header has no navigation.')
  return within(bar).getAllByRole('link')
}

test('the header leads to five pages, to contact and home', async () => {
  await renderSite('/about')
  expect(mainLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Solutions', '/solutions'],
    ['Research', '/research'],
    ['For Investors', '/for-investors'],
    ['Safety & Privacy', '/safety'],
  ])
  expect(header().getByRole('link', { name: /home$/ })).toHaveAttribute('href', '/')
  for (const contact of header().getAllByRole('link', { name: 'Contact Us' })) {
    expect(contact).toHaveAttribute('href', '/contact')
  }
})

test('only the page shown is marked as current', async () => {
  await renderSite('/about')
  const current = mainLinks().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['About Us'])
})

test('Join Waitlist is disabled in the header and in the menu', async () => {
  await renderSite('/')
  const buttons = header().getAllByRole('button', { name: 'Join Waitlist' })
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) expect(button).toBeDisabled()
})

test('the menu button works by itself: it names the menu it opens', async () => {
  await renderSite('/')
  const toggle = header().getByRole('button', { name: 'Open menu' })
  expect(toggle).toHaveAttribute('popovertarget', 'menu')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the menu is not the details of its button, which readers would tell as it opens', async () => {
  await renderSite('/')
  expect(header().getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-details', '')
})

test('numbers and address at the foot have whose they are in one name, with its spaces', async () => {
  await renderSite('/')
  const foot = within(screen.getByRole('contentinfo'))
  for (const start of ['Call Malaysia +', 'Call Singapore +', 'Email ']) {
    const [link] = foot.getAllByRole('link', { name: new RegExp(`^${start.replace('+', '\\+')}`) })
    expect(link).toHaveAttribute('aria-label', expect.stringContaining(start))
  }
})

test('privacy and terms have no header navigation', async () => {
  await renderSite('/privacy')
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
})
