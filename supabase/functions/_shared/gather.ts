export type Gathering<Item, Result> = {
  largest: number
  /** Returns a result for each item of a group, in the same order. */
  handle: (items: readonly Item[]) => Promise<Result[]>
  /** Whether one item may be to blame for an error: then each is handled alone, and only it fails. */
  isOfOneItem: (error: unknown) => boolean
}

/** Hands items over in groups, one at a time: everybody who comes meanwhile is in the next. */
export function gather<Item, Result>({
  largest,
  handle,
  isOfOneItem,
}: Gathering<Item, Result>): (item: Item) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve()
  let next: { items: Item[]; results: Promise<Result[]> } | undefined

  function open(): NonNullable<typeof next> {
    const items: Item[] = []
    const results = before.then(() => {
      if (next?.items === items) next = undefined
      return handle(items)
    })
    before = results.catch(() => {})
    return { items, results }
  }

  return async (item) => {
    if (!next || next.items.length === largest) next = open()
    const { items, results } = next
    const place = items.push(item) - 1
    try {
      return resultAt(place, await results)
    } catch (error) {
      if (items.length === 1 || !isOfOneItem(error)) throw error
      return resultAt(0, await handle([item]))
    }
  }
}

function resultAt<Result>(place: number, results: readonly Result[]): Result {
  const result = results[place]
  if (result === undefined) throw new Error('A group got too few results.')
  return result
}
