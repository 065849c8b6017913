import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

const path = '/for-partners'

test('opens with a link to /contact and one to the research', () => {
  showPage(path)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^For partners/)
  expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact')
  expect(page.getByRole('link', { name: 'View Research' })).toHaveAttribute('href', '/research')
})

test('ends with a contact link', () => {
  showPage(path)
  expect(section('Become a Partner').getByRole('link')).toHaveAttribute('href', '/contact')
})

test('shows four partner types, four benefits and four metrics', () => {
  showPage(path)
  expect(headingsIn(sectionOf('Who we work with'), 3)).toEqual([
    'Universities and colleges',
    'Corporates',
    'NGOs and community organisations',
    'Government and healthcare providers',
  ])
  expect(section('Who we work with').getByText(/CSR\/ESG/)).toBeVisible()
  expect(headingsIn(sectionOf('Benefits'), 3)).toHaveLength(4)
  expect(headingsIn(sectionOf('Success metrics'), 3)).toHaveLength(4)
})

test('states the duration, the users and the parts of each model', () => {
  showPage(path)
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
      'Size agreed together',
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

test('shows a link to the message form after a click on a model’s button', async () => {
  await renderSite(path)
  const models = section('Partnership models')
  for (const [label, link] of [
    ['Start Pilot', 'Write to us about a pilot'],
    ['Get Quote', 'Write to us about a quote'],
    ['Partner Research', 'Write to us about research'],
  ] as const) {
    const button = models.getByRole('button', { name: label })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(models.getByRole('link', { name: link })).toHaveAttribute('href', '/contact')
  }
})

test('answers the first question in the open, and the others on demand', () => {
  showPage(path)
  const answers = [...sectionOf('Before you sign').querySelectorAll('details')]
  expect(answers.map(({ open }) => open)).toEqual([true, false, false, false, false, false])
})

test('tells counsellors, at an address of their own, that the AI can miss danger', () => {
  showPage(path)
  expect(sectionOf('For your counsellors')).toHaveAttribute('id', 'counsellors')
  expect(section('For your counsellors').getByText(/Either AI can miss a sign/)).toBeVisible()
})

test('says what happens in each part of a pilot', () => {
  showPage(path)
  const pilot = section('A pilot, week by week')
  expect(pilot.getByText('13 to 26 weeks.')).toBeVisible()
  const parts = ['Before week 1', 'Week 1', 'Halfway', 'Last week']
  expect(pilot.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(parts)
  expect(pilot.getAllByRole('definition')).toHaveLength(parts.length)
})

test('marks ten claims with their status, and none as in trials', () => {
  showPage(path)
  const marks = screen.getByRole('main').querySelectorAll('.stitch[data-status]')
  expect(marks).toHaveLength(10)
  for (const mark of marks) expect(mark).not.toHaveAttribute('data-status', 'inTrials')
})
