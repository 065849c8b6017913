import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { roles } from '#content/team.ts'
import { company } from '#src/content/facts.ts'
import { sampleTeam } from '#src/content/team.ts'
import { keysOf } from '#src/keys-of.ts'
import { section, sectionOf, showSite } from '#tests/render-site.tsx'

async function showAbout() {
  await showSite('/about')
  return within(screen.getByRole('main'))
}

test('tells mission, vision, story and values', async () => {
  const main = await showAbout()
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^About us/)
  for (const name of ['Mission', 'Vision', 'Values']) expect(sectionOf(name)).toBeVisible()
  const story = sectionOf('Our Story')
  expect(story).toHaveTextContent('only 500 psychiatrists for over 33 million people')
  expect(story).toHaveTextContent('RM250 or more per session')
})

test('shows seven people with name, title, credentials, portrait and profile link', async () => {
  await showAbout()
  const team = section('The team')
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

test('shows each portrait once, and says that the profiles are samples', async () => {
  const main = await showAbout()
  expect(main.getByText('Sample profiles, not real people')).toBeVisible()
  const shown = main.getAllByRole('img').map((picture) => picture.getAttribute('src'))
  expect(shown).toEqual(keysOf(sampleTeam).map((id) => sampleTeam[id].image))
})

test('writes to the careers mailbox from Join Our Team', async () => {
  const main = await showAbout()
  expect(main.getByRole('link', { name: 'Join Our Team' })).toHaveAttribute(
    'href',
    `mailto:${company.careers}`,
  )
  expect(main.getByText(company.careers)).toBeVisible()
})

test('marks the four phrases of the hero with their languages', async () => {
  const main = await showAbout()
  expect(main.getByText('Kejap,')).toHaveAttribute('lang', 'ms')
  expect(main.getByText('等一下，')).toHaveAttribute('lang', 'zh-Hans')
  expect(main.getByText('ஒரு நிமிஷம்.')).toHaveAttribute('lang', 'ta')
})
