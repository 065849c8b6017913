type Entry<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

export type Gathering<Item, Result> = {
  /** How many groups may be under way at once. */
  groups: number
  largest: number
  /** Returns a result for each item of a group, in the same order. */
  handle: (items: Item[]) => Promise<Result[]>
  /** Whether one item may be to blame for an error: then each is handled alone, and only it fails. */
  isOfOneItem: (error: unknown) => boolean
}

/**
 * Hands items over in groups: an item goes at once, or, while as many groups as allowed are under
 * way, with all others that came meanwhile.
 */
export function gather<Item, Result>({
  groups,
  largest,
  handle,
  isOfOneItem,
}: Gathering<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Entry<Item, Result>[] = []
  let underway = 0

  async function handOver(group: Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await handle(group.map(({ item }) => item))
      for (const [at, { resolve, reject }] of group.entries()) {
        const result = results[at]
        if (result === undefined) reject(new Error('A group got too few results.'))
        else resolve(result)
      }
    } catch (error) {
      if (group.length > 1 && isOfOneItem(error)) for (const entry of group) await handOver([entry])
      else for (const { reject } of group) reject(error)
    }
  }

  async function handOverWaiting(): Promise<void> {
    underway += 1
    while (waiting.length > 0) await handOver(waiting.splice(0, largest))
    underway -= 1
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (underway < groups) void handOverWaiting()
    })
}
