import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { solutions } from '#content/solutions.ts'
import { keysOf } from '#src/keys-of.ts'
import { headingsIn, section, sectionOf, showSite } from '#tests/render-site.tsx'

async function showSolutions() {
  await showSite('/solutions')
  return within(screen.getByRole('main'))
}

test('lists five problems in the specified order', async () => {
  await showSolutions()
  expect(headingsIn(sectionOf(solutions.problems.title), 3)).toEqual([
    'Too few professionals',
    'Unsafe alternatives',
    'High costs',
    'Overloaded system',
    'Cultural disconnect',
  ])
})

test('lists five solutions in the specified order, each with the problem it answers', async () => {
  await showSolutions()
  expect(headingsIn(sectionOf(solutions.solutions.title), 3)).toEqual([
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

test('shows the figures in their sentences, each with a source', async () => {
  const main = await showSolutions()
  const [figure] = main.getAllByText((_, element) => element?.matches('p:has(> span)') ?? false)
  expect(figure).toHaveTextContent(/^Only 500 psychiatrists for over 33 million people$/)
  expect(main.getByText('RM250')).toBeVisible()
  expect(main.getAllByRole('link', { name: /^Source \d/ })).toHaveLength(4)
})

test('says the status once, and marks the planned solutions', async () => {
  await showSolutions()
  const region = section(solutions.solutions.title)
  expect(region.getByText(solutions.solutions.status)).toBeVisible()
  expect(region.getAllByText(/^Planned/)).toHaveLength(2)
})

test('links the hero to how it works and the problems to help today', async () => {
  const main = await showSolutions()
  expect(main.getByRole('link', { name: solutions.hero.action })).toHaveAttribute(
    'href',
    '/how-it-works',
  )
  for (const item of [
    solutions.problems.items.professionals.today,
    solutions.problems.items.system.today,
  ]) {
    expect(main.getByRole('link', { name: item })).toHaveAttribute('href', '/for-users#open-today')
  }
})

test('disables the waitlist button', async () => {
  const main = await showSolutions()
  expect(main.getByRole('button', { name: 'Join Waitlist' })).toBeDisabled()
})
