import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '#src/content/facts.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

const path = '/for-investors'

function section(name: string) {
  return within(sectionOf(name))
}

function headings(level: number, within_: ReturnType<typeof section>) {
  return within_.getAllByRole('heading', { level }).map((heading) => heading.textContent)
}

test('the hero says how many there are, and leads to the request form', async () => {
  await renderSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'For investors Over 33 million people. Only 500 psychiatrists.',
  )
  const link = screen.getByRole('link', { name: 'Request Our Pitch Deck' })
  const target = link.getAttribute('href') ?? ''
  expect(document.querySelector(target)).toContainElement(
    screen.getByRole('heading', { name: 'Request Our Pitch Deck' }),
  )
})

test('the page tells story, opportunity, advantage and team, and asks for the request', async () => {
  await renderSite(path)
  expect(headings(2, within(screen.getByRole('main')))).toEqual([
    'More Than An App',
    'Estimated market size',
    'Competitive advantage',
    'Team expertise',
    'Request Our Pitch Deck',
  ])
})

test('there are six opportunities, and the market is our own estimate', async () => {
  await renderSite(path)
  const opportunities = section('Estimated market size')
  expect(headings(3, opportunities)).toEqual([
    'Investment opportunity',
    'Market opportunity',
    'Scalable model',
    'Clinical and regulatory edge',
    'Impact and returns',
    'Pipeline development',
  ])
  expect(opportunities.getByText('$2.4B')).toBeVisible()
  expect(opportunities.getByText(/over 4 million Malaysians live with/)).toBeVisible()
  expect(opportunities.getByText(/RM250 or more/)).toBeVisible()
  expect(opportunities.getByText(/^Our own estimate/)).toBeVisible()
})

test('the advantage is a market position and a future pipeline of four steps', async () => {
  await renderSite(path)
  const advantage = section('Competitive advantage')
  expect(headings(3, advantage)).toEqual(['Market position', 'Future pipeline'])
  expect(advantage.getAllByRole('listitem')).toHaveLength(4)
  expect(advantage.getByText('தமிழ்')).toHaveAttribute('lang', 'ta')
})

test('each step of the pipeline says what it follows, and promises no date', async () => {
  await renderSite(path)
  for (const step of section('Competitive advantage').getAllByRole('listitem')) {
    expect(step).toHaveTextContent(/^(?:Now|Next|Then|Later)/)
    expect(step).not.toHaveTextContent(/\d/)
  }
})

test('what the company has not published has no row', async () => {
  await renderSite(path)
  expect(company.fundingStage).toBeNull()
  const rows = section('Team expertise').getAllByRole('term')
  expect(rows.map((row) => row.textContent)).toEqual(['Company', 'Company number'])
})

test('the team’s expertise is a list of six', async () => {
  await renderSite(path)
  expect(section('Team expertise').getAllByRole('listitem')).toHaveLength(6)
})

test('beside the form stand what comes, the highlights and whom to write to', async () => {
  await renderSite(path)
  const request = section('Request Our Pitch Deck')
  expect(request.getByRole('button', { name: /^Request/ })).toBeEnabled()
  expect(request.getByRole('heading', { level: 3, name: "What You'll Receive" })).toBeVisible()
  for (const item of ['Pitch deck', 'Technology overview', 'Team profiles']) {
    expect(request.getByText(item).closest('li')).toBeVisible()
  }
  expect(request.getByRole('heading', { level: 3, name: 'Investment highlights' })).toBeVisible()
  expect(request.getByRole('heading', { level: 3, name: 'Direct contact' })).toBeVisible()
  expect(request.getByText('Investor relations aims to answer within 24 hours.')).toBeVisible()
  // One is beside the form, one in it for browsers without scripts.
  const addresses = request.getAllByRole('link', { name: 'investors@example.com' })
  expect(addresses).toHaveLength(2)
  for (const address of addresses) {
    expect(address).toHaveAttribute('href', 'mailto:investors@example.com')
  }
})
