import { within } from './within.ts'

/** The process ends only after this work, which outlives its answer. */
export function createBackground() {
  const underway = new Set<Promise<unknown>>()
  return {
    add: (work: Promise<unknown>): void => {
      const done = () => underway.delete(work)
      underway.add(work)
      work.then(done, done)
    },
    finish: (milliseconds: number): Promise<unknown> =>
      within(milliseconds, Promise.allSettled(underway), () => {}),
  }
}
