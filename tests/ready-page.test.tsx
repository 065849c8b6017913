import { expect, test } from 'vitest'
import type { Point } from '../vite/points.ts'
import { readyPage } from '../vite/ready.tsx'

const points: Point[] = [
  { by: 'owner', isBlocker: true, text: 'Replace “A & B <c>”.', place: 'src/content/owner.ts:3' },
  { by: 'owner', isBlocker: false, text: 'Name a contact.', place: 'src/content/owner.ts:9' },
  { by: 'clinician', isBlocker: true, text: 'Sign it.', place: 'src/content/en/safety.ts:4' },
]

test('writes well-formed HTML with a sheet for each person, and no script', () => {
  const html = readyPage(points, new Date('2026-06-01'))
  // The parser for XML, unlike that for HTML, reports unclosed elements and unescaped characters.
  const page = new DOMParser().parseFromString(html, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">/)
  const sheets = Array.from(page.querySelectorAll('section'), (sheet) =>
    Array.from(sheet.querySelectorAll('h2, li'), ({ textContent }) => textContent),
  )
  expect(sheets).toEqual([
    [
      'Owner: 1 blocker, 1 that can wait',
      'Replace “A & B <c>”. src/content/owner.ts:3',
      'Advice: Name a contact. src/content/owner.ts:9',
    ],
    ['Clinician: 1 blocker', 'Sign it. src/content/en/safety.ts:4'],
  ])
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0)
})
