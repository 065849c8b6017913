import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roles } from '#content/team.ts'
import { sampleTeam } from '#src/content/team.ts'
import { keysOf } from '#src/keys-of.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

async function showAbout() {
  await renderSite('/about')
  return within(screen.getByRole('main'))
}

test('the headings of the about page stand in order', async () => {
  const main = await showAbout()
  expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Mission',
    'Vision',
    'Values',
    'Our Story',
    'The team',
  ])
})

test('seven people each have a name, title, credentials, portrait and profile link', async () => {
  await showAbout()
  const team = within(sectionOf('The team'))
  expect(keysOf(sampleTeam)).toHaveLength(7)
  for (const id of keysOf(sampleTeam)) {
    const { name, image, link } = sampleTeam[id]
    const { title, credentials } = roles[id]
    expect(team.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(team.getByText(title)).toBeVisible()
    expect(team.getByText(credentials)).toBeVisible()
    expect(team.getByRole('img', { name: `Illustrated portrait of ${name}` })).toHaveAttribute(
      'src',
      image,
    )
    const connect = team.getByRole('link', { name: 'Connect', description: new RegExp(name) })
    expect(connect).toHaveAttribute('href', link)
    expect(connect).toHaveAccessibleDescription(`${name} opens in a new tab`)
  }
  expect(team.getAllByText('Connect', { exact: true })).toHaveLength(7)
})

test('marks the sample profiles as such and links them to LinkedIn', async () => {
  const main = await showAbout()
  expect(main.getByText(/^Sample profiles/)).toBeVisible()
  for (const { link } of Object.values(sampleTeam)) expect(link).toBe('https://www.linkedin.com/')
})

test('Join Our Team writes to the careers mailbox', async () => {
  const main = await showAbout()
  expect(main.getByRole('link', { name: 'Join Our Team' })).toHaveAttribute(
    'href',
    'mailto:careers@example.com',
  )
  expect(main.getByText(/^No post is open today\..*send a page/)).toHaveTextContent(
    'careers@example.com',
  )
})

test('the page does not end with the team: it leads to how it works and to a person', async () => {
  const main = await showAbout()
  const howItWorks = main.getByRole('link', { name: 'How It Works' })
  expect(howItWorks).toHaveAttribute('href', '/how-it-works')
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})

test('the figures of the story stand with their sources', async () => {
  await showAbout()
  const story = within(sectionOf('Our Story'))
  expect(
    story.getByText(/over 33 million people and, in round numbers, 500 psychiatrists/),
  ).toBeVisible()
  expect(story.getByText(/RM250 or more/)).toBeVisible()
  expect(story.getAllByRole('link', { name: /^Source \d/ })).toHaveLength(4)
})

test('the four phrases of the hero are marked with their languages', async () => {
  const main = await showAbout()
  expect(main.getByText('Jap,')).toHaveAttribute('lang', 'ms')
  expect(main.getByText('等一下，')).toHaveAttribute('lang', 'zh-Hans')
  expect(main.getByText('ஒரு நிமிஷம்.')).toHaveAttribute('lang', 'ta')
})
