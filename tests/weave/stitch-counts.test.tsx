import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { StitchCount } from '#src/weave/stitches/stitch-count.tsx'
import { Dissolving } from '#src/weave/stitches/stitched.tsx'
import { StudyBand } from '#src/weave/stitches/study-stitches.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'

/** Each path is one kind of stitch. */
const drawings: [what: string, draw: () => ReactElement, stitches: number[]][] = [
  // One drawing for a phone and one for wider windows, each with its ground.
  ['500 psychiatrists', () => <StitchCount count={500} />, [500, 500, 500, 500]],
  ['3 to 6 of 36 months', () => <Duration least={3} most={6} total={36} />, [3, 3, 30]],
  ['12 to 36 of 36 months', () => <Duration least={12} most={36} total={36} />, [12, 24, 0]],
  // With its ground.
  [
    'the people of a study, ten to a stitch',
    () => <StudyBand crowd="online" count={980} columns={65} />,
    [980, 980],
  ],
  [
    'another study on the largest, with as many stitches as it has by itself',
    () => <StudyBand crowd="online" count={975} columns={75} laid={{ crowd: 'ai', count: 21 }} />,
    [975, 975, 21],
  ],
]

test.each(drawings)('draws %s', (_, draw, stitches) => {
  const { container } = render(draw())
  expect([...container.querySelectorAll('path')].map(stitchesIn)).toEqual(stitches)
})

test('turns a sentence into one stitch for each letter that can no longer be read', () => {
  const { container } = render(<Dissolving text="I have never said this" />)
  const read = container.textContent.replaceAll(' ', '')
  const stitches = [...container.querySelectorAll('path')].map(stitchesIn)
  expect(read).toMatch(/^Ihave/)
  expect(read).not.toMatch(/this$/)
  expect(read.length + stitches.reduce((sum, count) => sum + count, 0)).toBe(18)
})
