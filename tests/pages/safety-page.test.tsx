import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

const path = '/safety'

function section(name: string) {
  return within(sectionOf(name))
}

test('the hero reads Your Well-Being, Protected by Design', async () => {
  await renderSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Your Well-Being, Protected by Design$/,
  )
})

test('the sentence that turns into stitches is read out whole, once', async () => {
  await renderSite(path)
  const said = screen
    .getAllByText(/^I have never said this out loud/)
    .filter((element) => element.closest('[aria-hidden]') === null)
  expect(said.map((element) => element.textContent)).toEqual([
    'I have never said this out loud, not even at home, not to anyone at all.',
  ])
})

test('there are four commitments, each with how far it has got', async () => {
  await renderSite(path)
  const commitments = section('Four commitments')
  expect(commitments.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Data protection',
    'Crisis detection',
    'Ethical AI',
    'User control',
  ])
  expect(commitments.getAllByText(/^(Built|In research trials|Planned)$/)).toHaveLength(4)
})

test('a table says who can read, what, when, and how far along that is', async () => {
  await renderSite(path)
  const table = within(section('Who can read this sentence?').getByRole('table'))
  expect(table.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
    'Who',
    'What they see',
    'When',
    'Status',
  ])
  expect(table.getAllByRole('rowheader').map((reader) => reader.textContent)).toEqual([
    'You',
    'The AI in the session',
    'The AI that watches for risk',
    'A clinician',
    'A partner: your campus, your employer',
    'We ourselves',
    'The police',
  ])
  expect(table.getAllByText(/^(In research trials|Planned)$/)).toHaveLength(7)
})

test('the two ends of the encryption are named', async () => {
  await renderSite(path)
  const readers = section('Who can read this sentence?')
  expect(readers.getByText(/has two ends\. One is your phone or computer\./)).toBeVisible()
  expect(readers.getByText(/because an AI that answers has to read/)).toBeVisible()
})

test('each step after danger was found has its person, its hours and what follows silence', async () => {
  await renderSite(path)
  const steps = section('When danger is found').getAllByRole('listitem')
  expect(steps).toHaveLength(4)
  for (const step of steps) {
    const terms = within(step).getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual(['Who', 'Hours', 'If nobody answers'])
  }
  for (const undecided of steps.slice(2)) {
    const answers = within(undecided).getAllByRole('definition')
    expect(answers.map((answer) => answer.textContent)).toEqual(Array(3).fill('Not decided.'))
  }
})

test('the intended use stands on the page, and no device class is named', async () => {
  await renderSite(path)
  const use = section('What it is meant for, and what not')
  expect(use.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'For whom',
    'Who should not use it',
    'No diagnosis',
    'What it is in law',
  ])
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bclass [A-D]\b/i)
})

test('data protection and privacy: the act, and four things a person can do', async () => {
  await renderSite(path)
  const privacy = section('Data protection and privacy')
  expect(
    privacy.getByRole('heading', { name: 'Compliance with the Personal Data Protection Act' }),
  ).toBeVisible()
  expect(privacy.getAllByRole('heading', { level: 4 }).map((h) => h.textContent)).toEqual([
    'Access',
    'Delete',
    'Download',
    'Opt out',
  ])
  expect(privacy.getByText(/^Request deletion/)).toBeVisible()
  expect(privacy.queryByText(/without having to ask/)).not.toBeInTheDocument()
  expect(privacy.getByText(/conversation history/)).toBeVisible()
  expect(privacy.getByText(/out of data analysis/)).toBeVisible()
  expect(privacy.getByText(/up to 7 years, unless you ask/)).toBeVisible()
  expect(privacy.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('the accessibility statement says aim, tests and gaps, and where to write', async () => {
  await renderSite(path)
  const statement = section('Accessibility statement')
  expect(statement.getByText(/WCAG 2\.2 level AA/)).toBeVisible()
  expect(statement.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'How it is tested',
    'What is missing',
    'If something stops you',
  ])
  expect(statement.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
})

test('one panel says what to do in danger; the other lines stand at the top', async () => {
  await renderSite(path)
  const crisis = section('In danger now?')
  expect(crisis.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  expect(crisis.getByText(/permission to call a helpline/)).toBeVisible()
  expect(crisis.getByText(/10 September 2025/)).toBeVisible()
  expect(within(screen.getByRole('contentinfo')).queryByText('999')).not.toBeInTheDocument()
})
