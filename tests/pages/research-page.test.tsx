import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { factSheet } from '#content/fact-sheet.ts'
import { figureTexts } from '#content/figures.ts'
import { registerWords } from '#content/register.ts'
import { research } from '#content/research.ts'
import { figureNotes, figureWordings } from '#content/sources.ts'
import { studyWords } from '#content/studies.ts'
import { renderSite, section, showSite } from '#tests/render-site.tsx'
import { factRows, figures, numberOf, published, sources } from '#src/content/facts.ts'
import { claimsThatAre, register, statuses } from '#src/content/register.ts'
import { studies } from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { routeFor } from '#src/start/routes.tsx'

test('fills in the subject on the contact page after Participate in Research', async () => {
  await routeFor('/contact').preload()
  await renderSite('/research')
  const link = screen.getByRole('link', { name: 'Participate in Research' })
  expect(link).toHaveAttribute('href', '/contact')
  fireEvent.click(link)
  expect(await screen.findByDisplayValue(research.hero.subject)).toHaveAccessibleName(/^Subject/)
})

test('links Partner With Us to the page for partners', async () => {
  await showSite('/research')
  expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/for-partners',
  )
})

test('gives each study its journal and DOI, what it tried and found, and its limit', async () => {
  await showSite('/research')
  const evidence = section('Evidence foundation')
  for (const id of keysOf(studies)) {
    const { author, year, journal, doi } = studies[id]
    const { tried, found, limit } = studyWords[id]
    const link = evidence.getByRole('link', { name: `${author} et al. ${year}` })
    expect(link).toHaveAttribute('href', `https://doi.org/${doi}`)
    for (const words of [journal, tried, found, limit]) {
      expect(link.closest('li')).toHaveTextContent(words)
    }
  }
})

test('shows every insight with its figure, source and year', async () => {
  await showSite('/research')
  const rows = section('Key insights').getAllByRole('listitem')
  const ids = keysOf(research.insights.list)
  expect(rows).toHaveLength(ids.length)
  for (const [index, id] of ids.entries()) {
    expect(rows[index]).toHaveTextContent(figureTexts[id])
    for (const source of figures[id].sources) {
      expect(rows[index]).toHaveTextContent(`Source ${numberOf(source)}, ${sources[source].year}`)
    }
  }
})

test('lists every claim of the site in the group of its status', async () => {
  await showSite('/research')
  for (const status of statuses) {
    const count = registerWords.groups[status].count(claimsThatAre(status).length)
    expect(screen.getByRole('heading', { name: count })).toBeVisible()
  }
  for (const id of keysOf(register)) {
    const row = document.getElementById(`claim-${id}`)
    expect(row).toHaveTextContent(registerWords.claims[id])
    expect(row?.closest('details')?.id).toBe(`register-${register[id].status}`)
  }
})

test('says of every figure in the fact sheet what it does not mean and how to cite it', async () => {
  await showSite('/research')
  const sheet = section(factSheet.title)
  for (const row of keysOf(factRows)) {
    for (const id of factRows[row].figures) {
      const [before = '', after = ''] = figureWordings[id].split(figureTexts[id])
      const shown = sheet
        .getByText(
          (_, element) =>
            element?.tagName === 'P' &&
            element.textContent.startsWith(`${before}${figureTexts[id]}`) &&
            element.textContent.endsWith(after),
        )
        .closest('li')
      expect(shown).toHaveTextContent(figureNotes[row].doesNotMean)
      expect(shown).toHaveTextContent(figureNotes[row].cite)
    }
  }
  expect(keysOf(factRows).flatMap((row) => factRows[row].figures)).toHaveLength(
    keysOf(figures).length,
  )
})

test('computes the ratio of people to psychiatrists from the newest count', () => {
  const { perNewestCount, newestCount } = published
  const people = figures.population.quantity / newestCount.quantity
  expect(Math.round(people / 1000) * 1000).toBe(perNewestCount.quantity)
})
