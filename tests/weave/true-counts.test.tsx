import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Digits404, lost, stitchesOf404 } from '#src/weave/digits-404.tsx'
import { DayOfShoots, HourOf, HourShoots } from '#src/weave/hours.tsx'
import { RightActs } from '#src/weave/right-acts.tsx'
import { hours } from '#src/weave/shoot-draft.ts'
import { countInColumns, StitchCount } from '#src/weave/stitch-count.tsx'
import { HoursAsStitches, Months } from '#src/weave/waits.tsx'
import { closedPaths, stitchesIn } from './stitches-in.ts'

/** The two paths of a count, in its mobile and its desktop shape: all stitches, and the filled ones. */
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

test('a day has 24 shoots, the hours of day and of night as many each', () => {
  expect(hours).toHaveLength(24)
  expect(hours.filter(({ night }) => night).map(({ hour }) => hour)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23,
  ])
  const both = (
    <>
      <HourShoots />
      <DayOfShoots lit={3} now={15} />
    </>
  )
  for (const round of render(both).container.querySelectorAll('svg')) {
    expect(round.querySelectorAll('use')).toHaveLength(24)
  }
})

test('at 3 a.m. one shoot is lit and taller; 0, 6, 12 and 18 are named, and one hour is now', () => {
  const { container, rerender } = render(<DayOfShoots lit={3} now={null} />)
  expect(container.querySelectorAll('rect')).toHaveLength(0)
  rerender(<DayOfShoots lit={3} now={15} />)
  for (const round of container.querySelectorAll('svg')) {
    const [...lit] = round.querySelectorAll('use.shoot-day')
    expect(lit).toHaveLength(1)
    const alike = [...round.querySelectorAll('use')].filter(
      (use) => use.getAttribute('href') === lit[0]?.getAttribute('href'),
    )
    expect(alike).toEqual(lit)
    expect([...round.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
      '0',
      '6',
      '12',
      '18',
    ])
    expect(round.querySelectorAll('rect')).toHaveLength(1)
  }
})

test.each([1, 8, 23])('of a day, only hour %i has grown; 23 are seeds', (hour) => {
  const { container } = render(<HourOf hour={hour}>A sentence</HourOf>)
  const [, ...rounds] = container.querySelectorAll('svg')
  expect(rounds).toHaveLength(3)
  for (const round of rounds) {
    expect(round.querySelectorAll('use')).toHaveLength(24)
    expect(round.querySelectorAll('use.shoot-seed')).toHaveLength(23)
    expect(round.querySelector('text')).toHaveTextContent(String(hour))
  }
})

test('404 misses one stitch, and the one that lies below is all that was added', () => {
  const { container } = render(<Digits404 />)
  const [digits, fallen] = [...container.querySelectorAll('path')]
  expect(stitchesOf404).toHaveLength(14 + 16 + 14)
  expect(stitchesOf404).toContainEqual(lost)
  expect(closedPaths(digits?.getAttribute('d') ?? '')).toBe(43)
  expect(closedPaths(fallen?.getAttribute('d') ?? '')).toBe(1)
})

test('each right acts on 24 stitches, and only a download makes twelve more', () => {
  const counts = (['access', 'delete', 'download', 'optOut'] as const).map((act) => {
    const { container } = render(<RightActs act={act} />)
    return stitchesIn(container)
  })
  expect(counts).toEqual([24, 24, 36, 24])
})
