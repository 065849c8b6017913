import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forInvestors } from '#content/for-investors.ts'
import type { Claim } from '#src/content/facts/claims.ts'
import { company } from '#src/content/facts/company.ts'
import { type Owner, owner, type OwnersWords } from '#src/content/owner.ts'
import { sectionPaths } from '#src/paths.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

const path = '/for-investors'

test('says beside the request for the deck how far the product is, and leads to what works today', () => {
  showPage(path)
  const where = screen.getByText(/^Where we are: research trials are running/)
  expect(where.parentElement).toContainElement(
    screen.getByRole('link', { name: forInvestors.hero.action }),
  )
  expect(within(where).getByRole('link', { name: 'What works today' })).toHaveAttribute(
    'href',
    sectionPaths.register,
  )
})

test('leads from the hero to the request form', () => {
  showPage(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^For investors/)
  const link = screen.getByRole('link', { name: 'Request Our Pitch Deck' })
  const target = link.getAttribute('href') ?? ''
  expect(document.querySelector(target)).toContainElement(
    screen.getByRole('heading', { name: 'Request Our Pitch Deck' }),
  )
})

test('says in the story why now, and links to both trials that it names', () => {
  showPage(path)
  const story = section('More Than An App')
  expect(headingsIn(sectionOf('More Than An App'), 3)).toEqual(['Why now'])
  for (const name of ['Heinz, 2025', 'Kuta, 2026']) {
    expect(story.getByRole('link', { name })).toHaveAttribute('href', '/research#studies')
  }
  expect(story.getByText(/found a therapy AI no better than ChatGPT/)).toBeVisible()
})

test('says what an app needs and what therapy needs in two lines of their own', () => {
  showPage(path)
  const story = section('More Than An App')
  const app = story.getByText(/^An app only has to be released\./)
  expect(app).toContainElement(story.getByText('Therapy has to be proven.'))
})

test('draws the calls of both years to one scale', () => {
  showPage(path)
  const story = section('More Than An App')
  const shares = ['27,738', '90,981'].map((calls) => {
    const bar = story.getByText(calls).querySelector('svg')
    expect(bar?.style.width).toMatch(/ \* /)
    return Number(bar?.style.width.match(/\* ([\d.]+)/)?.[1])
  })
  expect(shares[1]).toBe(1)
  // Whole diamonds of a thousand calls.
  expect(shares[0]).toBeCloseTo(28 / 91, 3)
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
  // Until the owner names the estimate's source.
  const asked = section(market).queryAllByRole('link', { name: 'Ask us' })
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(
    owner.marketSource ? [] : [`mailto:${company.investors}`],
  )
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
  for (const [of, number] of [
    ['STAT, 2025', 9],
    ['STAT, 2026', 10],
  ] as const)
    expect(advantage.getByRole('link', { name: of })).toHaveAttribute(
      'href',
      `/research#source-${number}`,
    )
})

test('lists six fields of expertise, in a part of their own', () => {
  showPage(path)
  const part = screen.getByRole('heading', { name: 'Team expertise' }).parentElement
  expect(within(part ?? document.body).getAllByRole('listitem')).toHaveLength(6)
})

test('gives each field of expertise a swatch of cloth of its own', async () => {
  await renderSite(path)
  const part = screen.getByRole('heading', { name: 'Team expertise' }).parentElement
  const fields = within(part ?? document.body).getAllByRole('listitem')
  const swatches = fields.map((field) => field.querySelector('svg')?.innerHTML)
  for (const swatch of swatches) expect(swatch).toMatch(/<path/)
  expect(new Set(swatches).size).toBe(6)
})

test('promises the team’s profiles with the deck while people are samples', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('You get the team’s profiles with the deck.')
  expect(within(main).queryByText('Meet the team')).toBeNull()
})

test('links to the team once no member is a sample', async () => {
  await showWith(({ team }) => ({
    team: team.map((person) => ({ ...person, isSample: false })),
  }))
  expect(screen.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/about#team')
})

test('says nothing of a round, its use and the trials’ people that the owner has not filled in', async () => {
  await showWith(() => ({ round: { stage: '', size: '' }, trials: [] }), { useOfFunds: [] })
  const main = screen.getByRole('main')
  expect(main).not.toHaveTextContent(/Stage:|It pays for|people in our trials since/)
  const highlights = headingOf('Investment highlights')
  expect(within(highlights).getAllByRole('listitem')).toHaveLength(3)
})

test('shows the round, its use and the trials’ people once the owner has filled them in', async () => {
  const trial = { registration: 'A', ethicsApproval: 'B', to: '2027-12' }
  await showWith(
    () => ({
      round: { stage: 'Seed', size: 'RM3 million' },
      trials: [
        { ...trial, people: 40, from: '2027-03' },
        { ...trial, people: 25, from: '2026-11' },
      ],
    }),
    { useOfFunds: ['trials', 'a clinical team', 'servers'] },
  )
  expect(screen.getByRole('main')).toHaveTextContent(
    'Stage: Seed. Round: RM3 million. It pays for trials, a clinical team and servers.',
  )
  const [first] = within(headingOf('Investment highlights')).getAllByRole('listitem')
  expect(first).toHaveTextContent('65 people in our trials since November 2026')
})

test('says “clinically validated” when the validation works, whatever the stage', async () => {
  expect(forInvestors.hero.lead).not.toContain('validated')
  vi.resetModules()
  vi.doMock('#src/content/facts/claims.ts', async (original) => ({
    ...(await original<object>()),
    statusOf: (): Claim['status'] => 'works',
  }))
  const validated = await import('#content/for-investors.ts')
  vi.doUnmock('#src/content/facts/claims.ts')
  vi.resetModules()
  expect(validated.forInvestors.hero.lead).toContain(
    'is an AI-driven, clinically validated digital therapeutic for Malaysia, in a market',
  )
})

/** Returns the part whose heading this is. */
function headingOf(name: string): HTMLElement {
  return screen.getByRole('heading', { name }).parentElement ?? document.body
}

/** Renders the page with these values of the owner. */
async function showWith(
  values: (owner: Owner) => Partial<Owner>,
  words: Partial<OwnersWords> = {},
): Promise<void> {
  vi.resetModules()
  vi.doMock('#src/content/owner.ts', async (original) => {
    const module = await original<{ owner: Owner }>()
    return { ...module, owner: { ...module.owner, ...values(module.owner) } }
  })
  vi.doMock('#content/owners-words.ts', async (original) => {
    const module = await original<{ ownersWords: OwnersWords }>()
    return { ownersWords: { ...module.ownersWords, ...words } }
  })
  const site = await import('#tests/render-site.tsx')
  await site.renderSite(path)
  vi.doUnmock('#src/content/owner.ts')
  vi.doUnmock('#content/owners-words.ts')
  vi.resetModules()
}

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

test('says once that it is not registered, and orders what is planned without marks', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(within(main).getAllByText(/not registered as a medical device/)).toHaveLength(1)
  expect(within(main).queryAllByText('Planned')).toHaveLength(0)
})
