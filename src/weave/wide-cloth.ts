import { useLastMatch } from './client-state.ts'

/** How many columns of six pixels fill four columns of the page grid; on a phone more than the window holds. */
const columnsAt = {
  all: 151,
  '(width >= 56.25rem)': 41,
  '(width >= 68.75rem)': 53,
  '(width >= 90rem)': 69,
  '(width >= 98rem)': 77,
}
const queries = [
  'all',
  '(width >= 56.25rem)',
  '(width >= 68.75rem)',
  '(width >= 90rem)',
  '(width >= 98rem)',
] as const

export const wideCell = { width: 6, height: 6 }

/** Columns of a wide cloth in this window; undefined until it may be drawn. */
export function useWideColumns(): number | undefined {
  const query = useLastMatch(queries)
  return query && columnsAt[query]
}

/**
 * The classes that keep the place of a wide cloth: the window's width on a phone, where it runs out at
 * both sides, whole cells from 900 px.
 */
export const wideClothPlace =
  '-mx-5 block w-screen md:mx-0 md:w-61.5 lg:w-79.5 xl:w-103.5 2xl:w-115.5'
