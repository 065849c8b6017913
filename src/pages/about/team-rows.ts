import { classes } from '#src/ui/classes.ts'
import { longestWord } from '#src/ui/letters.ts'

/** Classes that need a breakpoint have to stand in the code as a whole. */
const columns: Record<number, string> = {
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
}
const wideRest: Record<number, string> = {
  2: 'lg:col-span-2',
  3: 'lg:col-span-3',
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
}

/** The longest word of a name stands in a third of a phone. */
const longestInThird = 10

type TeamRows = { grid: string; title: string; last: string; end: string }

/**
 * Returns classes with which any number of people fills the rows of its grid: the last one has room for
 * what stands at the end of the section (`end`), or for the title, or is full. On a phone the person who would
 * be alone in the last row (`last`) has all of it.
 */
export function teamRows(names: readonly string[]): TeamRows {
  const count = names.length
  const hasLongWord = names.some((name) => longestWord(name) > longestInThird)
  const inThirds = count % 3 !== 2 && !hasLongWord
  const wide = wideColumns(count)
  const rest = wide - (count % wide)
  const beside = wideRest[rest]
  const isOneRow = count === wide
  const isLastAlone = inThirds ? count % 3 === 1 : count % 2 === 1
  return {
    grid: classes(
      'grid-cols-2 sm:grid-cols-4',
      inThirds && 'narrow:grid-cols-3 team-thirds',
      columns[wide],
      isOneRow && inThirds && 'faces-first',
    ),
    title: count % 4 === 3 ? 'team-title' : 'team-title-row',
    last: classes(
      count % 2 === 1 && 'col-span-full',
      inThirds && (count % 3 === 1 ? 'narrow:col-span-full' : 'narrow:col-span-1'),
      'sm:col-span-1',
      isLastAlone && 'team-last',
    ),
    end: classes(
      'col-span-full',
      { 1: 'sm:col-span-3', 2: 'sm:col-span-2' }[count % 4] ?? 'sm:col-span-full',
      beside ?? 'lg:col-span-full lg:grid-cols-2 lg:px-bleed',
    ),
  }
}

/** Six or seven people are a row; others leave at least two places of the last row to what follows. */
function wideColumns(count: number): number {
  if (count === 6 || count === 7) return count
  const places = count + 2
  return Math.max(4, Math.ceil(places / Math.ceil(places / 7)))
}
