import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { company, formStorage } from '#src/content/facts.ts'
import { renderSite, sectionOf, showSite } from '#tests/render-site.tsx'

afterEach(() => void vi.useRealTimers())

async function showPrivacy(show: (address: string) => Promise<unknown> = showSite) {
  await show('/privacy')
  return within(screen.getByRole('main'))
}

test('shows the current date as last updated, and the version with its own date', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  const main = await showPrivacy(renderSite)
  const dates = main.getByText(/version 1\.0/)
  expect(dates).toHaveTextContent('Last updated: 3 February 2031')
  expect(dates).toHaveTextContent(/22 November 2026 \(version 1\.0\)/)
})

test('leads from the contents to every section', async () => {
  const main = await showPrivacy()
  const contents = main.getByRole('navigation', { name: 'On this page' })
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'))
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    main
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .filter((title) => title !== 'Need to talk to a person now?'),
  )
})

test('links to the whole notice in Malay, which the law asks for, too', async () => {
  await showPrivacy()
  const notice = sectionOf('Dalam bahasa Melayu')
  expect(notice).toHaveAttribute('lang', 'ms')
  for (const place of [notice, sectionOf('In short')]) {
    expect(within(place).getByRole('link', { name: /penuh dalam bahasa Melayu/ })).toHaveAttribute(
      'href',
      '/ms/privacy',
    )
  }
})

test('names who processes the data, where, and what lets it leave Malaysia', async () => {
  await showPrivacy()
  const where = sectionOf('Where it is kept, and who sees it')
  for (const { name } of Object.values(formStorage.processors)) {
    expect(where).toHaveTextContent(name)
  }
  expect(where).toHaveTextContent('leaves Malaysia, for Singapore and the United States')
  expect(where).toHaveTextContent('because you agree to this when you send the form')
})

test('keeps nobody under 18 from calling a helpline', async () => {
  await showPrivacy()
  expect(sectionOf('If you are under 18')).toHaveTextContent(
    'You don’t need anyone’s permission to call a helpline.',
  )
})

test('says what is kept, how long, and how to have it deleted', async () => {
  await showPrivacy()
  const kept = sectionOf('How long we keep it')
  expect(kept).toHaveTextContent('Waitlist24 months after you join.')
  const rights = within(sectionOf('Your rights, and how to use them'))
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
  await showPrivacy()
  expect(sectionOf('The planned platform')).toHaveTextContent(
    'for up to 7 years, unless you ask for deletion',
  )
})

test('shows crisis lines and the state of the product on a legal page, too', async () => {
  const main = await showPrivacy()
  const links = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('tel:999')
  expect(main.getByText(/It is not for sale, not registered as a medical device/)).toBeVisible()
})
