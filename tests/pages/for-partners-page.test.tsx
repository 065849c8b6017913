import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { forPartners } from '#content/for-partners.ts'
import { renderSite, sectionOf, showSite } from '#tests/render-site.tsx'

const path = '/for-partners'

function section(name: string) {
  return within(sectionOf(name))
}

test('opens with a link to /contact and one to the research', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact')
  expect(page.getByRole('link', { name: 'View Research' })).toHaveAttribute('href', '/research')
})

test('runs from benefits over success metrics to models, and ends with a way to write', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  const headings = page.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)
  expect(headings.slice(1, 4)).toEqual(['Benefits', 'Success metrics', 'Partnership models'])
  expect(headings.at(-1)).toBe('Become a Partner')
  expect(section('Become a Partner').getByRole('link')).toHaveAttribute('href', '/contact')
})

test('shows four partner types, four benefits and four metrics', async () => {
  await showSite(path)
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

test('states the duration, the users and the parts of each model', async () => {
  await showSite(path)
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
      'Together we agree the size',
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

test('says the status in the hero, and tags only what is planned', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getAllByText(/in research trials/i)).toHaveLength(1)
  expect(page.getAllByText('Planned')).toHaveLength(2)
})

test('says where the data goes: what a partner gets, and who can read it', async () => {
  await showSite(path)
  const flow = section(forPartners.flow.title)
  const states = flow.getAllByRole('heading', { level: 3 })
  expect(states.map((h) => h.textContent)).toEqual([
    'On a person’s phone',
    'On the way, nobody can read it',
    'Our servers in Malaysia',
    'What you receive',
  ])
  expect(flow.getByText(forPartners.flow.totals)).toBeVisible()
})

test('answers each question before signing when it is opened', async () => {
  await renderSite(path)
  const diligence = section('Before you sign')
  const questions = diligence.getAllByRole('heading', { level: 3 })
  expect(questions).toHaveLength(8)
  for (const question of questions) {
    const answer = question.closest('details')?.querySelector('p')
    expect(answer).not.toBeVisible()
    await userEvent.click(question)
    expect(answer).toBeVisible()
  }
})

test('opens the message form with its subject from the questions', async () => {
  await renderSite(path)
  await userEvent.click(section('Before you sign').getByRole('link', { name: 'Ask us' }))
  expect(await screen.findByDisplayValue('A question before a partnership')).toBeVisible()
})
