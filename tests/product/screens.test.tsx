import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { register } from '#src/content/register.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecapScreen } from '#src/product/recap-screen.tsx'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { TotalsReport } from '#src/product/totals-report.tsx'

const edges = { works: 'frame-works', inTrials: 'frame-in-trials', planned: 'frame-planned' }

test.each([
  ['session', () => <SessionScreen conversation="ms" turns={4} />, register.therapy],
  ['hand-over', () => <HandOverScreen />, register.escalation],
  ['record', () => <RecordScreen />, register.clinicians],
  ['report', () => <TotalsReport />, register.totals],
])('frames the %s by the status in the register', (_, draw, { status }) => {
  const { container } = render(draw())
  expect(container.querySelector('.frame')).toHaveClass(edges[status])
  expect(container.querySelector('figcaption .stitch')).toHaveAttribute('data-status', status)
})

test('frames the recap by its status, and leaves the caption to the page', () => {
  const { container } = render(<RecapScreen conversation="ms" turns={1} className="" />)
  expect(container.querySelector('.frame')).toHaveClass(edges[register.tools.status])
  expect(container.querySelector('figcaption')).toBeNull()
})
