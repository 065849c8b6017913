/** Work that goes on after its answer has gone, so that the end of the process can wait for it. */
export type Background = {
  add(work: Promise<unknown>): void
  /** Waits for everything that is under way, at most so long. */
  finish(milliseconds: number): Promise<void>
}

export function createBackground(): Background {
  const underway = new Set<Promise<unknown>>()
  return {
    add(work) {
      const entry: Promise<unknown> = work
        .catch(() => {})
        .finally(() => {
          underway.delete(entry)
        })
      underway.add(entry)
    },
    async finish(milliseconds) {
      const timer = new Promise((resolve) => {
        const handle = setTimeout(resolve, milliseconds)
        if (typeof handle === 'object') handle.unref()
      })
      await Promise.race([Promise.all(underway), timer])
    },
  }
}
