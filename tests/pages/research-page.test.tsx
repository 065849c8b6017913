import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { factSheet } from '#content/fact-sheet.ts'
import { figureTexts } from '#content/figures.ts'
import { registerWords } from '#content/register.ts'
import { research } from '#content/research.ts'
import { figureNotes, figureWordings, sourceNames } from '#content/sources.ts'
import { studyWords } from '#content/studies.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'
import { factRows, figures, numberOf, published, sources } from '#src/content/facts.ts'
import { register, claimsThatAre, statuses } from '#src/content/register.ts'
import { studies } from '#src/content/studies.ts'
import { keysOf } from '#src/keys-of.ts'

function section(name: string) {
  return within(sectionOf(name))
}

test('the evidence comes first, then two ways in, then figures, press and register', async () => {
  await renderSite('/research')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Evidence foundation',
    research.participate.title,
    research.partner.title,
    'Key insights',
    factSheet.title,
    'For the press',
    registerWords.title,
  ])
})

test('Participate in Research leads to the contact page, where a message has its subject', async () => {
  await renderSite('/research')
  const link = screen.getByRole('link', { name: 'Participate in Research' })
  expect(link).toHaveAttribute('href', '/contact')
  await userEvent.click(link)
  expect(await screen.findByDisplayValue(research.participate.subject)).toHaveAccessibleName(
    /^Subject/,
  )
})

test('Partner With Us leads to the page for partners', async () => {
  await renderSite('/research')
  expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/for-partners',
  )
})

test('each study is named with its journal and its DOI, what came out and what it leaves open', async () => {
  await renderSite('/research')
  const rows = section('Evidence foundation').getAllByRole('listitem')
  expect(rows).toHaveLength(keysOf(studies).length)
  for (const [index, id] of keysOf(studies).entries()) {
    const { authors, year, journal, doi } = studies[id]
    const row = rows[index]
    if (!row) throw new Error(`No row for ${id}.`)
    expect(within(row).getByRole('link', { name: `${authors} ${year}` })).toHaveAttribute(
      'href',
      `https://doi.org/${doi}`,
    )
    for (const words of [journal, ...Object.values(studyWords[id])]) {
      expect(row).toHaveTextContent(words)
    }
  }
})

test('every insight shows its figure with its source and year', async () => {
  await renderSite('/research')
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

test('the loom says how many claims are how far along, and leads to them', async () => {
  await renderSite('/research')
  for (const status of statuses) {
    const count = claimsThatAre(status).length
    expect(
      screen.getByRole('link', { name: registerWords.groups[status].count(count) }),
    ).toHaveAttribute('href', `#register-${status}`)
  }
})

test('every claim of the site stands in the group of its status', async () => {
  await renderSite('/research')
  for (const id of keysOf(register)) {
    const row = document.getElementById(`claim-${id}`)
    expect(row).toHaveTextContent(registerWords.claims[id])
    expect(row?.closest('details')?.id).toBe(`register-${register[id].status}`)
  }
})

test('the fact sheet says of every figure what it does not mean, and how to cite it', async () => {
  await renderSite('/research')
  const sheet = within(sectionOf(factSheet.title))
  for (const row of keysOf(factRows)) {
    for (const id of factRows[row].figures) {
      const shown = sheet
        .getByText(
          (_, element) =>
            element?.tagName === 'P' &&
            element.textContent.startsWith(figureTexts[id]) &&
            element.textContent.endsWith(` ${figureWordings[id]}`),
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

test('the numbers of the sources are the places in their list', async () => {
  await renderSite('/research')
  for (const id of keysOf(sources)) {
    const item = document.getElementById(`source-${numberOf(id)}`)
    expect(item).toHaveTextContent(sourceNames[id])
    expect([...(item?.parentElement?.children ?? [])].indexOf(item ?? document.body) + 1).toBe(
      numberOf(id),
    )
  }
})

test('the press gets words to quote, between 45 and 60 of them, and a person to write to', async () => {
  await renderSite('/research')
  const words = factSheet.press.quote.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(45)
  expect(words).toBeLessThanOrEqual(60)
  await userEvent.click(
    section('For the press').getByRole('button', { name: factSheet.press.action }),
  )
  expect(await screen.findByDisplayValue('Media inquiry')).toHaveAccessibleName(/^Subject/)
})

test('the ratio of people to psychiatrists is what the newest count makes', () => {
  const { perNewestCount, newestCount } = published
  const people = figures.population.quantity / newestCount.quantity
  expect(Math.round(people / 1000) * 1000).toBe(perNewestCount.quantity)
})

test('every footer leads a journalist to the words for the press', async () => {
  await renderSite('/contact')
  const footer = within(screen.getByRole('contentinfo'))
  await userEvent.click(footer.getByRole('link', { name: 'Press' }))
  expect(await screen.findByRole('heading', { name: 'For the press' })).toBeVisible()
})
