import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { helplineWords } from '#content/helplines.ts'
import { paths, anchors } from '#src/paths.ts'
import { showSite } from '#tests/render-site.tsx'

function header() {
  return within(screen.getByRole('banner'))
}

function footer() {
  return within(screen.getByRole('contentinfo'))
}

/** The bar's links, which come before those of the small-screen menu. */
function mainLinks() {
  const [bar] = header().getAllByRole('navigation', { name: 'Main' })
  if (!bar) throw new Error('The header has no navigation.')
  return within(bar).getAllByRole('link')
}

const shared = [...Object.values(paths), '/no-such-page'].filter(
  (address) => address !== paths.privacy && address !== paths.terms,
)

test('the header leads home, to five pages and to contact', async () => {
  await showSite('/about')
  expect(mainLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Solutions', '/solutions'],
    ['Research', '/research'],
    ['For Investors', '/for-investors'],
    ['Safety & Privacy', '/safety'],
  ])
  expect(header().getByRole('link', { name: 'Hening' })).toHaveAttribute('href', '/')
  for (const contact of header().getAllByRole('link', { name: 'Contact Us' }))
    expect(contact).toHaveAttribute('href', '/contact')
})

test('leads from the header and from the menu to people who help', async () => {
  await showSite('/about')
  expect(header().getByRole('link', { name: helplineWords.helpNow })).toHaveAttribute(
    'href',
    anchors.openToday,
  )
  const ofMenu = document.querySelectorAll(`#menu a[href="${anchors.openToday}"]`)
  expect([...ofMenu].map((link) => link.textContent)).toEqual([helplineWords.title])
})

test('marks only the page shown as current', async () => {
  await showSite('/about')
  const current = mainLinks().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['About Us'])
})

test('disables Join Waitlist in the header and in the menu', async () => {
  await showSite('/')
  for (const button of header().getAllByRole('button', { name: 'Join Waitlist' }))
    expect(button).toBeDisabled()
})

test('the menu button is a native popover, which opens without scripts', async () => {
  await showSite('/')
  const toggle = header().getByRole('button', { name: 'Open menu' })
  expect(toggle).toHaveAttribute('popovertarget', 'menu')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test.each(shared)('the footer of %s holds what the specification lists', async (address) => {
  await showSite(address)
  // The missing path is logged to the console.
  if (address === '/no-such-page') vi.mocked(console.error).mockClear()
  const links = footer().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['How It Works', '/how-it-works'],
    ['Research & Evidence', '/research'],
    ['For Users', '/for-users'],
    ['For Partners', '/for-partners'],
    ['For Investors', '/for-investors'],
    ['Safety & Privacy', '/safety'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['Malaysia +60 3-0000 0000', 'tel:+60300000000'],
    ['Singapore +65 0000 0000', 'tel:+6500000000'],
  ])
  expect(footer().getByText('Kuala Lumpur, Malaysia')).toBeVisible()
  expect(footer().getByText(`© ${new Date().getFullYear()} Hening`)).toBeVisible()
  expect(footer().getByRole('button', { name: 'Join Waitlist' })).toBeEnabled()
})

test.each([paths.privacy, paths.terms])(
  '%s has one link back to home in place of header and footer',
  async (address) => {
    await showSite(address)
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  },
)
