import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { countries } from '#content/countries.ts'
import {
  company,
  formRetention,
  formStorage,
  storedAbroadIn,
  storedIn,
} from '#src/content/facts.ts'
import { joinWords } from '#src/content/join-words.ts'
import { headingsIn, renderSite, section, sectionOf, showSite } from '#tests/render-site.tsx'

afterEach(() => void vi.useRealTimers())

const path = '/privacy'

test('shows the current date as last updated, and the version with its own date', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  await renderSite(path)
  const main = within(screen.getByRole('main'))
  const dates = main.getByText(/^Version 1\.1/)
  expect(dates).toHaveTextContent('Last updated: 3 February 2031')
  expect(dates).toHaveTextContent('Version 1.1, in force since 27 November 2026.')
})

test('leads from the contents to every section', async () => {
  await showSite(path)
  const main = screen.getByRole('main')
  const contents = within(main).getByRole('navigation', { name: 'On this page' })
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'))
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    headingsIn(main, 2).filter((title) => title !== 'Need to talk to a person now?'),
  )
})

test('links to the full Malay notice, which the law requires', async () => {
  await showSite(path)
  const notice = sectionOf('Dalam bahasa Melayu')
  expect(notice).toHaveAttribute('lang', 'ms')
  for (const place of [notice, sectionOf('In short')]) {
    expect(within(place).getByRole('link', { name: /penuh dalam bahasa Melayu/ })).toHaveAttribute(
      'href',
      '/ms/privacy',
    )
  }
})

test('says where the data is kept, and what lets it leave Malaysia', async () => {
  await showSite(path)
  const where = sectionOf('Where it is kept, and who sees it')
  const named = (ids: typeof storedIn) =>
    joinWords(
      ids.map((id) => countries[id]),
      ', ',
      ' and ',
    )
  expect(where).toHaveTextContent(`on our instructions, in ${named(storedIn)}.`)
  const abroad = storedAbroadIn.length > 0
  const text = where.textContent
  expect(text.includes(`leaves Malaysia, for ${named(storedAbroadIn)}.`)).toBe(abroad)
  expect(text.includes('because you agree to this when you send the form')).toBe(
    abroad && formStorage.transferGround === 'consent',
  )
})

test('says what is kept, how long, and how to have it deleted', async () => {
  await showSite(path)
  const kept = sectionOf('How long we keep it')
  const { waitlistDaysAfterAnnouncement, waitlistMonths, messageMonths } = formRetention
  expect(kept).toHaveTextContent(
    `WaitlistUntil ${waitlistDaysAfterAnnouncement} days after we tell you that sign-ups are open, or until you leave the list, but at most ${waitlistMonths} months after you join.`,
  )
  expect(kept).toHaveTextContent(`Messages, requests${messageMonths} months after you send them.`)
  const rights = section('Your rights, and how to use them')
  expect(rights.getAllByRole('term').map((right) => right.textContent)).toEqual([
    'Access',
    'Correct',
    'Delete',
    'Withdraw',
    'Limit',
    'Move',
  ])
  expect(rights.getByRole('link', { name: company.privacy })).toHaveAttribute(
    'href',
    `mailto:${company.privacy}`,
  )
})

test('says that the planned platform keeps sessions up to 7 years unless deletion is requested', async () => {
  await showSite(path)
  expect(sectionOf('The planned platform')).toHaveTextContent(
    'for up to 7 years, unless you ask for deletion',
  )
})
