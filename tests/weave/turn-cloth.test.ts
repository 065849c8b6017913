import { expect, test } from 'vitest'
import { lozengesOf, wordLengths } from '#src/weave/cloth/turn-cloth.tsx'

test.each([
  ['Sejak bila, ya?', [5, 4, 2]],
  ['I can’t switch off.', [1, 4, 6, 3]],
  ['dua-dua', [6]],
  ['晚上好。', [2, 2, 2]],
  ['இப்படி இருக்கு?', [4, 4]],
  ['SPM ரிசல்ட்', [3, 4]],
])('counts the letters of each word of %s', (text, lengths) => {
  expect(wordLengths(text)).toEqual(lengths)
})

test.each([
  { columns: 27, rows: 36, count: 5 },
  { columns: 27, rows: 29, count: 14 },
  { columns: 15, rows: 66, count: 14 },
  { columns: 15, rows: 36, count: 13 },
])('lays a lozenge for each of $count words in $rows rows, none over another', (example) => {
  const { columns, rows, count } = example
  const words = Array.from({ length: count }, (_, index) => 2 + (index % 5))
  const lozenges = lozengesOf({ words, longest: 6 }, columns, rows)
  expect(lozenges).toHaveLength(count)
  for (const { half, reach, column, row } of lozenges) {
    expect(row - reach).toBeGreaterThanOrEqual(0)
    expect(row + reach).toBeLessThan(rows)
    expect(column - half).toBeGreaterThan(0)
    expect(column + half).toBeLessThan(columns - 1)
  }
  const cells = lozenges.flatMap(({ half, reach, column, row }) =>
    Array.from({ length: 2 * reach + 1 }, (_, y) =>
      Array.from({ length: 2 * half + 1 }, (__, x) => `${column - half + x} ${row - reach + y}`),
    ).flat(),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
