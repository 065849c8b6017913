import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '#src/content/facts/company.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'

const path = '/for-investors'

test('leads from the hero to the request form', () => {
  showPage(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^For investors/)
  const link = screen.getByRole('link', { name: 'Request Our Pitch Deck' })
  const target = link.getAttribute('href') ?? ''
  expect(document.querySelector(target)).toContainElement(
    screen.getByRole('heading', { name: 'Request Our Pitch Deck' }),
  )
})

test('says in the story why now, and links to the trial that it names', () => {
  showPage(path)
  const story = section('More Than An App')
  expect(headingsIn(sectionOf('More Than An App'), 3)).toEqual(['Why now'])
  expect(story.getByRole('link', { name: 'Heinz, 2025' })).toHaveAttribute(
    'href',
    '/research#studies',
  )
})

test('shows six opportunities below the estimated market, and links to the national survey', () => {
  showPage(path)
  const market = '$2.4B estimated market opportunity'
  expect(headingsIn(sectionOf(market), 3)).toEqual([
    'Investment opportunity',
    'Market opportunity',
    'Scalable model',
    'Clinical and regulatory edge',
    'Impact and returns',
    'Pipeline development',
  ])
  expect(section(market).getByText(/^Over 4 million Malaysians live with/)).toBeVisible()
  expect(section(market).getByText(/RM250 or more/)).toBeVisible()
  expect(section(market).getByText('Each diamond is one million people.')).toBeVisible()
  expect(
    section(market).getByRole('link', { name: 'National Health and Morbidity Survey, 2015' }),
  ).toBeVisible()
})

test('names market position, future pipeline and team expertise as advantages', () => {
  showPage(path)
  const advantage = section('Competitive advantage')
  expect(headingsIn(sectionOf('Competitive advantage'), 3)).toEqual([
    'Market position',
    'Future pipeline',
    'Team expertise',
  ])
  expect(headingsIn(sectionOf('Competitive advantage'), 4)).toEqual([
    'Now',
    'Next',
    'Then',
    'Later',
  ])
  expect(advantage.getByText('தமிழ்')).toHaveAttribute('lang', 'ta')
})

test('lists six fields of expertise', () => {
  showPage(path)
  const list = screen.getByText('Health partnerships').closest('ul') ?? document.body
  expect(within(list).getAllByRole('listitem')).toHaveLength(6)
})

test('says beside the form what comes, the highlights and whom to write to', () => {
  showPage(path)
  const request = section('Request Our Pitch Deck')
  expect(request.getByRole('button', { name: /^Request/ })).toBeEnabled()
  expect(request.getByRole('heading', { level: 3, name: "What You'll Receive" })).toBeVisible()
  for (const item of ['Pitch deck', 'Technology overview', 'Team profiles']) {
    expect(request.getByText(item).closest('li')).toBeVisible()
  }
  expect(request.getByRole('heading', { level: 3, name: 'Investment highlights' })).toBeVisible()
  expect(request.getByRole('heading', { level: 3, name: 'Direct contact' })).toBeVisible()
  expect(request.getByText('Investor relations answers within 24 hours.')).toBeVisible()
  expect(request.getByRole('link', { name: company.investors })).toHaveAttribute(
    'href',
    `mailto:${company.investors}`,
  )
})

test('says below the form that nothing here offers securities, and links to those terms', () => {
  showPage(path)
  const offer = section('Request Our Pitch Deck').getByText(/^Nothing on this page offers/)
  expect(within(offer).getByRole('link')).toHaveAttribute('href', '/terms#figures-and-plans')
})

test('says once that it is not registered, and marks what is planned', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(within(main).getAllByText(/not registered as a medical device/)).toHaveLength(1)
  expect(within(main).queryAllByText('Planned')).toHaveLength(
    plannedAmong('device', 'device', 'launch', 'launch', 'pilots', 'region', 'region'),
  )
})
