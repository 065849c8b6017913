import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArgumentShoot, footOf } from '#src/weave/shoots/argument-shoot.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'

/** Six items of one height, as in a window and on phones. */
function layout(width: number, wordsEnd: number, height: number) {
  const storeys = Array.from({ length: 6 }, (_, index) => {
    const bottom = 32 + (index + 1) * height
    return { bottom, line: bottom - height + 60 }
  })
  return { width, margin: 64, wordsEnd, top: 32, storeys }
}

test.each([
  ['a wide window', layout(1440, 584, 240)],
  ['the widest window', layout(2560, 900, 192)],
  ['a phone', layout(390, 250, 260)],
  ['the narrowest phone, in a long language', layout(320, 200, 520)],
  ['a narrow phone with much larger text', layout(320, 223, 2000)],
])('draws 4 of 33 million people filled in %s', (_, measured) => {
  const { container } = render(
    <ArgumentShoot
      layout={measured}
      people={{ total: 33, filled: 4 }}
      proofs={['works', 'inTrials', 'planned']}
      countries={10}
    />,
  )
  const people = container.querySelectorAll('[shape-rendering="auto"] path')
  expect([...people].map(stitchesIn)).toEqual([4, 29])
})

test.each([
  ['the narrowest wide window', 900, 433],
  ['a wide window', 1440, 632],
  ['a wider window', 1920, 640],
  ['the widest window', 2560, 900],
])('keeps the whole foot between the words and the margin in %s', (_, width, wordsEnd) => {
  const margin = 64
  const { left, columns, cell } = footOf({ width, margin, wordsEnd })
  const right = left + columns * cell.width
  expect(left).toBeGreaterThanOrEqual(wordsEnd + 48 - 1)
  expect(right).toBeGreaterThan(width - margin - 10)
  expect(right).toBeLessThanOrEqual(width - margin + 1)
})
