import { render } from '@testing-library/react'
import { closedPaths, stitchesIn } from './stitches-in.ts'
import { expect, test } from 'vitest'
import { ClaimRows } from '#src/weave/claim-rows.tsx'
import { Digits404 } from '#src/weave/digits-404.tsx'
import { DayShoots, DayStitches, NarrowDayShoots } from '#src/weave/day-shoots.tsx'
import { DayThread, HourAxis, HourOf, HourShoots } from '#src/weave/hours.tsx'
import { RightActs } from '#src/weave/right-acts.tsx'
import { countInColumns, StitchCount } from '#src/weave/stitch-count.tsx'
import { HoursAsStitches, Months } from '#src/weave/waits.tsx'

/** The mobile and the desktop shape have all stitches, and the filled ones. */
function pathsOf(container: HTMLElement): { all: number; filled: number }[] {
  return [...container.querySelectorAll('svg')].map((svg) => {
    const [all, filled] = svg.children
    if (!all || !filled) throw new Error('A count has two paths.')
    return { all: stitchesIn(all), filled: stitchesIn(filled) }
  })
}

test('29.2 % of adults are 292 of 1,000 stitches, on a phone and on a desk', () => {
  const { container } = render(
    <StitchCount total={1000} filled={292} columns={100} mobileColumns={50} tone="ink-on-telang" />,
  )
  expect(pathsOf(container)).toEqual([
    { all: 1000, filled: 292 },
    { all: 1000, filled: 292 },
  ])
})

test('the stitches are filled column by column', () => {
  expect(countInColumns(1000, 292, 100)).toEqual({ rows: 10, full: 29, rest: 2 })
  expect(countInColumns(1000, 292, 50)).toEqual({ rows: 20, full: 14, rest: 12 })
})

test('500 psychiatrists are 500 stitches, every one filled', () => {
  const { container } = render(
    <StitchCount total={500} filled={500} columns={50} mobileColumns={25} tone="kunyit-on-deep" />,
  )
  expect(pathsOf(container)).toEqual([
    { all: 500, filled: 500 },
    { all: 500, filled: 500 },
  ])
})

test('a count that does not fill its columns is refused', () => {
  expect(() => countInColumns(1000, 292, 30)).toThrow('30 columns')
})

test.each([
  { least: 3, most: 6, shown: [3, 3, 30] },
  { least: 12, most: 36, shown: [12, 24, 0] },
])('of 36 months, $least at least and $most at most are told apart', ({ least, most, shown }) => {
  const { container } = render(<Months least={least} most={most} />)
  const rows = [...container.querySelectorAll('path')]
  expect(rows.map((path) => closedPaths(path.getAttribute('d') ?? ''))).toEqual(shown)
})

test.each([4, 24, 48])('a wait of %i hours is as many stitches, a day to a row', (wait) => {
  const { container } = render(<HoursAsStitches hours={wait} />)
  expect(stitchesIn(container)).toBe(wait)
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  expect(path.match(/M/g)).toHaveLength(Math.ceil(wait / 24))
})

function hoursOf(container: HTMLElement, look: string): number[] {
  const shoots = [...container.querySelectorAll('svg[x]')]
  expect(shoots).toHaveLength(24)
  return shoots.flatMap((shoot, hour) => (shoot.classList.contains(look) ? [hour] : []))
}

test('a day has 24 shoots, the hours of day and of night as many each', () => {
  const { container } = render(<HourShoots />)
  const night = [0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23]
  expect(hoursOf(container, 'fill-telang-700')).toEqual(night)
  expect(hoursOf(container, 'fill-kunyit-400')).toHaveLength(12)
})

test('a day in the life of three people has 24 shoots, and 24 stitches on a phone', () => {
  const people = [{ hour: 8, threads: 'kunyit' }] as const
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
  'a line that answers %s has a stitch on each of its hours, bare warp on the others',
  (_, isFilled, stitches, bare) => {
    const { container } = render(<DayThread isFilled={isFilled} column={3} />)
    const [filled, warp] = container.querySelectorAll('path')
    expect(closedPaths(filled?.getAttribute('d') ?? '')).toBe(stitches)
    expect((warp?.getAttribute('d') ?? '').split('v').length - 1).toBe(bare)
  },
)

test('the column stands on its hour, and the mark on the one it is now', () => {
  const thread = render(<DayThread isFilled={() => true} column={3} />)
  expect(thread.container.querySelector('rect')).toHaveAttribute('x', '3')
  const { container, rerender } = render(<HourAxis labels={[0, 6]} now={null} />)
  expect(container.querySelectorAll('rect')).toHaveLength(0)
  rerender(<HourAxis labels={[0, 6]} now={6} />)
  expect(container.querySelector('rect')).toHaveAttribute('x', '25%')
})

test.each([1, 8, 23])('a sentence stands on hour %i, which is named', (hour) => {
  const { container } = render(<HourOf hour={hour}>A sentence</HourOf>)
  expect(container).toHaveTextContent(`A sentence${hour}`)
  for (const before of container.querySelectorAll('svg[height="1"]')) {
    expect(before).toHaveAttribute('width', `${(hour / 24) * 100}%`)
  }
})

test('404 misses one stitch, and the one that lies below is all that was added', () => {
  const { container } = render(<Digits404 />)
  const [digits = '', fallen = ''] = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d') ?? '',
  )
  expect(closedPaths(digits)).toBe(14 + 16 + 14 - 1)
  expect(closedPaths(fallen)).toBe(1)
  // Put back, the stitch is one column further left and four rows higher, where no other stitch is.
  const [x = 0, y = 0] = (/M(\S+) (\S+?)l/.exec(fallen) ?? []).slice(1).map(Number)
  expect(digits).toContain(`M${x - 13} ${y - 65}l`)
  expect(digits).not.toContain(`M${x - 13} ${y - 52}l`)
})

test('each right acts on 24 stitches, and only a download makes twelve more', () => {
  const counts = (['access', 'delete', 'download', 'optOut'] as const).map((act) => {
    const { container } = render(<RightActs act={act} />)
    return stitchesIn(container)
  })
  expect(counts).toEqual([24, 24, 36, 24])
})

test.each(['works', 'inTrials'] as const)(
  'of %s claims, each is a row across the whole loom, and no two rows lie on each other',
  (status) => {
    const { container } = render(<ClaimRows status={status} rows={9} />)
    const stitches = container.querySelector('.claim-rows-stitches')?.getAttribute('d') ?? ''
    const rows = [...stitches.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
      y: Number(y),
      end: Number(x) + Number(width),
    }))
    expect(new Set(rows.map(({ y }) => y)).size).toBe(9)
    expect(new Set(rows.map(({ end }) => end))).toEqual(new Set([168]))
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 168 108')
  },
)
