import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { onCallConfirmedOn } from '#src/content/facts.ts'
import { type ClaimId, register } from '#src/content/register.ts'
import { unconfirmed } from '#src/content/unconfirmed.ts'
import { renderSite, sectionOf } from '#tests/render-site.tsx'

const path = '/safety'

function section(name: string) {
  return within(sectionOf(name))
}

test('the hero reads Your Well-Being, Protected by Design', async () => {
  await renderSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Your Well-Being, Protected by Design$/,
  )
})

test('the sentence that turns into stitches is read out whole, once', async () => {
  await renderSite(path)
  const said = screen
    .getAllByText(/^I have never said this out loud/)
    .filter((element) => element.closest('[aria-hidden]') === null)
  expect(said.map((element) => element.textContent)).toEqual([
    'I have never said this out loud, not even at home, not to anyone at all.',
  ])
})

test('the four commitments lead down to what stands behind each', async () => {
  await renderSite(path)
  const commitments = section('Four commitments')
  expect(commitments.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Data protection',
    'Crisis detection',
    'Ethical AI',
    'User control',
  ])
  const targets = commitments
    .getAllByRole('link')
    .map((link) => document.getElementById(link.getAttribute('href')?.split('#')[1] ?? ''))
  expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual([
    'Who can read what you say?',
    'If you are in danger during a session',
    'Who it is for',
    'Privacy and your data',
  ])
})

test('one sentence says that all is planned but for two parts, as the register has it', async () => {
  await renderSite(path)
  expect(screen.getByText(/is planned\. Two parts are in research trials/)).toBeVisible()
  const inTrials: ClaimId[] = ['crisis', 'ethics']
  const planned: ClaimId[] = [
    'escalation',
    'encryption',
    'servers',
    'pdpa',
    'rights',
    'authorities',
    'clinicians',
    'totals',
  ]
  expect(inTrials.map((claim) => register[claim].status)).toEqual(inTrials.map(() => 'inTrials'))
  expect(planned.map((claim) => register[claim].status)).toEqual(planned.map(() => 'planned'))
})

test('each reader has a row that says what they get', async () => {
  await renderSite(path)
  const rows = section('Who can read what you say?').getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'You yourself',
    'Networks on the way',
    'The two AIs',
    'We ourselves',
    'Your clinician',
    'Your campus or employer',
    'The authorities',
  ])
  for (const row of rows) expect(within(row).getByText(/\.$/)).toBeVisible()
})

test('the page says that our servers open what you say, and that this is less private', async () => {
  await renderSite(path)
  expect(screen.getByText(/where the AI reads it to answer\.$/)).toBeVisible()
  expect(section('Who can read what you say?').getByText(/less private than a chat/)).toBeVisible()
})

test('what happens in danger: four steps of the plan, what is not settled, and what follows', async () => {
  await renderSite(path)
  const danger = section('If you are in danger during a session')
  expect(danger.getAllByRole('listitem')).toHaveLength(4)
  expect(danger.getByText(/when Hening opens/)).toBeVisible()
  expect(danger.getByText(/Both can miss them/)).toHaveTextContent('call 999')
  expect(danger.getByText(/^Nobody can sign up before that is settled/)).toBeVisible()
})

test('nobody is said to be on call in the trials before the operator has confirmed it', async () => {
  await renderSite(path)
  expect(screen.queryAllByText(/is on call while sessions run/)).toHaveLength(
    onCallConfirmedOn ? 1 : 0,
  )
  expect(unconfirmed.some((line) => line.includes('on call'))).toBe(!onCallConfirmedOn)
})

test('the intended use stands on the page, and no device class is named', async () => {
  await renderSite(path)
  const use = section('Who it is for')
  expect(use.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Meant for',
    'Not for',
    'In law',
  ])
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bclass [A-D]\b/i)
})

test('data protection and privacy: the act, and four things a person can do', async () => {
  await renderSite(path)
  const privacy = section('Privacy and your data')
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
  expect(privacy.queryByText(/without having to ask/)).not.toBeInTheDocument()
  expect(privacy.getByText(/up to 7 years, unless you ask/)).toBeVisible()
  expect(privacy.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  )
})

test('the accessibility statement, folded, says aim and tests, and where to write', async () => {
  await renderSite(path)
  const aim = screen.getByText(/WCAG 2\.2 level AA/)
  expect(aim).not.toBeVisible()
  await userEvent.click(screen.getByRole('heading', { name: 'Accessibility statement' }))
  expect(aim).toBeVisible()
  expect(screen.getByRole('heading', { name: 'If something stops you' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(
    main.getByRole('link', { name: 'Write about this page: hello@example.com' }),
  ).toHaveAttribute('href', 'mailto:hello@example.com?subject=Page%20safety,%20language%20en')
  expect(main.getByText(/^You can also report words that read wrongly/)).toBeVisible()
})

test('beside the plan for danger stands what to do in danger now', async () => {
  await renderSite(path)
  const danger = section('If you are in danger during a session')
  expect(danger.getByRole('heading', { name: 'In danger now?' })).toBeVisible()
  expect(danger.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  expect(danger.getByText(/permission to call a helpline/)).toHaveTextContent('10 September 2025')
  expect(danger.getByRole('link', { name: 'Where to get help' })).toHaveAttribute(
    'href',
    '/for-users#open-today',
  )
  expect(within(screen.getByRole('contentinfo')).queryByText('999')).not.toBeInTheDocument()
})

test('the page leads on: questions about data open the form with their subject', async () => {
  await renderSite(path)
  await userEvent.click(screen.getByRole('link', { name: 'Ask us about your data' }))
  expect(await screen.findByDisplayValue('Data and privacy')).toHaveAccessibleName(/^Subject/)
})
