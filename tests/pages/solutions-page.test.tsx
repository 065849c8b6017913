import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { solutions } from '#content/solutions.ts'
import { statusOf } from '#src/content/facts/claims.ts'
import { helplineNames, helplines } from '#src/content/facts/helplines.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'

function showSolutions() {
  showPage('/solutions')
  return within(screen.getByRole('main'))
}

test('lists five problems in the specified order', () => {
  showSolutions()
  expect(headingsIn(sectionOf(solutions.problems.title), 3)).toEqual([
    'Too few professionals',
    'Unsafe alternatives',
    'High costs',
    'Overloaded system',
    'Cultural disconnect',
  ])
})

test('lists five solutions in the specified order', () => {
  showSolutions()
  expect(headingsIn(sectionOf(solutions.solutions.title), 3)).toEqual([
    'Digital psychotherapy',
    'Built for safety',
    'Localised approach',
    'Clinician support',
    'Accessible and stigma reducing',
  ])
})

test('knits each answer into a motif of its own, in colour only as far as the answer is', async () => {
  const { renderSite } = await import('#tests/render-site.tsx')
  await renderSite('/solutions')
  const cards = section(solutions.solutions.title).getAllByRole('listitem')
  const claims = ['therapy', 'crisis', 'local', 'clinicians', 'ways'] as const
  const motifs = cards.map((card) => card.querySelector('[data-status]'))
  const outlines = motifs.map((motif) => motif?.querySelector('.fill-ink')?.getAttribute('d'))
  expect(new Set(outlines).size).toBe(5)
  for (const [index, claim] of claims.entries()) {
    const status = statusOf(claim)
    expect(motifs[index]).toHaveAttribute('data-status', status)
    const colours = motifs[index]?.querySelectorAll('path[fill]') ?? []
    expect(colours.length > 0, claim).toBe(status !== 'planned')
  }
})

test('shows the figures in their sentences, each with a source', () => {
  showSolutions()
  const problems = section(solutions.problems.title)
  const cards = problems.getAllByRole('listitem')
  expect(cards[0]).toHaveTextContent('Only 500 psychiatrists for over 33 million people.')
  expect(cards[2]).toHaveTextContent('Private therapy costs around RM250 or more per session.')
  const sources = cards.map((card) => card.querySelector('a[href^="/research#source-"]'))
  expect(sources.map((link) => link !== null)).toEqual([true, false, true, false, false])
})

test('sets figures apart from their sentence whatever signs they have, the first one large', async () => {
  const { statisticTexts } = await import('#content/statistics.ts')
  const figures = { psychiatrists: 'RM200++', population: '$3 (33*)', privateSession: '[250]' }
  vi.resetModules()
  vi.doMock('#content/statistics.ts', async (original) => ({
    ...(await original<object>()),
    statisticTexts: { ...statisticTexts, ...figures },
  }))
  const { renderSite } = await import('#tests/render-site.tsx')
  const { container } = await renderSite('/solutions')
  const problem = section(solutions.problems.title).getByText(/^Only/)
  expect(problem).toHaveTextContent('Only RM200++ psychiatrists for over $3 (33*) people.')
  const set = [...container.querySelectorAll('strong')].filter(({ textContent }) =>
    Object.values(figures).includes(textContent),
  )
  expect(set.map(({ textContent }) => textContent)).toEqual(Object.values(figures))
  expect(set.map(({ classList }) => classList.contains('text-figure-m'))).toEqual([
    true,
    false,
    true,
  ])
})

test('says by its tense that the record is planned, and shows an example', () => {
  showSolutions()
  const card = section(solutions.solutions.title).getByText('Clinician support').closest('li')
  const tense = statusOf('clinicians') === 'planned' ? 'will get' : 'gets'
  expect(card).toHaveTextContent(`your clinician or counsellor ${tense} a short record`)
  expect(card).toHaveTextContent('An example, not a real person’s record.')
})

test('asks “Why not …” three times, closed, and leads to the studies and to help', () => {
  showSolutions()
  const whyNot = sectionOf('Why not …')
  expect(headingsIn(whyNot, 3)).toEqual([
    '… just ask ChatGPT?',
    '… call a helpline?',
    '… see a therapist?',
  ])
  const disclosures = [...whyNot.querySelectorAll('details')]
  expect(disclosures.map(({ open }) => open)).toEqual([false, false, false])
  const [chatbot, helpline] = disclosures
  expect(chatbot?.querySelector('a')).toHaveAttribute('href', '/research#studies')
  expect(helpline?.querySelector('a')).toHaveAttribute('href', '/for-users#open-today')
})

test('says of no helpline that it never closes unless it has no hours', () => {
  showSolutions()
  const answer = section('Why not …').getByText(/never close/)
  for (const id of ['befrienders', 'kasih'] as const) {
    expect(answer).toHaveTextContent(helplineNames[id])
    expect(helplines[id].hours).toBeNull()
  }
})

test('says in the present that words stay in Malaysia once the servers are there', () => {
  showSolutions()
  const words = statusOf('servers') === 'works' ? 'words that stay' : 'words that will stay'
  expect(section('Why not …').getByText(/general chatbot/)).toHaveTextContent(words)
})

test('leads to how it works, to help and to treatment today', () => {
  const main = showSolutions()
  for (const [name, href] of [
    [solutions.hero.action, '/how-it-works'],
    [solutions.problems.items.professionals.help, '/for-users#open-today'],
    [solutions.problems.items.system.help, '/for-users#treatment'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('disables the waitlist button', () => {
  const main = showSolutions()
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})
