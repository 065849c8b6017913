import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { helplineWords } from '#content/helplines.ts'
import { sectionPaths } from '#src/paths.ts'
import { showSite } from '#tests/render-site.tsx'

function header() {
  return within(screen.getByRole('banner'))
}

/** The bar's links, which come before those of the small-screen menu. */
function mainLinks() {
  const [bar] = header().getAllByRole('navigation', { name: 'Main' })
  if (!bar) throw new Error('The header has no navigation.')
  return within(bar).getAllByRole('link')
}

test('leads from the header home, to five pages and to contact', async () => {
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
    sectionPaths.openToday,
  )
  const ofMenu = document.querySelectorAll(`#menu a[href="${sectionPaths.openToday}"]`)
  expect([...ofMenu].map((link) => link.textContent)).toEqual([helplineWords.title])
})

test('marks only the page shown as current', async () => {
  await showSite('/about')
  const current = mainLinks().filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['About Us'])
})

test('disables Join Waitlist in the header and in the menu', async () => {
  await showSite('/about')
  for (const button of header().getAllByRole('button', { name: 'Join Waitlist' }))
    expect(button).toBeDisabled()
})

test('shows the current year in the footer', async () => {
  await showSite('/about')
  expect(document.querySelector('footer')).toHaveTextContent(`© ${new Date().getFullYear()} Hening`)
})
