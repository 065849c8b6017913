import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite, sectionOf, showSite } from '#tests/render-site.tsx'

const path = '/for-partners'

function section(name: string) {
  return within(sectionOf(name))
}

test('opens with a link to /contact and one to the research', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^For partners/)
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

test('shows a link to the message form after a press of a model’s button', async () => {
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

test('says the status in the hero, and tags only what is planned', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getAllByText(/in research trials/i)).toHaveLength(1)
  expect(page.getAllByText('Planned')).toHaveLength(2)
})
