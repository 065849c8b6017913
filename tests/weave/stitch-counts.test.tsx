import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { otherValues } from '#src/content/facts/statistics.ts'
import { StitchCount } from '#src/weave/stitches/stitch-count.tsx'
import { PsychiatristRatio, StudyBand } from '#src/weave/stitches/study-stitches.tsx'
import { Duration } from '#src/weave/stitches/durations.tsx'
import { stitchesIn } from '#tests/weave/stitches-in.ts'

/** StitchCount renders one drawing per breakpoint. */
const atBothWidths = (all: number, filled: number) => [all, filled, all, filled]

/** Each path is one kind of stitch. */
const drawings: [what: string, draw: () => ReactElement, stitches: number[]][] = [
  [
    '29.2 % of adults as 292 of 1,000',
    () => <StitchCount total={1000} filled={292} variant="ink-on-blue" />,
    atBothWidths(1000, 292),
  ],
  [
    '500 psychiatrists',
    () => <StitchCount total={500} filled={500} variant="yellow-on-deep" />,
    atBothWidths(500, 500),
  ],
  [
    '530 hundreds of people and one psychiatrist',
    () => <PsychiatristRatio people={otherValues.perNewestCount.quantity} />,
    [530, 1],
  ],
  ['3 to 6 of 36 months', () => <Duration least={3} most={6} total={36} />, [3, 3, 30]],
  ['12 to 36 of 36 months', () => <Duration least={12} most={36} total={36} />, [12, 24, 0]],
  [
    'the people of a study, ten to a stitch',
    () => <StudyBand crowd="online" count={980} columns={65} />,
    [980],
  ],
]

test.each(drawings)('draws %s', (_, draw, stitches) => {
  const { container } = render(draw())
  expect([...container.querySelectorAll('path')].map(stitchesIn)).toEqual(stitches)
})
