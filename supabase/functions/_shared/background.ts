import { within } from './within.ts'

/** Work that outlives its answer, for the end of the process to wait for. */
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
