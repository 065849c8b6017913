/** Batching: items that come while `handle` works share its next call; an item's own error stays its own. */
export function batch<Item, Result>(
  largest: number,
  handle: (items: readonly Item[]) => Promise<Result[]>,
  isOfOneItem: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
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
    const ofItem = (all: Result[]) => all.slice(place, place + 1)
    const [result] = await results.then(ofItem, (error: unknown) => {
      if (items.length === 1 || !isOfOneItem(error)) throw error
      return handle([item])
    })
    if (result === undefined) throw new Error('A group got too few results.')
    return result
  }
}
