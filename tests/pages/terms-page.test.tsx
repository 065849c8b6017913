import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { helplines, malaysianLines } from '#src/content/facts/helplines.ts'
import { sectionPaths } from '#src/paths.ts'
import { section, sectionOf, showSite } from '#tests/render-site.tsx'

async function showTerms() {
  await showSite('/terms')
  return within(screen.getByRole('main'))
}

test('lists 999 and the crisis helplines as tel: links, and help for relatives', async () => {
  await showTerms()
  const crisis = section('In a crisis')
  expect(crisis.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...malaysianLines.map((id) => `tel:${helplines[id].phone.dial}`),
    sectionPaths.openToday,
    sectionPaths.worried,
  ])
})

test('links to the privacy policy', async () => {
  const main = await showTerms()
  expect(main.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
})

test('limits liability to the amount paid in the 12 months before', async () => {
  await showTerms()
  expect(sectionOf('What we are liable for')).toHaveTextContent(
    'the most we will pay is the amount you paid us in the 12 months before your claim',
  )
})
