import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { company } from '#src/content/facts/company.ts'
import { ownersWords } from '#content/owners-words.ts'
import { owner, type PersonsWords } from '#src/content/owner.ts'
import { section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderWithOwner } from '#tests/render-site.tsx'

function showAbout() {
  showPage('/about')
  return within(screen.getByRole('main'))
}

test('tells mission, vision, story and values', () => {
  const main = showAbout()
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^About us/)
  for (const name of ['Mission', 'Vision', 'Values']) expect(sectionOf(name)).toBeVisible()
  const story = sectionOf('Our Story')
  expect(story).toHaveTextContent('only 500 psychiatrists for over 33 million people')
  expect(story).toHaveTextContent('RM250 or more per session')
})

test('shows each person with name, title, credentials, portrait and profile link', () => {
  showAbout()
  const team = section('The team')
  const people = team.getAllByRole('listitem')
  expect(people).toHaveLength(owner.team.length)
  const words: Record<string, PersonsWords> = ownersWords.team
  for (const [place, { name, photo, link }] of owner.team.entries()) {
    const { title, credentials } = words[name] ?? { title: 'a title', credentials: 'credentials' }
    const person = within(people[place] ?? document.body)
    expect(person.getByRole('heading', { level: 3, name })).toBeVisible()
    expect(person.getByText(title)).toBeVisible()
    expect(person.getByText(credentials)).toBeVisible()
    const picture = person.getByRole('img', {
      name: photo.endsWith('.svg') ? `Illustrated portrait of ${name}` : name,
    })
    expect(picture).toHaveAttribute('src', `/team/${photo}`)
    const connect = person.getByRole('link', { name: 'Connect' })
    expect(connect).toHaveAttribute('href', link)
    expect(connect).toHaveAccessibleDescription(`${name} opens in a new tab`)
  }
})

/** Places across a row at a breakpoint, by the last class that counts there: `grid-cols-4`, `col-span-2`. */
function placesOf(element: Element | null, kind: 'grid-cols' | 'col-span', upTo: string): number {
  const widths = ['', 'narrow:', 'sm:', 'lg:']
  const counting = widths.slice(0, widths.indexOf(upTo) + 1).reverse()
  const names = [...(element?.classList ?? [])]
  const found = counting
    .map((width) => names.find((name) => name.startsWith(`${width}${kind}-`)))
    .find(Boolean)
  return Number(found?.split('-').at(-1)?.replace('full', 'Infinity') ?? 1)
}

test('fills every row of the team, from one person to twelve, in each width', async () => {
  const names = ['Aisyah', 'Tan Wei', 'Li Ann', 'Kavitha Ramachandran']
  for (let count = 1; count <= 12; count += 1) {
    for (const isLong of [false, true]) {
      const team = Array.from({ length: count }, (_, index) => ({
        name: `${names[index % (isLong ? 4 : 3)]} ${'I'.repeat(index + 1).slice(0, 9)}${index}`,
        photo: '',
        link: '',
      }))
      await renderWithOwner('/about', { owner: { team } })
      const grid = document.querySelector('#team > div')
      const [title, end] = [grid?.firstElementChild ?? null, grid?.lastElementChild ?? null]
      for (const width of ['', 'narrow:', 'sm:', 'lg:']) {
        const columns = placesOf(grid, 'grid-cols', width)
        const hasTitleCell = width === 'sm:' && title?.classList.contains('team-title')
        const placesIn = (element: Element | null) =>
          Math.min(placesOf(element, 'col-span', width), columns)
        const people = count - 1 + placesIn(grid?.querySelector('li:last-child') ?? null)
        const places = people + (hasTitleCell ? 1 : 0) + placesIn(end)
        expect(places % columns, `${count} people at ${width}, ${columns} columns`).toBe(0)
        expect(Math.ceil(count / columns), `rows of ${count} people`).toBeLessThanOrEqual(
          width === 'lg:' ? 2 : 6,
        )
      }
    }
  }
})

test('gives the person who is alone in the last row of a phone all of it', () => {
  showAbout()
  const last = section('The team').getAllByRole('listitem').at(-1)
  expect(last).toHaveClass('sm:col-span-1', 'team-last')
  expect(last?.className).toContain('col-span-full')
})

test('thickens a thread of the hero for the language of each woven person', () => {
  const main = showAbout()
  const woven = owner.team.filter(({ photo }) => photo.endsWith('.svg'))
  for (const { photo } of woven) {
    const person = main
      .getAllByRole('listitem')
      .find((item) => item.querySelector(`img[src="/team/${photo}"]`))
    const lang = person?.getAttribute('data-greets')
    const words = document.querySelectorAll(`.running-phrases > span > [lang="${lang}"]`)
    expect(words, photo).toHaveLength(1)
  }
})

test('shows each portrait once, and says while profiles are samples that they are', () => {
  const main = showAbout()
  const notes = main.queryAllByText(
    'Examples, not real people. Our own profiles replace them before launch.',
  )
  expect(notes).toHaveLength(owner.team.some(({ isSample }) => isSample) ? 1 : 0)
  const shown = main.getAllByRole('img').map((picture) => picture.getAttribute('src'))
  expect(shown).toEqual(owner.team.map(({ photo }) => `/team/${photo}`))
})

test('leads the press to its section', () => {
  expect(showAbout().getByRole('link', { name: 'For the press' })).toHaveAttribute(
    'href',
    '/research#press',
  )
})

test('lets the founders speak between the problem and our answer, once there are their words', async () => {
  const founders = 'We met on a night shift. Nobody had anyone to call.'
  await renderWithOwner('/about', { words: { founders } })
  const story = sectionOf('Our Story')
  expect(story).toHaveTextContent(new RegExp(`say nothing\\..*${founders}.*building`))
  await renderWithOwner('/about', { words: { founders: '' } })
  expect(sectionOf('Our Story')).not.toHaveTextContent('night shift')
})

test('ends the story with what the name means, once for those who listen', () => {
  showAbout()
  const story = sectionOf('Our Story')
  expect(story).toHaveTextContent(new RegExp(`${ownersWords.nameMeaning}$`))
  expect(story?.textContent.split(ownersWords.nameMeaning)).toHaveLength(2)
})

test('writes to the careers mailbox from Join Our Team', () => {
  const main = showAbout()
  expect(main.getByRole('link', { name: 'Join Our Team' })).toHaveAttribute(
    'href',
    `mailto:${company.careers}`,
  )
  expect(main.getByText(company.careers)).toBeVisible()
})

test('marks the four phrases of the hero with their languages', () => {
  const main = showAbout()
  expect(main.getByText('Kejap,')).toHaveAttribute('lang', 'ms')
  expect(main.getByText('等一下，')).toHaveAttribute('lang', 'zh-Hans')
  expect(main.getByText('one minute,')).toHaveAttribute('lang', 'en')
  expect(main.getByText('ஒரு நிமிஷம்.')).toHaveAttribute('lang', 'ta')
})
