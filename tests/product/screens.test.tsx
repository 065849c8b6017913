import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleConversations } from '#src/content/quoted/conversations.ts'
import { register } from '#src/content/register.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecapScreen } from '#src/product/recap-screen.tsx'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { sharesOf } from '#src/product/spoken-languages.ts'
import { TotalsReport } from '#src/product/totals-report.tsx'

test.each([
  ['session', () => <SessionScreen conversation="ms" />, register.therapy],
  ['hand-over', () => <HandOverScreen />, register.escalation],
  ['record', () => <RecordScreen />, register.clinicians],
  ['report', () => <TotalsReport />, register.totals],
])('frames the %s by the status in the register', (_, draw, { status }) => {
  const { container } = render(draw())
  expect(container.querySelector('.frame')).toHaveAttribute('data-status', status)
  expect(container.querySelector('figcaption .stitch')).toHaveAttribute('data-status', status)
})

test('frames the recap by its status, and leaves the caption to the page', () => {
  const { container } = render(<RecapScreen conversation="ms" turns={1} className="" />)
  expect(container.querySelector('.frame')).toHaveAttribute('data-status', register.tools.status)
  expect(container.querySelector('figcaption')).toBeNull()
})

test('shows as many lines of a conversation as it is asked for', () => {
  const { container } = render(<SessionScreen conversation="ms" turns={4} />)
  expect(container.querySelectorAll('ol > li')).toHaveLength(4)
})

test('weaves a row for each turn, each language as wide as its share of the line', () => {
  const { container } = render(<RecapScreen conversation="mixed" turns={1} className="" />)
  const rows = [...container.querySelectorAll('.woven-rows > div')]
  expect(rows).toHaveLength(sampleConversations.mixed.length)
  const shares = [...(rows[0]?.children ?? [])].map((float) => [
    float.classList[0],
    float.getAttribute('style'),
  ])
  expect(shares).toEqual([
    ['language-ms', 'flex-grow: 11;'],
    ['language-zh', 'flex-grow: 8;'],
    ['language-en', 'flex-grow: 11;'],
  ])
})

test('counts a Chinese character as two letters', () => {
  expect(sharesOf([{ lang: 'zh-Hans', text: '压力。' }])).toEqual([{ lang: 'zh-Hans', share: 4 }])
})
