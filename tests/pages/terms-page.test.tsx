import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { editions } from '#content/editions.ts'
import { helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { sectionPaths } from '#src/paths.ts'
import { section, sectionOf, showPage } from '#tests/built-page.ts'

function showTerms() {
  showPage('/terms')
  return within(screen.getByRole('main'))
}

test('lists 999 and the crisis helplines as tel: links, and help for relatives', () => {
  showTerms()
  const crisis = section('In a crisis')
  expect(crisis.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...malaysianLines.map((id) => `tel:${helplines[id].phone.dial}`),
    sectionPaths.openToday,
    sectionPaths.worried,
  ])
})

test('has the day of the build as last updated before scripts run, and the edition in force', () => {
  const [{ version }] = editions.terms
  const dates = showTerms().getByText(/^The text is version /).parentElement
  expect(dates).toHaveTextContent(/^Last updated: \d{1,2} [A-Z][a-z]+ \d{4} /)
  expect(dates).toHaveTextContent(`The text is version ${version}, in force unchanged since`)
})

test('links to the privacy policy', () => {
  const main = showTerms()
  expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
})

test('limits liability to the amount paid in the 12 months before', () => {
  showTerms()
  expect(sectionOf('What we are liable for')).toHaveTextContent(
    'the most we will pay is the amount you paid us in the 12 months before your claim',
  )
})
