import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { factSheet } from '#content/fact-sheet.ts'
import { statisticTexts } from '#content/statistics.ts'
import { claimWords } from '#content/claims.ts'
import { research } from '#content/research.ts'
import { statisticNotes, statisticWordings, sourceNames } from '#content/sources.ts'
import { studyWords } from '#content/studies.ts'
import { section, sectionOf, showPage } from '#tests/built-page.ts'
import { renderSite } from '#tests/render-site.tsx'
import {
  factRows,
  statistics,
  numberOf,
  otherValues,
  sources,
} from '#src/content/facts/statistics.ts'
import { claims, statusOf } from '#src/content/facts/claims.ts'
import { studies } from '#src/content/facts/studies.ts'
import { keysOf } from '#src/keys-of.ts'
import { routeFor } from '#src/app/routes.tsx'

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

test('says of every figure what it is, and what it is not', () => {
  showPage('/research')
  for (const row of keysOf(factRows)) {
    const { is, isNot } = statisticNotes[row]
    const shown = screen.getByText(is).closest('li')
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
    for (const [index, { text }] of factSheet.press.boilerplates.entries()) {
      expect(text.split(' ').length).toBe([50, 100][index])
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
