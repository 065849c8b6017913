import { within } from './within.ts'

/** Work that goes on after its answer has gone, so that the end of the process can wait for it. */
export function createBackground() {
  const underway = new Set<Promise<unknown>>()
  return {
    add: (work: Promise<unknown>): void => {
      const done = () => underway.delete(work)
      underway.add(work)
      work.then(done, done)
    },
    /** Waits for everything that is under way, at most so long. */
    finish: (milliseconds: number): Promise<unknown> =>
      within(milliseconds, Promise.allSettled(underway), () => {}),
  }
}
