export type Figures = {
  done: number
  failed: number
  perSecond: number
  p50: number
  p95: number
  p99: number
}

/** Measures at `places` at once for a while; false is a failure. */
export async function keepBusy(
  concurrency: number,
  milliseconds: number,
  place: (number: number) => () => Promise<boolean>,
): Promise<Figures> {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const end = started + milliseconds
  async function work(act: () => Promise<boolean>): Promise<void> {
    while (performance.now() < end) {
      const before = performance.now()
      const isDone = await act().catch(() => false)
      if (isDone) times.push(performance.now() - before)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, number) => work(place(number))))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const percentile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return {
    done: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Aligns the first column to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
