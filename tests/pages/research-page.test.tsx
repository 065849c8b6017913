import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { research } from '#content/research.ts'
import { figures } from '#src/content/facts.ts'
import { renderSite } from '#tests/render-site.tsx'

test('the research page shows its evidence foundation, its key insights and two ways in', async () => {
  await renderSite('/research')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Evidence foundation',
    'Key insights',
    research.participate.title,
    research.partner.title,
  ])
})

test('Participate in Research leads to the contact page', async () => {
  await renderSite('/research')
  expect(screen.getByRole('link', { name: 'Participate in Research' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('Partner With Us leads to the page for partners', async () => {
  await renderSite('/research')
  expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/for-partners',
  )
})

test('every insight shows its figure with its source and year', async () => {
  await renderSite('/research')
  const insights = within(screen.getByRole('region', { name: 'Key insights' }))
  const rows = insights.getAllByRole('listitem')
  expect(rows).toHaveLength(research.insights.list.length)
  for (const [index, { figure }] of research.insights.list.entries()) {
    const { text, source } = figures[figure]
    expect(rows[index]).toHaveTextContent(text)
    expect(rows[index]).toHaveTextContent(`Source: ${source.publisher}, ${source.year}`)
  }
})

test('the research page says that the work is in trials', async () => {
  await renderSite('/research')
  expect(within(screen.getByRole('main')).getByText('In research trials')).toBeVisible()
})
