import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { headingsIn, renderSite, section, sectionOf, showSite } from '#tests/render-site.tsx'

const path = '/for-partners'

test('opens with a link to /contact and one to the research', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^For partners/)
  expect(page.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute('href', '/contact')
  expect(page.getByRole('link', { name: 'View Research' })).toHaveAttribute('href', '/research')
})

test('ends with a contact link', async () => {
  await showSite(path)
  expect(section('Become a Partner').getByRole('link')).toHaveAttribute('href', '/contact')
})

test('shows four partner types, four benefits and four metrics', async () => {
  await showSite(path)
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

test('says the status in the hero, and tags only what is planned', async () => {
  await showSite(path)
  const page = within(screen.getByRole('main'))
  expect(page.getAllByText(/in research trials/i)).toHaveLength(1)
  expect(page.getAllByText('Planned')).toHaveLength(2)
})
