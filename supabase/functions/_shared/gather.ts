type Entry<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

export type Gathering<Item, Result> = {
  largest: number
  /** Returns a result for each item of a group, in the same order. */
  handle: (items: Item[]) => Promise<Result[]>
  /** Whether one item may be to blame for an error: then each is handled alone, and only it fails. */
  isOfOneItem: (error: unknown) => boolean
}

/** Hands items over in groups, one at a time: everybody who comes meanwhile is in the next. */
export function gather<Item, Result>({
  largest,
  handle,
  isOfOneItem,
}: Gathering<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Entry<Item, Result>[] = []
  let isUnderway = false

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
    isUnderway = true
    while (waiting.length > 0) await handOver(waiting.splice(0, largest))
    isUnderway = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isUnderway) void handOverWaiting()
    })
}
