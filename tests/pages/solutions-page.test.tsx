import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { solutions } from '#content/solutions.ts'
import { keysOf } from '#src/keys-of.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

async function showSolutions() {
  await renderSite('/solutions')
  return within(screen.getByRole('main'))
}

function cardsOf(region: string) {
  const section = within(sectionOf(region))
  return section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

test('the headings of the solutions page stand in order', async () => {
  const main = await showSolutions()
  expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    solutions.problems.title,
    solutions.solutions.title,
    solutions.close.title,
  ])
})

test('five cards name the problems', async () => {
  await showSolutions()
  expect(cardsOf(solutions.problems.title)).toEqual([
    'Too few professionals',
    'Unsafe alternatives',
    'High costs',
    'Overloaded system',
    'Cultural disconnect',
  ])
})

test('lists five solutions in the specified order, each with the problem it answers', async () => {
  await showSolutions()
  expect(cardsOf(solutions.solutions.title)).toEqual([
    'Digital psychotherapy',
    'Built for safety',
    'Localised approach',
    'Clinician support',
    'Accessible and stigma reducing',
  ])
  for (const gap of keysOf(solutions.problems.items)) {
    const problem = solutions.problems.items[gap].title.toLowerCase()
    expect(solutions.solutions.items[gap].answers.toLowerCase()).toContain(problem)
  }
})

test('what there is to solve has its figures, each with a source', async () => {
  const main = await showSolutions()
  const [figure] = main.getAllByText((_, element) => element?.matches('p:has(> span)') ?? false)
  expect(figure).toHaveTextContent(/^Only 500 psychiatrists for over 33 million people$/)
  expect(main.getByText('RM250')).toBeVisible()
  expect(main.getAllByRole('link', { name: /^Source \d/ })).toHaveLength(4)
})

test('every solution says how far along it is', async () => {
  await showSolutions()
  const region = within(sectionOf(solutions.solutions.title))
  expect(region.getAllByText(/^(Works today|In research trials|Planned)$/)).toHaveLength(5)
})

test('the waitlist button is disabled', async () => {
  const main = await showSolutions()
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})
