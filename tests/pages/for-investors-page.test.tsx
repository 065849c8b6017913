import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '#src/content/facts.ts'
import { headingsIn, section, sectionOf, showSite } from '#tests/render-site.tsx'

const path = '/for-investors'

test('leads from the hero to the request form', async () => {
  await showSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^For investors/)
  const link = screen.getByRole('link', { name: 'Request Our Pitch Deck' })
  const target = link.getAttribute('href') ?? ''
  expect(document.querySelector(target)).toContainElement(
    screen.getByRole('heading', { name: 'Request Our Pitch Deck' }),
  )
})

test('tells the story', async () => {
  await showSite(path)
  expect(sectionOf('More Than An App')).toBeVisible()
})

test('shows six opportunities, and calls the market size its own estimate', async () => {
  await showSite(path)
  const opportunities = section('Estimated market size')
  expect(headingsIn(sectionOf('Estimated market size'), 3)).toEqual([
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
  expect(opportunities.getByText(/^We estimated the figure ourselves/)).toBeVisible()
})

test('names market position and future pipeline as advantages', async () => {
  await showSite(path)
  const advantage = section('Competitive advantage')
  expect(headingsIn(sectionOf('Competitive advantage'), 3)).toEqual([
    'Market position',
    'Future pipeline',
  ])
  expect(advantage.getByText('தமிழ்')).toHaveAttribute('lang', 'ta')
})

test('lists six fields of expertise', async () => {
  await showSite(path)
  expect(section('Team expertise').getAllByRole('listitem')).toHaveLength(6)
})

test('says beside the form what comes, the highlights and whom to write to', async () => {
  await showSite(path)
  const request = section('Request Our Pitch Deck')
  expect(request.getByRole('button', { name: /^Request/ })).toBeEnabled()
  expect(request.getByRole('heading', { level: 3, name: "What You'll Receive" })).toBeVisible()
  for (const item of ['Pitch deck', 'Technology overview', 'Team profiles']) {
    expect(request.getByText(item).closest('li')).toBeVisible()
  }
  expect(request.getByRole('heading', { level: 3, name: 'Investment highlights' })).toBeVisible()
  expect(request.getByRole('heading', { level: 3, name: 'Direct contact' })).toBeVisible()
  expect(
    request.getByText('Our investor relations team aims to answer within 24 hours.'),
  ).toBeVisible()
  expect(request.getByRole('link', { name: company.investors })).toHaveAttribute(
    'href',
    `mailto:${company.investors}`,
  )
})
