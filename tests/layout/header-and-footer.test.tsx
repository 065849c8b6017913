import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { helplineWords } from '#content/helplines.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { sectionPaths } from '#src/paths.ts'
import { showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => void vi.useRealTimers())

function header() {
  return within(screen.getByRole('banner'))
}

/** The bar's links, which come before those of the small-screen menu. */
function mainLinks() {
  const [bar] = header().getAllByRole('navigation', { name: 'Main' })
  if (!bar) throw new Error('The header has no navigation.')
  return within(bar).getAllByRole('link')
}

test('links to home, five pages and contact, the last from the menu too', () => {
  showPage('/about')
  expect(mainLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Solutions', '/solutions'],
    ['Research', '/research'],
    ['For Investors', '/for-investors'],
    ['Safety & Privacy', '/safety'],
  ])
  expect(header().getByRole('link', { name: BRAND.name })).toHaveAttribute('href', '/')
  const contact = header().getAllByRole('link', { name: 'Contact Us', hidden: true })
  expect(contact.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact'])
})

test('links from the header and from the menu to people who help', () => {
  showPage('/about')
  expect(header().getByRole('link', { name: helplineWords.helpNow })).toHaveAttribute(
    'href',
    sectionPaths.openToday,
  )
  const ofMenu = document.querySelectorAll(`#menu a[href="${sectionPaths.openToday}"]`)
  expect([...ofMenu].map((link) => link.textContent)).toEqual([helplineWords.title])
})

test('marks only the page shown as current', () => {
  showPage('/about')
  const current = mainLinks().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['About Us'])
})

test('marks Contact Us as current in the header and in the menu', () => {
  showPage('/contact')
  const links = header().getAllByRole('link', { name: 'Contact Us', hidden: true })
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', 'page'])
})

test('disables Join Waitlist in the header and in the menu', () => {
  showPage('/about')
  const buttons = header().getAllByRole('button', { name: 'Join Waitlist', hidden: true })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button).toBeDisabled()
})

test('shows the current year in the footer', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  await renderSite('/about')
  expect(document.querySelector('footer')).toHaveTextContent(`© 2031 ${BRAND.name}`)
})
