import { render } from '@testing-library/react'
import { closedPaths, stitchesIn } from './stitches-in.ts'
import { expect, test } from 'vitest'
import { published } from '#src/content/facts.ts'
import { claimsThatAre, statuses } from '#src/content/register.ts'
import { Digits404 } from '#src/weave/digits-404.tsx'
import { DayShoots, DayStitches, NarrowDayShoots } from '#src/weave/day-shoots.tsx'
import { DayThread, DayThreadAxis } from '#src/weave/day-thread.tsx'
import { HourShoots } from '#src/weave/hour-shoots.tsx'
import { TimeOfDay } from '#src/weave/time-of-day.tsx'
import { RightActs } from '#src/weave/right-acts.tsx'
import { ClaimStitches, Millions, StitchCount } from '#src/weave/stitch-count.tsx'
import { OneForMany, StudyStitches } from '#src/weave/study-stitches.tsx'
import { columnsOf, StitchedLine } from '#src/weave/stitched.tsx'
import { HoursAsStitches, Months } from '#src/weave/waits.tsx'

/** Counts all and filled stitches of the mobile and the desktop version. */
function pathsOf(container: HTMLElement): { all: number; filled: number }[] {
  return [...container.querySelectorAll('svg')].map((svg) => {
    const [all, filled] = svg.children
    if (!all || !filled) throw new Error('A count has two paths.')
    return { all: stitchesIn(all), filled: stitchesIn(filled) }
  })
}

test('draws 29.2 % of adults as 292 of 1,000 stitches at both widths', () => {
  const { container } = render(
    <StitchCount total={1000} filled={292} columns={100} mobileColumns={50} tone="ink-on-telang" />,
  )
  expect(pathsOf(container)).toEqual([
    { all: 1000, filled: 292 },
    { all: 1000, filled: 292 },
  ])
})

test('draws 500 psychiatrists as 500 filled stitches', () => {
  const { container } = render(
    <StitchCount total={500} filled={500} columns={50} mobileColumns={25} tone="kunyit-on-deep" />,
  )
  expect(pathsOf(container)).toEqual([
    { all: 500, filled: 500 },
    { all: 500, filled: 500 },
  ])
})

test.each([
  { least: 3, most: 6, shown: [3, 3, 30] },
  { least: 12, most: 36, shown: [12, 24, 0] },
])('draws $least to $most of 36 months distinctly', ({ least, most, shown }) => {
  const { container } = render(<Months least={least} most={most} total={36} />)
  const rows = [...container.querySelectorAll('path')]
  expect(rows.map((path) => closedPaths(path.getAttribute('d') ?? ''))).toEqual(shown)
})

test.each([4, 24, 48])('a wait of %i hours is as many stitches, and bare warp up to 48', (wait) => {
  const { container } = render(<HoursAsStitches hours={wait} total={48} />)
  expect(stitchesIn(container)).toBe(wait)
  expect(container.innerHTML.match(/v18/g) ?? []).toHaveLength(48 - wait)
})

test.each([4, 11, 15])('fills %i of 33 lozenges, and outlines the others', (filled) => {
  const { container } = render(<Millions total={33} filled={filled} />)
  const [dark, others] = container.querySelectorAll('path')
  expect(closedPaths(dark?.getAttribute('d') ?? '')).toBe(filled)
  expect(closedPaths(others?.getAttribute('d') ?? '')).toBe(33 - filled)
})

function hoursOf(container: HTMLElement, look: string): number[] {
  const shoots = [...container.querySelectorAll('svg[x]')]
  expect(shoots).toHaveLength(24)
  return shoots.flatMap((shoot, hour) => (shoot.classList.contains(look) ? [hour] : []))
}

test('draws 24 shoots, twelve for day and twelve for night', () => {
  const { container } = render(<HourShoots />)
  const night = [0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23]
  expect(hoursOf(container, 'fill-telang-700')).toEqual(night)
  expect(hoursOf(container, 'fill-kunyit-400')).toHaveLength(12)
})

test('a day in the life of three people has 24 shoots, and 24 stitches on a phone', () => {
  const people = [{ hour: 8, palette: 'kunyit' }] as const
  const wide = render(<DayShoots people={people} />)
  expect(wide.container.querySelectorAll('svg[x]')).toHaveLength(24)
  expect(stitchesIn(render(<DayStitches />).container)).toBe(24)
  expect(
    render(<NarrowDayShoots people={people} />).container.querySelectorAll('svg[x]'),
  ).toHaveLength(1)
})

test.each([
  ['day and night', () => true, 24, 0],
  ['from 8 to midnight', (hour: number) => hour >= 8, 16, 8],
  ['from 18 to 2', (hour: number) => hour >= 18 || hour < 2, 8, 16],
] as const)(
  'draws a stitch for each open hour of a line that answers %s',
  (_, isFilled, stitches, bare) => {
    const { container } = render(<DayThread isFilled={isFilled} column={3} />)
    const [filled, warp] = container.querySelectorAll('path')
    expect(closedPaths(filled?.getAttribute('d') ?? '')).toBe(stitches)
    expect((warp?.getAttribute('d') ?? '').split('v').length - 1).toBe(bare)
  },
)

test('puts the column on its hour and the mark on the current one', () => {
  const thread = render(<DayThread isFilled={() => true} column={3} />)
  expect(thread.container.querySelector('rect')).toHaveAttribute('x', '3')
  const { container, rerender } = render(<DayThreadAxis now={null} />)
  expect(container.querySelectorAll('rect')).toHaveLength(0)
  rerender(<DayThreadAxis now={6} />)
  expect(container.querySelector('rect')).toHaveAttribute('x', '25%')
})

test.each([
  ['6:00', '25%'],
  ['8:30', `${(8.5 * 100) / 24}%`],
])('puts the shoot of %s at %s of a line with 24 hours', (clock, x) => {
  const { container } = render(<TimeOfDay clock={clock}>A sentence</TimeOfDay>)
  expect(container).toHaveTextContent(`A sentence${clock}`)
  expect(container.querySelector('svg[x]')).toHaveAttribute('x', x)
  const ticks = container.querySelector('path[vector-effect]')?.getAttribute('d') ?? ''
  expect(ticks.split('v').length - 1).toBe(24)
})

test('draws 404 with one stitch missing and one below', () => {
  const { container } = render(<Digits404 />)
  const [digits = '', fallen = ''] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d') ?? '',
  )
  expect(closedPaths(digits)).toBe(14 + 16 + 14 - 1)
  expect(closedPaths(fallen)).toBe(1)
  // Repaired, the stitch moves one column left and four rows up, to the empty place.
  const [x = 0, y = 0] = (/M(\S+) (\S+?)l/.exec(fallen) ?? []).slice(1).map(Number)
  expect(digits).toContain(`M${x - 13} ${y - 65}l`)
  expect(digits).not.toContain(`M${x - 13} ${y - 52}l`)
})

test('draws each data right with 24 stitches, a download with 36', () => {
  const counts = (['access', 'delete', 'download', 'optOut'] as const).map((act) => {
    const { container } = render(<RightActs act={act} />)
    return stitchesIn(container)
  })
  expect(counts).toEqual([24, 24, 36, 24])
})

test.each([0, 5, 39, 975])('%i tens of people in a study are as many stitches', (count) => {
  const { container } = render(<StudyStitches count={count} isGold />)
  expect(stitchesIn(container)).toBe(count)
})

test('draws one psychiatrist and 530 hundreds of people', () => {
  const { container } = render(<OneForMany people={published.perNewestCount.quantity} />)
  expect([...container.querySelectorAll('path')].map(stitchesIn)).toEqual([1, 530])
})

test.each(statuses)('draws a stitch for each claim that is %s', (status) => {
  const claims = claimsThatAre(status).length
  const { container } = render(<ClaimStitches count={claims} status={status} />)
  expect(stitchesIn(container)).toBe(claims)
})

test.each([
  ['out loud, not even', 14, 17],
  ['没跟家人讲，', 5, 5],
  ['சொன்னதே இல்ல,', 7, 8],
])('draws a stitch for each letter of "%s"', (line, letters, columns) => {
  const { container } = render(<StitchedLine line={line} columns={columns} />)
  expect(stitchesIn(container)).toBe(letters)
  expect(columnsOf(line)).toBe(columns)
})
