/** How many wefts a step weaves. */
export const wefts = 5
/** Milliseconds in which a screen opens over the one before. */
export const opening = 280
/** A weft grows in this many parts. */
const parts = 22
/** How far down the panel a title beside it has come when its screen opens: the one before leaves under the header. */
const readingPlace = 11 / 20
/** The share of a step's stretch at which its shuttle starts, and how long it flies. */
const start = 0.62
const flight = 0.36

/** The step that is open, 0 before the first, since when, and the neighbour that it opens over, if any. */
export type Reading = { at: number; previousStep: number | null; since: number }

/** Returns what is read now. A screen opens at once where steps are skipped, or where the one before has not opened whole. */
export function readNext(before: Reading, step: number, now: number): Reading {
  if (before.at === step) return before
  const isNext = step > 0 && Math.abs(step - before.at) === 1 && now - before.since >= opening
  return { at: step, previousStep: isNext ? before.at : null, since: now }
}

/** Places in the page and heights, in px. */
export type LoomPlaces = {
  /** Where each step's title, or its words, begin in the page. */
  tops: readonly number[]
  /** Where the loom ends in the page. */
  end: number
  /** Of the panel with the screens: its top in the window, its height, and the window below it. */
  top: number
  height: number
  below: number
}

/** From where to where in the page each step is read, and the height in the window at which it is. */
export type Stretch = { tops: readonly number[]; end: number; mark: number }

/** Whether the words stand beside the panel, not below it. */
export function isBeside({ below }: Pick<LoomPlaces, 'below'>): boolean {
  return below <= 1
}

/** Returns where each step is read. */
export function stretchOf(places: LoomPlaces): Stretch {
  const { tops, end, top, height, below } = places
  if (isBeside(places)) {
    const mark = top + height * readingPlace
    // All is woven before the panel leaves with the last words.
    return { tops, end: end - (top + height + below) + mark, mark }
  }
  // Below the screen, words open theirs when they reach its foot, the first a little earlier.
  const [first = 0, ...others] = tops
  return { tops: [first - below / 3, ...others], end: end - below, mark: top + height + 2 }
}

/** Returns the step that is read when the page is scrolled so far (px), and which share of its wefts is woven. */
export function progressOf({ tops, end, mark }: Stretch, scrolled: number) {
  const place = scrolled + mark
  const step = tops.filter((top) => top <= place).length
  const from = tops[step - 1]
  if (from === undefined) return { step, woven: 0 }
  const share = (place - from) / ((tops[step] ?? end) - from)
  return { step, woven: Math.min(1, Math.max(0, (share - start) / flight)) }
}

/** Returns how many wefts stand in the cloth: the whole ones, and the part of one more, in steps that can be seen. */
export function wovenWefts({ step, woven }: ReturnType<typeof progressOf>): number {
  return Math.max(0, (step - 1 + woven) * wefts)
}

/** Splits wefts into whole ones and the part of the next, which grows in `parts` steps. */
export function wholeAndPart(rows: number): { whole: number; part: number } {
  const whole = Math.floor(rows)
  return { whole, part: Math.round((rows - whole) * parts) / parts }
}
