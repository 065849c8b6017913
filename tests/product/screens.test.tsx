import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { register } from '#src/content/register.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { TotalsReport } from '#src/product/totals-report.tsx'

test.each([
  ['hand-over', () => <HandOverScreen />, register.escalation],
  ['record', () => <RecordScreen />, register.clinicians],
  ['report', () => <TotalsReport />, register.totals],
])('gives the status of the %s, as the register has it, below its frame', (_, draw, { status }) => {
  const { container } = render(draw())
  expect(container.querySelector('figcaption .stitch')).toHaveAttribute('data-status', status)
})
