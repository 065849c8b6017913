import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { register } from '#src/content/register.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { SessionScreen } from '#src/product/session-screen.tsx'
import { TotalsReport } from '#src/product/totals-report.tsx'

test.each([
  ['session', () => <SessionScreen conversation="ms" turns={4} />, register.therapy],
  ['hand-over', () => <HandOverScreen />, register.escalation],
  ['report', () => <TotalsReport />, register.totals],
])('gives the status of the %s, as the register has it, below its frame', (_, draw, { status }) => {
  const { container } = render(draw())
  expect(container.querySelector('figcaption .stitch')).toHaveAttribute('data-status', status)
})
