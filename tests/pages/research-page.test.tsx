import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { figureTexts } from '#content/figures.ts'
import { claimStatus } from '#content/claim-status.ts'
import { factSheet } from '#content/fact-sheet.ts'
import { longCloth } from '#content/long-cloth.ts'
import { registerWords } from '#content/register.ts'
import { research } from '#content/research.ts'
import { figureNotes, sourceNames } from '#content/sources.ts'
import { trialWords } from '#content/trials.ts'
import { figures, numberOf, published, sources } from '#src/content/facts.ts'
import { keysOf } from '#src/keys-of.ts'
import { register, type Claim } from '#src/content/register.ts'
import { paths } from '#src/paths.ts'
import { renderSite } from '#tests/render-site.tsx'

test('the research page shows its evidence foundation, its key insights and two ways in', async () => {
  await renderSite('/research')
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Evidence foundation',
    trialWords.title,
    registerWords.title,
    'Key insights',
    longCloth.title,
    factSheet.title,
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
  const shown = ['adultDistress', 'psychiatristRatio', 'sessionCost'] as const
  expect(rows).toHaveLength(keysOf(research.insights.list).length)
  for (const [index, figure] of shown.entries()) {
    expect(rows[index]).toHaveTextContent(figureTexts[figure])
    for (const id of figures[figure].sources) {
      expect(rows[index]).toHaveTextContent(`Source ${numberOf(id)}, ${sources[id].year}`)
    }
  }
})

test('the register has a row for every claim: its words, status, evidence and last change', async () => {
  await renderSite('/research')
  const table = within(screen.getByRole('table', { name: registerWords.title }))
  expect(table.getAllByRole('rowheader')).toHaveLength(keysOf(register).length)
  for (const id of keysOf(register)) {
    const { status, evidence, changed }: Claim = register[id]
    const row = document.getElementById(`claim-${id}`)
    expect(row).toHaveTextContent(registerWords.claims[id].claim)
    expect(row).toHaveTextContent(claimStatus[status])
    expect(row).toHaveTextContent(
      evidence ? registerWords.evidence[evidence] : registerWords.nothing,
    )
    expect(row).toHaveTextContent(changed)
  }
})

test.each(Object.values(paths))(
  'every status on %s leads to the row that gives it',
  async (path) => {
    await renderSite(path)
    const main = within(screen.getByRole('main'))
    const tags = main.queryAllByRole('link', {
      name: (_, link) => (link.getAttribute('href') ?? '').includes('#claim-'),
    })
    for (const tag of tags) {
      const id = keysOf(register).find(
        (claim) => tag.getAttribute('href') === `/research#claim-${claim}`,
      )
      expect(tag).toHaveTextContent(id ? claimStatus[register[id].status] : 'no such row')
    }
  },
)

test('the trial register says what is sample and what is not published yet', async () => {
  await renderSite('/research')
  const trials = within(screen.getByRole('region', { name: trialWords.title }))
  expect(trials.getByText(trialWords.sample)).toBeVisible()
  expect(trials.getAllByText('Not published yet')).toHaveLength(keysOf(trialWords.fields).length)
})

test('the fact sheet says of every figure what it does not mean, and how to cite it', async () => {
  await renderSite('/research')
  const table = within(screen.getByRole('table', { name: factSheet.title }))
  expect(table.getAllByRole('rowheader')).toHaveLength(8)
  for (const id of keysOf(figures)) {
    const name = `${figureTexts[id]} ${figureNotes[id].wording}`
    const row = table.getByRole('rowheader', { name }).closest('tr')
    expect(row).toHaveTextContent(figureNotes[id].doesNotMean)
    expect(row).toHaveTextContent(figureNotes[id].cite)
  }
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

test('the long cloth begins with its words and the way past it', async () => {
  await renderSite('/research')
  const cloth = within(screen.getByRole('region', { name: longCloth.title }))
  expect(cloth.getByText(longCloth.text)).toBeVisible()
  expect(cloth.getByRole('link', { name: 'Skip the cloth' })).toHaveAttribute('href', '#fact-sheet')
  expect(document.getElementById('fact-sheet')).toBeInTheDocument()
})

test('the ratios of people to psychiatrists are what the counts make', () => {
  const { perRoundCount, perNewestCount, newestCount } = published
  const per = (count: number) => Math.round(figures.population.quantity / count / 1000) * 1000
  expect(per(figures.psychiatrists.quantity)).toBe(perRoundCount.quantity)
  expect(per(newestCount.quantity)).toBe(perNewestCount.quantity)
})
