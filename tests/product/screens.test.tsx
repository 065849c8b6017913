import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claims } from '#src/content/facts/claims.ts'
import { HandOverScreen } from '#src/product/hand-over-screen.tsx'
import { RecordScreen } from '#src/product/record-screen.tsx'
import { exampleNights, exampleTotals } from '#src/content/facts/product-examples.ts'
import { spokenLanguages } from '#src/content/facts/spoken-languages.ts'
import { TotalsReport } from '#src/product/totals-report.tsx'

test.each([
  ['hand-over', () => <HandOverScreen />, claims.escalation],
  ['report', () => <TotalsReport />, claims.totals],
])('gives the status of the %s, as the register has it, below its frame', (_, draw, { status }) => {
  const { container } = render(draw())
  expect(container.querySelector('figcaption .stitch')).toHaveAttribute('data-status', status)
})

test('weaves one stitch for each session into the report', () => {
  const { container } = render(<TotalsReport />)
  const { languages, sessions } = exampleTotals
  const woven = [...container.querySelectorAll('path[stroke-dasharray]')].map((path) => {
    const [stitch = 0, gap = 0] = (path.getAttribute('stroke-dasharray') ?? '')
      .split(' ')
      .map(Number)
    const lengths = [...(path.getAttribute('d') ?? '').matchAll(/h(\d+)/g)].map(([, h]) =>
      Number(h),
    )
    return lengths.reduce((sum, length) => sum + length, 0) / (stitch + gap)
  })
  expect(woven).toEqual(spokenLanguages.map((lang) => languages[lang]))
  expect(woven.reduce((sum, count) => sum + count, 0)).toBe(sessions)
})

test('fills the stitch of each night that the record says was slept', () => {
  const { container } = render(<RecordScreen className="" />)
  const cores = container.querySelector('[viewBox="0 0 345 162"] [fill="#f2b431"]')
  const slept = exampleNights.flat().filter(Boolean)
  // The core of a filled stitch is three rows high.
  expect(cores?.getAttribute('d')?.match(/m/g)).toHaveLength(3 * slept.length)
})
