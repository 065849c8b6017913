import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from '#tests/render-site.tsx'

const path = '/safety'

function section(name: string) {
  return within(screen.getByRole('region', { name }))
}

test('the hero reads Your Well-Being, Protected by Design', async () => {
  await renderSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Your Well-Being, Protected by Design$/,
  )
})

test('the sentence that turns into stitches is read out whole, once', async () => {
  await renderSite(path)
  const said = screen
    .getAllByText(/^I have never said this out loud/)
    .filter((element) => element.closest('[aria-hidden]') === null)
  expect(said.map((element) => element.textContent)).toEqual([
    'I have never said this out loud, not even at home, not to anyone at all.',
  ])
})

test('there are four commitments, each with how far it has got', async () => {
  await renderSite(path)
  const commitments = section('Four commitments')
  expect(commitments.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Data protection',
    'Crisis detection',
    'Ethical AI',
    'User control',
  ])
  expect(commitments.getAllByText(/^(Built|In research trials|Planned)$/)).toHaveLength(4)
})

test('data protection and privacy: the act, and four things a person can do', async () => {
  await renderSite(path)
  const privacy = section('Data protection and privacy')
  expect(
    privacy.getByRole('heading', { name: 'Compliance with the Personal Data Protection Act' }),
  ).toBeVisible()
  expect(privacy.getAllByRole('heading', { level: 4 }).map((h) => h.textContent)).toEqual([
    'Access',
    'Delete',
    'Download',
    'Opt out',
  ])
  expect(privacy.getByText(/^Request deletion/)).toBeVisible()
  expect(privacy.getByText(/conversation history/)).toBeVisible()
  expect(privacy.getByText(/out of data analysis/)).toBeVisible()
  expect(privacy.getByText(/up to 7 years, unless you ask/)).toBeVisible()
  expect(privacy.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('the accessibility statement says what is aimed at, tested and missing, and whom to write to', async () => {
  await renderSite(path)
  const statement = section('Accessibility statement')
  expect(statement.getByText(/WCAG 2\.2 level AA/)).toBeVisible()
  expect(statement.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'If something stops you',
    'How it is tested',
    'What is missing',
  ])
  expect(statement.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
})

test('999 can be called with one tap, and the other lines are one link away', async () => {
  await renderSite(path)
  const crisis = section('In danger now?')
  expect(crisis.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  const others = crisis.getByRole('link', { name: 'Other numbers, with their hours' })
  expect(document.querySelector(others.getAttribute('href') ?? '')).toBeVisible()
})
