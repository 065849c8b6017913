import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { editions } from '#content/editions.ts'
import { countries } from '#content/countries.ts'
import {
  company,
  formRetention,
  formStorage,
  storedAbroadIn,
  storedIn,
} from '#src/content/facts/company.ts'
import { joinWords } from '#src/content/sentences/join-words.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'

afterEach(() => void vi.useRealTimers())

const path = '/privacy'

test('shows the current date as last updated, and the version with its own date', async () => {
  vi.useFakeTimers({ now: new Date(2031, 1, 3, 12), toFake: ['Date'] })
  await renderSite(path)
  const main = within(screen.getByRole('main'))
  const [{ version, inForceSince }] = editions.privacy
  const day = new Date(inForceSince).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const dates = main.getByText(/^The text is version \d/).parentElement
  expect(dates).toHaveTextContent('Last updated: 3 February 2031')
  expect(dates).toHaveTextContent(
    `The text is version ${version}, in force unchanged since ${day}.`,
  )
})

test('has the day of the build as last updated before scripts run', () => {
  showPage(path)
  expect(screen.getByText(/^The text is version /).parentElement).toHaveTextContent(
    /^Last updated: \d{1,2} [A-Z][a-z]+ \d{4} /,
  )
})

test('says every change of each edition, the newest first', () => {
  showPage(path)
  const log = section('Changes to this notice')
  expect(log.getAllByRole('definition').map((change) => change.textContent)).toEqual(
    editions.privacy.map(({ changed }) => changed),
  )
})

test('leads from the contents to every section', () => {
  showPage(path)
  const main = screen.getByRole('main')
  const contents = within(main).getByRole('navigation', { name: 'On this page' })
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'))
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    headingsIn(main, 2).filter((title) => title !== 'Need someone now?'),
  )
})

test('links to the full Malay notice, which the law requires', () => {
  showPage(path)
  const notice = sectionOf('Dalam bahasa Melayu')
  expect(notice).toHaveAttribute('lang', 'ms')
  for (const place of [notice, sectionOf('In short')]) {
    expect(within(place).getByRole('link', { name: /penuh dalam bahasa Melayu/ })).toHaveAttribute(
      'href',
      '/ms/privacy',
    )
  }
})

test('says where the data is kept, and what lets it leave Malaysia', () => {
  showPage(path)
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

test('says what is kept, how long, and how to have it deleted', () => {
  showPage(path)
  const kept = sectionOf('How long we keep it')
  const { waitlistDaysAfterAnnouncement, waitlistMonths, messageMonths } = formRetention
  expect(kept).toHaveTextContent(
    `Waitlist Until ${waitlistDaysAfterAnnouncement} days after we tell you that sign-ups are open, or until you leave the list, but at most ${waitlistMonths} months after you join.`,
  )
  expect(kept).toHaveTextContent(`Messages, requests ${messageMonths} months after you send them.`)
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

test('says that the planned platform keeps sessions up to 7 years unless deletion is requested', () => {
  showPage(path)
  expect(sectionOf('The planned platform')).toHaveTextContent(
    'for up to 7 years, unless you ask for deletion',
  )
})

const token = 'ab'.repeat(32)

/** Opens the page by the announcement's link; the function answers the clicks one after the other. */
function openToLeave(...answers: (Response | Error)[]) {
  return openBy(`#leave=${token}`, ...answers)
}

async function openBy(fragment: string, ...answers: (Response | Error)[]) {
  const calls: [url: string, body: string][] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    calls.push([url, body.toString()])
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('More requests than answers.')
  })
  history.replaceState(null, '', path + fragment)
  await renderSite(path + fragment)
  return calls
}

const click = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('says to everybody, and without scripts, how to leave the list, and has no button for it', () => {
  showPage(path)
  const [sentence] = screen.getAllByText(/To leave the waitlist, reply to our mail or write to/)
  expect(sentence).toHaveTextContent(`write to ${company.privacy}. We’ll take you off the list.`)
  expect(screen.queryByRole('button', { name: 'Leave the list' })).toBeNull()
})

test.each([
  `#leave%3D${token}`,
  `#leave=3D${token}`,
  `#LEAVE=${token.toUpperCase()}`,
  `#leave=${token}.`,
  `#leave=${token}>`,
  `#leave=${token}%3E`,
  `#leave=${token}&utm_source=x`,
  `#leave=${token}#leave=${token}`,
])('leaves the list by a link that a mail program changed to %s', async (fragment) => {
  const calls = await openBy(fragment, Response.json({ success: true }))
  expect(location.hash).toBe('')
  await click('Leave the list')
  expect(calls).toEqual([['/api/unsubscribe', `token=${token}`]])
})

test.each(['#leave', '#leave=', `#leave=${token.slice(1)}`])(
  'says how else to leave, where the focus is, when the link’s token is lost: %s',
  async (fragment) => {
    await openBy(fragment)
    expect(location.hash).toBe('')
    expect(screen.getByRole('heading', { name: 'Leave the waitlist' })).toHaveFocus()
    const place = section('Leave the waitlist')
    expect(place.getByText(/reply to our mail or write to/)).toBeVisible()
    expect(place.getByRole('link', { name: company.privacy })).toHaveAttribute(
      'href',
      `mailto:${company.privacy}`,
    )
    expect(screen.queryByRole('button', { name: 'Leave the list' })).toBeNull()
  },
)

test('shows the button by the announcement’s link, and takes the token out of the address', async () => {
  const calls = await openToLeave()
  expect(screen.getByRole('button', { name: 'Leave the list' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Leave the waitlist' })).toHaveFocus()
  expect(location.hash).toBe('')
  expect(document.body.innerHTML).not.toContain(token)
  expect(calls).toEqual([])
})

test('leaves the list with one click, and says so where the focus is', async () => {
  const calls = await openToLeave(Response.json({ success: true }))
  await click('Leave the list')
  expect(calls).toEqual([['/api/unsubscribe', `token=${token}`]])
  expect(screen.getByText('Your address is no longer on the list.')).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Leave the list' })).toBeNull()
})

test.each([
  new Error('offline'),
  new Response('<!doctype html>'),
  Response.json({ error: 'no' }, { status: 503 }),
])('says what else to do when leaving fails, and lets the person retry: %s', async (answer) => {
  const calls = await openToLeave(answer, Response.json({ success: true }))
  await click('Leave the list')
  expect(section('Leave the waitlist').getByRole('status')).toHaveTextContent('reply to our mail')
  await click('Leave the list')
  expect(calls).toHaveLength(2)
  expect(screen.getByText('Your address is no longer on the list.')).toBeVisible()
})
