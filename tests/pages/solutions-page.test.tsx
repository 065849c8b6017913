import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { solutions } from '#content/solutions.ts'
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

test('five cards name the solutions, in the order of the problems they answer', async () => {
  await showSolutions()
  expect(cardsOf(solutions.solutions.title)).toEqual([
    'Digital psychotherapy',
    'Built for safety',
    'Accessible and stigma reducing',
    'Clinician support',
    'Localised approach',
  ])
  const problems = Object.values(solutions.problems.items)
  for (const [index, { answers }] of Object.values(solutions.solutions.items).entries()) {
    expect(answers.toLowerCase()).toContain(problems[index]?.title.toLowerCase())
  }
})

test('what there is to solve has its figures, each with a source', async () => {
  const main = await showSolutions()
  expect(main.getByText('500')).toBeVisible()
  expect(main.getByText('psychiatrists for over 33 million people')).toBeVisible()
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
