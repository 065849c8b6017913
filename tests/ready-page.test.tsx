import { expect, test } from 'vitest'
import { owner } from '#src/content/owner.ts'
import { harms } from '#src/content/reviews/awaiting-sign-off.ts'
import type { Point } from '../vite/points.ts'
import { readyPage } from '../vite/ready.tsx'

const points: Point[] = [
  { by: 'owner', isBlocker: true, text: 'Replace “A & B <c>”.', place: 'src/content/owner.ts:3' },
  { by: 'owner', isBlocker: false, text: 'Name a contact.', place: 'src/content/owner.ts:9' },
  {
    by: 'clinician',
    isBlocker: true,
    text: 'Sign it.',
    place: 'src/content/en/safety.ts:4',
    harm: 'danger',
    excerpts: [
      { on: '/safety#danger', language: 'ms', sentences: ['Satu.', 'Dua.'], isLong: false },
      { on: '/terms', language: 'en', sentences: ['One two.', 'Three.'], isLong: true },
      { on: 'mail', language: 'zh', sentences: ['现在想找人谈谈吗？'], isLong: false },
    ],
  },
]

test('writes well-formed HTML with a sheet for each person, and no script', () => {
  const html = readyPage(points, new Date('2026-06-01'))
  // The parser for XML, unlike that for HTML, reports unclosed elements and unescaped characters.
  const page = new DOMParser().parseFromString(html, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/)
  const sheets = Array.from(page.querySelectorAll('section'), (sheet) =>
    Array.from(sheet.querySelectorAll('h2, h3'), ({ textContent }) => textContent),
  )
  expect(sheets).toEqual([
    ['Clinician: 1 blocker', 'Sign it.'],
    ['Owner: 1 blocker, 1 that can wait', 'Replace “A & B <c>”.', 'Advice: Name a contact.'],
  ])
  const links = Array.from(page.querySelectorAll('nav li'), (item) => [
    item.querySelector('a')?.getAttribute('href'),
    item.textContent,
  ])
  expect(links).toEqual([
    ['#clinician', 'Clinician: 1 blocker'],
    ['#owner', 'Owner: 1 blocker, 1 that can wait'],
  ])
  for (const [target] of links) expect(page.querySelector(target ?? '')?.tagName).toBe('h2')
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0)
})

test('gives whoever signs the words, where they stand, why, and room to answer', () => {
  const page = new DOMParser().parseFromString(readyPage(points, new Date()), 'text/html')
  const [signature, decision] = page.querySelectorAll('ol li')
  const address = (path: string) => owner.siteOrigin + path
  expect(Array.from(signature?.querySelectorAll('a') ?? [], ({ href }) => href)).toEqual([
    address('/ms/safety#danger'),
    address('/safety#danger'),
    address('/terms'),
  ])
  const quotes = Array.from(signature?.querySelectorAll('blockquote') ?? [])
  expect(quotes.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['ms', 'Satu.Dua.'],
    ['en', 'One two.'],
    ['zh-Hans', '现在想找人谈谈吗？'],
  ])
  expect(signature?.textContent).toContain('The first of 3 words')
  expect(signature?.textContent).toContain('In the mail to the waitlist')
  expect(signature?.textContent).toContain(harms.danger)
  expect(answersOf(signature)).toEqual(['Yes, as it stands', 'Change', '', 'Name', 'Date'])
  expect(answersOf(decision)).toEqual(['Done', 'Name', 'Date'])
  expect(decision?.textContent).toContain('src/content/owner.ts:3')
})

test('estimates a sheet in quarters of an hour, with the time to read', () => {
  const timeWith = (count: number) => {
    const sentences = Array.from({ length: count }, () => 'word')
    const point: Point = {
      by: 'clinician',
      isBlocker: true,
      text: 'Sign it.',
      place: 'a.ts:1',
      excerpts: [{ on: '/', language: 'en', sentences, isLong: true }],
    }
    return /About ([^:]*):/.exec(readyPage([point], new Date()))?.[1]
  }
  expect(timeWith(1)).toBe('15 min')
  expect(timeWith(6400)).toBe('1 h 15 min')
})

function answersOf(point: Element | undefined): (string | null)[] {
  return Array.from(point?.querySelectorAll('.answer p') ?? [], ({ textContent }) => textContent)
}
