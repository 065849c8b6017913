import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { company } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'

const path = '/safety'

test('has the specified title', () => {
  showPage(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Your Well-Being, Protected by Design$/,
  )
})

/** Finds the part of the page that a link leads to. */
function targetOf(link: HTMLElement): HTMLElement | null {
  return document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
}

test('links the title of each of the four commitments to its section', () => {
  showPage(path)
  const links = section(safety.commitments.title).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Data protection',
    'Crisis detection',
    'Ethical AI',
    'User control',
  ])
  expect(headingsIn(sectionOf(safety.commitments.title), 3)).toHaveLength(4)
  const targets = links.map(targetOf)
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual([
    whoReads.readers.title,
    safety.crisis.title,
    whoReads.use.title,
    safety.privacy.title,
  ])
})

test('offers 999 on the first screen, and leads to “who can read” and “in danger”', () => {
  showPage(path)
  // The status line has the first link.
  const [, readers, danger, emergency] = within(screen.getByRole('main')).getAllByRole('link')
  expect(emergency).toHaveAttribute('href', 'tel:999')
  expect(readers).toHaveAccessibleName(safety.hero.readers)
  expect(readers).toHaveAttribute('href', expect.stringMatching(/#readers$/))
  expect(danger).toHaveAccessibleName(safety.hero.danger)
  expect(danger).toHaveAttribute('href', expect.stringMatching(/#danger$/))
})

test('does not say that anybody is on call before the operator has confirmed it', () => {
  showPage(path)
  expect(screen.queryAllByText(whoReads.danger.onCall)).toHaveLength(
    owner.onCallConfirmedOn ? 1 : 0,
  )
})

test('has compliance with the PDPA and the four user data rights', () => {
  showPage(path)
  const privacy = section('Data protection and privacy')
  expect(privacy.getByRole('heading', { name: 'Compliance with the PDPA' })).toBeVisible()
  expect(privacy.getByRole('heading', { name: 'User data rights' })).toBeVisible()
  for (const right of [
    'Access',
    'Request deletion',
    'Download conversation history',
    'Opt out of data analysis',
  ]) {
    expect(privacy.getByText(right)).toBeVisible()
  }
  expect(privacy.getByText(/up to 7 years unless you ask/)).toBeVisible()
})

test('has an accessibility statement with an address to write to', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('WCAG 2.2 level AA')
  expect(
    main.querySelector(
      `a[href="mailto:${company.support}?subject=Page%20safety,%20language%20en"]`,
    ),
  ).toHaveTextContent(company.support)
})

test('has the emergency number beside what happens in danger', () => {
  showPage(path)
  const danger = section(safety.crisis.title)
  expect(danger.getByRole('heading', { name: whoReads.danger.title })).toBeVisible()
  expect(danger.getByRole('heading', { name: 'Escalation to a person' })).toBeVisible()
  const calls = danger.getAllByRole('link', { name: '999' })
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:999', 'tel:999'])
  expect(danger.getByRole('link', { name: safety.crisis.more })).toHaveAttribute(
    'href',
    '/for-users#open-today',
  )
})

test('lists what is not decided once, and links to it from the rest of the page', () => {
  showPage(path)
  const { title, list } = whoReads.notDecided
  const undecided = document.getElementById('open')
  expect(undecided).toHaveTextContent(title)
  for (const item of list) expect(screen.getAllByText(item)).toHaveLength(1)
  for (const label of ['And in danger?', whoReads.use.limits]) {
    expect(targetOf(screen.getByRole('link', { name: label }))).toBe(undecided)
  }
})
