import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

const path = '/for-partners'

function section(name: string) {
  return within(sectionOf(name))
}

test('the hero asks partners in, to /contact, and shows the research', async () => {
  await renderSite(path)
  const page = within(screen.getByRole('main'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Bring it to the people you look after.',
  )
  expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact')
  expect(page.getByRole('link', { name: 'View Research' })).toHaveAttribute('href', '/research')
})

test('the page runs from partners over benefits and models to success metrics', async () => {
  await renderSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Who we work with',
    'Benefits',
    'Partnership models',
    'Success metrics',
    'Before you sign',
  ])
})

test('there are four partner types, four benefits and four metrics', async () => {
  await renderSite(path)
  const types = section('Who we work with').getAllByRole('heading', { level: 3 })
  expect(types.map((h) => h.textContent)).toEqual([
    'Universities and colleges',
    'Corporates',
    'NGOs and community organisations',
    'Government and healthcare providers',
  ])
  expect(section('Benefits').getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(section('Success metrics').getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

test('each model states its duration, its users and what it includes', async () => {
  await renderSite(path)
  const models = section('Partnership models')
  for (const [name, duration, users, includes] of [
    [
      'Pilot Program',
      '3-6 months',
      'Up to 500 users',
      ['Basic analytics', 'Implementation support', 'Outcome evaluation'],
    ],
    [
      'Enterprise',
      '1-3 years',
      'Unlimited users',
      ['Advanced analytics', 'Custom branding', 'Dedicated support'],
    ],
    [
      'Research Partnership',
      'Collaborative',
      'Together we agree its size',
      [
        'Co-publish findings',
        'Grant funding support',
        'Access to research data',
        'Academic collaboration',
      ],
    ],
  ] as const) {
    const model = models
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name }))
    expect(model).toHaveTextContent(duration)
    expect(model).toHaveTextContent(users)
    const list = within(within(model ?? document.body).getByRole('list'))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(includes)
  }
  expect(models.getAllByText('Most Popular')).toHaveLength(1)
})

test.each([
  ['Start Pilot', 'Write to us about a pilot', 'Starting a Pilot Program'],
  ['Get Quote', 'Write to us about a quote', 'A quote for Enterprise'],
  ['Partner Research', 'Write to us about research', 'A Research Partnership'],
])('%s stays on the page and shows a link to the message form', async (label, link, subject) => {
  await renderSite(path)
  const button = screen.getByRole('button', { name: label })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('heading', { name: 'Partnership models' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: link }))
  expect(await screen.findByDisplayValue(subject)).toHaveAccessibleName(/subject/i)
})

test('Ask what is missing opens the message form with its subject filled in', async () => {
  await renderSite(path)
  await userEvent.click(screen.getByRole('button', { name: 'Ask what is missing' }))
  expect(await screen.findByDisplayValue('A question before a partnership')).toBeVisible()
})

test('how far the offer has got is said in every part', async () => {
  await renderSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getAllByText(/^(In research trials|Planned)/).length).toBeGreaterThanOrEqual(8)
  expect(page.getByText(/^No partner has signed yet\./)).toBeVisible()
})

test('seven questions of a due diligence are answered, each with what the agreement will say', async () => {
  await renderSite(path)
  const diligence = section('Before you sign')
  expect(diligence.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Who answers an alert at 3 a.m.?',
    'What would our duties be?',
    'What is the smallest group you report on?',
    'What do managers and lecturers never see?',
    'Where does the data flow?',
    'What is the price based on?',
    'How do we leave?',
  ])
  const answer = diligence.getByText(/^A named person or service/)
  expect(answer).not.toBeVisible()
  await userEvent.click(diligence.getByText('Who answers an alert at 3 a.m.?'))
  expect(answer).toBeVisible()
})

test('Most Popular says what it can mean before anyone has signed, and that there is no price', async () => {
  await renderSite(path)
  const models = section('Partnership models')
  expect(models.getByText('The one we expect most partners to choose.')).toBeVisible()
  expect(models.getByText(/^No prices yet\./)).toBeVisible()
})
