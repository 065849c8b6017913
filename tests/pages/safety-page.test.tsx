import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { safety } from '#content/safety.ts'
import { whoReads } from '#content/who-reads.ts'
import { company } from '#src/content/facts/company.ts'
import { owner } from '#src/content/owner.ts'
import { headingsIn, section, sectionOf, showPage } from '#tests/built-page.ts'
import { plannedAmong } from '#tests/planned.ts'
import { renderWithOwner } from '#tests/render-site.tsx'

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

test('says above the rights from when they apply', () => {
  showPage(path)
  const rights = screen.getByRole('heading', { name: safety.privacy.rights.title }).parentElement
  expect(rights).toHaveTextContent(/^User data rights\s?Once it opens, you can:/)
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

const takeOver = { who: 'A nurse', hours: 'from 8 a.m. to 10 p.m.' }
const whomWeTell = 'We tell a person whom you have named, and nobody else.'
const sessionReaders = {
  who: 'Two psychologists',
  howMuch: 'one session in a hundred',
  whatFor: 'to see whether the AI answers well',
}

test('says what the owner has filled in, each in its place', async () => {
  await renderWithOwner(path, {
    owner: {
      onCallConfirmedOn: '2027-03-01',
      sessionReaders: 'unlessOptedOut',
      clinicalLead: 'Dr Farah Tan',
      minimumAge: 16,
    },
    words: { takeOver, whomWeTell, sessionReaders, clinicalLeadCredentials: 'psychiatrist' },
  })
  const danger = sectionOf(safety.crisis.title)
  expect(danger).toHaveTextContent('A nurse takes over from the AI, from 8 a.m. to 10 p.m.')
  expect(danger).not.toHaveTextContent('p.m..')
  expect(danger).not.toHaveTextContent('A person takes over')
  expect(danger).toHaveTextContent(whoReads.danger.onCall)
  expect(danger).toHaveTextContent(whomWeTell)
  expect(sectionOf(whoReads.readers.title)).toHaveTextContent(
    'Two psychologists read one session in a hundred, to see whether the AI answers well. You can opt out.',
  )
  expect(sectionOf(safety.commitments.title)).toHaveTextContent(
    'Dr Farah Tan, psychiatrist, answers for safety.',
  )
  expect(sectionOf(whoReads.use.title)).toHaveTextContent('From 16. You can call')
})

test('says that the team reads sessions only with consent, where the owner says so', async () => {
  await renderWithOwner(path, {
    owner: { sessionReaders: 'withConsent' },
    words: { sessionReaders },
  })
  const readers = sectionOf(whoReads.readers.title)
  expect(readers).toHaveTextContent('Two psychologists, only if you say yes.')
  expect(readers).toHaveTextContent(whoReads.readers.inShort.withConsent)
  expect(readers).not.toHaveTextContent('opt out')
})

test('says nothing in place of what the owner has not filled in', async () => {
  await renderWithOwner(path, {
    owner: { onCallConfirmedOn: '', sessionReaders: '', clinicalLead: '', minimumAge: 0 },
    words: {
      takeOver: { who: '', hours: '' },
      whomWeTell: '',
      sessionReaders: { who: '', howMuch: '', whatFor: '' },
    },
  })
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('A person takes over from the AI.')
  expect(main).toHaveTextContent('What our analysis needs, unless you opt out.')
  expect(main).not.toHaveTextContent(
    /on call|answers for safety|From \d|[Nn]ot decided|minimum age/,
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
  const rights = privacy.getByRole('heading', { name: 'User data rights' }).parentElement
  expect(within(rights ?? document.body).getAllByRole('listitem')).toHaveLength(4)
  expect(privacy.getByText(/up to 7 years, or delete it sooner if you ask/)).toBeVisible()
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
  expect(danger.getByRole('link', { name: 'Help now' })).toHaveAttribute(
    'href',
    '/for-users#open-today',
  )
})

test('leads from what somebody who opens the phone sees to how to clear it', () => {
  showPage(path)
  const target = targetOf(screen.getByRole('link', { name: 'How to clear them' }))
  expect(target?.id).toBe('leaving')
})

test('says in a line above the list who reads it, and for whom that is not so', () => {
  showPage(path)
  const readers = sectionOf(whoReads.readers.title)
  const { unlessOptedOut, withConsent } = whoReads.readers.inShort
  const line = within(readers).getByText(
    owner.sessionReaders === 'withConsent' ? withConsent : unlessOptedOut,
  )
  const list = within(readers).getByRole('list')
  expect(line.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(unlessOptedOut).toMatch(/two AIs.*team.*unless you opt out.*employer can’t read it\.$/)
})

test('leads from what a university or employer gets to what happens in danger', () => {
  showPage(path)
  const target = targetOf(screen.getByRole('link', { name: 'What if I’m in danger?' }))
  expect(target).toBe(sectionOf(safety.crisis.title))
})

test('says once for the page that its promises hold when it opens, and marks the person who takes over', () => {
  showPage(path)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Once it opens, your words travel encrypted')
  expect(within(main).queryAllByText('Planned')).toHaveLength(plannedAmong('escalation'))
})

// Stands last: the tests above fill in the owner in modules that this one drops.
test('promises in the future what the register calls planned, and in the present what works', async () => {
  for (const [works, phrases] of [
    [
      false,
      [
        /^Your words will be end-to-end/,
        /^You will be able to see/,
        /^The platform will follow/,
        /nobody will be able to read it$/,
      ],
    ],
    [
      true,
      [
        /^Your words are end-to-end/,
        /^See, download/,
        /^The platform follows/,
        /nobody can read it$/,
      ],
    ],
  ] as const) {
    vi.resetModules()
    vi.doMock('#src/content/facts/claims.ts', async (original) => ({
      ...(await original<object>()),
      allWork: () => works,
    }))
    const words = (await import('#content/safety.ts')).safety
    vi.doUnmock('#src/content/facts/claims.ts')
    vi.resetModules()
    expect(words.commitments.data.text).toMatch(phrases[0])
    expect(words.commitments.control.text).toMatch(phrases[1])
    expect(words.privacy.law.text).toMatch(phrases[2])
    expect(words.hero.inTransit).toMatch(phrases[3])
  }
})
