import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { factSheet } from '#content/fact-sheet.ts'
import { statisticTexts } from '#content/statistics.ts'
import { claimWords } from '#content/claims.ts'
import { research } from '#content/research.ts'
import { statisticNotes, statisticWordings, sourceNames } from '#content/sources.ts'
import { studyWords } from '#content/studies.ts'
import { section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'
import {
  factRows,
  statistics,
  numberOf,
  otherValues,
  sources,
} from '#src/content/facts/statistics.ts'
import { BRAND } from '#src/content/facts/company.ts'
import { claims, claimsThatAre, statuses, statusOf } from '#src/content/facts/claims.ts'
import { studies } from '#src/content/facts/studies.ts'
import { owner } from '#src/content/owner.ts'
import { plainText } from '#src/content/sentences/links.ts'
import { keysOf } from '#src/keys-of.ts'
import { routeFor } from '#src/app/routes.tsx'
import { PressFacts } from '#src/pages/research/press.tsx'
import { Trials } from '#src/pages/research/trials.tsx'

test('fills in the subject on the contact page after Participate in Research', async () => {
  await routeFor('/contact').preload()
  await renderSite('/research')
  const link = screen.getByRole('link', { name: 'Participate in Research' })
  expect(link).toHaveAttribute('href', '/contact')
  fireEvent.click(link)
  expect(await screen.findByDisplayValue(research.hero.subject)).toHaveAccessibleName(/^Subject/)
})

test('links Partner With Us to the page for partners', () => {
  showPage('/research')
  expect(screen.getByRole('link', { name: 'Partner With Us' })).toHaveAttribute(
    'href',
    '/for-partners',
  )
})

test('asks three questions in the hero, each in a lozenge that is drawn without scripts', () => {
  showPage('/research')
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')
  const asked = within(hero ?? document.body).getAllByRole('listitem')
  expect(asked.map(({ textContent }) => textContent)).toEqual(research.hero.questions)
  for (const question of asked)
    expect(question.querySelector('svg[aria-hidden] > path')).toBeVisible()
})

test('gives each study its journal and DOI, what it found, its limit and what we take from it', () => {
  showPage('/research')
  const evidence = section('Evidence foundation')
  for (const id of keysOf(studies)) {
    const { author, year, journal, doi } = studies[id]
    const link = evidence.getByRole('link', { name: `${author} et al. ${year}` })
    expect(link).toHaveAttribute('href', `https://doi.org/${doi}`)
    for (const words of [journal, ...Object.values(studyWords[id])]) {
      expect(link.closest('li')).toHaveTextContent(words)
    }
  }
})

test('names each study once, in the entry that says what it found', () => {
  showPage('/research')
  const evidence = sectionOf('Evidence foundation').textContent
  for (const { author, year } of Object.values(studies))
    expect(evidence.match(new RegExp(`${author}.{0,8} ${year}`, 'g'))).toHaveLength(1)
})

test('lays the people of a study on the cloth of the largest while its button is pressed', async () => {
  await renderSite('/research')
  const row = screen.getByRole('link', { name: 'Karyotaki et al. 2021' }).closest('li')
  const bright = () => [...(row?.querySelectorAll('path:nth-of-type(3)') ?? [])].map(stitchesIn)
  expect(bright()).toEqual([])
  const tan = screen.getByRole('button', { name: 'Tan 48' })
  fireEvent.click(tan)
  expect(tan).toHaveAttribute('aria-pressed', 'true')
  // One drawing for a phone and one for wider windows.
  expect(bright()).toEqual([5, 5])
  fireEvent.click(screen.getByRole('button', { name: 'Lim 392' }))
  expect(tan).toHaveAttribute('aria-pressed', 'false')
  expect(bright()).toEqual([39, 39])
})

test('says the limit of a study right after what it found', () => {
  showPage('/research')
  const heinz = screen.getByRole('link', { name: 'Heinz et al. 2025' }).closest('li')
  expect(heinz).toHaveTextContent(/more than waiting did\. Its limit: Clinicians watched/)
})

test('shows every insight with its figure, and with publisher and year of its source', () => {
  showPage('/research')
  const rows = section('Key insights').getAllByRole('listitem')
  const shown = [
    ['29.2%', 'National Health and Morbidity Survey, 2015', 1],
    ['1:100,000', 'New Straits Times, 2016', 3],
    ['RM200++', 'The Star, 2019', 7],
  ] as const
  expect(rows).toHaveLength(shown.length)
  for (const [index, [figure, source, number]] of shown.entries()) {
    const row = rows[index] ?? document.body
    expect(row).toHaveTextContent(figure)
    expect(within(row).getByRole('link', { name: source })).toHaveAttribute(
      'href',
      `/research#source-${number}`,
    )
  }
})

test('lists every claim of the site, open, in the group of its status', () => {
  showPage('/research')
  expect(sectionOf('What works today').id).toBe('register')
  for (const id of keysOf(claims)) {
    const row = screen.getByText(claimWords.claims[id]).closest('li')
    expect(row?.id).toBe(`claim-${id}`)
    expect(row).toBeVisible()
    const status = statusOf(id)
    const group = row?.closest(`#register-${status}`)
    expect(group).toHaveTextContent(claimWords.groups[status])
  }
})

test('counts the claims of each status beside its name', () => {
  showPage('/research')
  for (const status of statuses) {
    const claimsOfStatus = claimsThatAre(status)
    const group = document.getElementById(`register-${status}`)
    const title = within(group ?? document.body).getByRole('heading')
    expect(title.nextElementSibling).toHaveTextContent(new RegExp(`^${claimsOfStatus.length}$`))
    expect(group?.querySelectorAll('li')).toHaveLength(claimsOfStatus.length)
  }
})

test('lists first what a visitor asks first, and last what only partners and investors ask', () => {
  showPage('/research')
  const planned = within(document.getElementById('register-planned') ?? document.body)
  const rows = planned.getAllByRole('listitem').map(({ textContent }) => textContent.trim())
  expect(rows[0]).toBe('Opening to the public')
  expect(rows.indexOf('Servers in Malaysia')).toBeLessThan(rows.indexOf('Pilots with partners'))
  expect(rows.at(-1)).toBe('Programmes for the rest of Southeast Asia')
})

test('leads from a stitch for each claim of a status, above the list, to its group', () => {
  showPage('/research')
  const register = within(document.getElementById('register') ?? document.body)
  for (const status of statuses) {
    const link = register.getByRole('link', { name: claimWords.groups[status] })
    expect(link).toHaveAttribute('href', `#register-${status}`)
    expect(link.querySelectorAll('svg')).toHaveLength(claimsThatAre(status).length)
  }
})

test('says clinical validation comes after the trials, and what a visitor can do today', () => {
  showPage('/research')
  const textOf = (status: string) => document.getElementById(`register-${status}`)?.textContent
  expect(textOf('planned')).toContain('Clinical validation as a digital therapeutic')
  expect(textOf('inTrials')).not.toContain('validation')
  expect(textOf('works')).toMatch(/^What you can do today.*Ask for an email at launch\./)
})

const filled = {
  registration: 'NMRR ID-27-00001',
  ethicsApproval: 'MREC, 27-001',
  people: 1204,
  from: '2027-03',
  to: '2027-09',
}

function rowsOf(container: HTMLElement): [string | null, string | null][] {
  return [...container.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent ?? null,
  ])
}

test('shows our own trial with what the owner has filled in, and nothing of what is empty', () => {
  const asks = { 'NMRR ID-27-00001': 'Does distress go down in eight weeks?' }
  const { container, rerender } = render(<Trials trials={[filled]} asks={asks} />)
  expect(rowsOf(container)).toEqual([
    ['What we ask', 'Does distress go down in eight weeks?'],
    ['How many people', '1,204'],
    ['Approved by', 'MREC, 27-001'],
    ['Registered as', 'NMRR ID-27-00001'],
    ['When', 'March 2027 to September 2027'],
  ])
  const started = { ...filled, ethicsApproval: '', people: 0, to: '' }
  rerender(<Trials trials={[started]} asks={{}} />)
  expect(rowsOf(container)).toEqual([
    ['Registered as', 'NMRR ID-27-00001'],
    ['When', 'Since March 2027'],
  ])
  rerender(<Trials trials={[{ ...started, registration: '', from: '' }]} asks={{}} />)
  expect(container).toBeEmptyDOMElement()
})

test('puts our own trials first under “How we test”', () => {
  showPage('/research')
  const cards = sectionOf('How we test').querySelectorAll('dl')
  expect(cards).toHaveLength(owner.trials.length)
})

test('tells the press when we began, how many took part, and where the logo is', () => {
  const none = {
    founded: 0,
    trials: [],
    pressKit: { logo: '', pictures: '' },
    pressContact: { name: '', email: '', phone: '' },
  }
  const facts = {
    founded: 2025,
    trials: [filled, { ...filled, registration: '2', people: 12 }],
    pressKit: { logo: 'logo.svg', pictures: 'pictures.zip' },
    pressContact: { name: 'Nur', email: 'press@example.com', phone: '+60 3-1234 5678' },
  }
  const { container, rerender } = render(<PressFacts facts={facts} />)
  expect(screen.getByText('Founded in 2025 in Kuala Lumpur.')).toBeVisible()
  expect(screen.getByText('1,216 people have taken part so far.')).toBeVisible()
  expect(screen.getByText('Nur')).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:press@example.com',
    'tel:+60312345678',
    '/press/logo.svg',
    '/press/pictures.zip',
  ])
  rerender(<PressFacts facts={none} />)
  expect(container).toHaveTextContent(/^$/)
})

test('answers what reporters ask, each with its link, and lets them ask the rest', () => {
  showPage('/research')
  const press = section('For the press')
  expect(press.getAllByRole('term', { hidden: true }).map((term) => term.textContent)).toEqual(
    factSheet.press.questions.list.map(({ question }) => question),
  )
  const links = [
    ['What works today', '/research#register'],
    ['What happens then', '/safety#danger'],
    ['The whole list', '/safety#readers'],
    ['Six studies', '/research#studies'],
    [factSheet.press.questions.ask, '/contact'],
  ] as const
  for (const [name, href] of links)
    expect(press.getByRole('link', { name, hidden: true })).toHaveAttribute('href', href)
  const counts = `500 psychiatrists lie between two counts, 400 (${otherValues.olderCount.year}) and 623 (${otherValues.newestCount.year})`
  expect(press.getByText(/The ratio of 1:100,000 dates from/)).toHaveTextContent(counts)
})

test('says of every figure what it is, and what it is not', () => {
  showPage('/research')
  for (const row of keysOf(factRows)) {
    const { is, isNot } = statisticNotes[row]
    const isRow = (_: string, element: Element | null) =>
      element?.tagName === 'DD' && element.textContent === plainText(is)
    const shown = screen.getByText(isRow).closest('li')
    expect(shown).toHaveTextContent(isNot)
    for (const id of factRows[row].statistics) {
      const around = statisticWordings[id].split(statisticTexts[id]).filter((words) => words !== '')
      for (const words of around) expect(shown).toHaveTextContent(words.trim())
      expect(shown).toHaveTextContent(statisticTexts[id])
    }
  }
})

test('has a row for every source that a link leads to', () => {
  showPage('/research')
  for (const id of keysOf(sources)) {
    expect(document.getElementById(`source-${numberOf(id)}`)).toHaveTextContent(
      id === 'estimate' ? statisticTexts.market : sourceNames[id],
    )
  }
})

describe('the texts about us for the press', () => {
  const [boilerplate] = factSheet.press.boilerplates
  const name = `Copy: ${boilerplate.title}`

  async function copyWith(writeText: (text: string) => Promise<void>): Promise<void> {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await renderSite('/research')
    fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  }

  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

  test('have 50 and 100 words, and say the status', () => {
    for (const [index, { title, text }] of factSheet.press.boilerplates.entries()) {
      const ofOneWord = text.replaceAll(BRAND.name, 'Brand')
      expect(ofOneWord.split(' ').length).toBe([50, 100][index])
      expect(title).toBe(`About ${BRAND.name}, in ${text.split(' ').length} words`)
      expect(text).toMatch(
        /research trials, not (?:yet )?open to the public, and (?:is )?not registered as a medical device\.$/,
      )
    }
  })

  test('are copied to the clipboard', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    await copyWith(writeText)
    expect(await screen.findByText('Copied')).toHaveRole('status')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(boilerplate.text)
  })

  test('are selected where the clipboard is refused', async () => {
    const writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
    await copyWith(writeText)
    expect(await screen.findByText(factSheet.press.selected)).toHaveRole('status')
    expect(getSelection()?.toString()).toBe(boilerplate.text)
  })
})

test('computes the ratio of people to psychiatrists from the newest count', () => {
  const { perNewestCount, newestCount } = otherValues
  const people = statistics.population.quantity / newestCount.quantity
  expect(Math.round(people / 1000) * 1000).toBe(perNewestCount.quantity)
})

test('says below what is planned, and nowhere else in the register, that a trial has its own sheet', () => {
  showPage('/research')
  const note = screen.getByText(/A trial has its own information sheet/)
  expect(document.querySelector('#register-planned')).toContainElement(note)
})

test('says to people who could take part that the safety page is not about a trial, and what to ask', () => {
  showPage('/research')
  const part = section(research.participate.title)
  expect(part.getByText(/not a trial\. So ask us where a trial keeps your sessions/)).toBeVisible()
  expect(part.getByRole('link', { name: 'safety page' })).toHaveAttribute('href', '/safety')
})
