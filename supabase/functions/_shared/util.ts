/** The version of package.json, which is not deployed with the functions; a test compares them. */
export const version = '0.1.0'

/** Log fields; no visitor's text, and no mail server's text, which can quote it. */
type Details = { id?: string; code?: string; attempt?: number; origin?: string }

export type Log = (level: 'info' | 'warn' | 'error', what: string, details?: Details) => void

const linesPerMinute = 20

/** Logs JSON lines, at most 20 of each kind per minute. */
export function createLog(write: (line: string) => void): Log {
  const kinds = new Map<string, { since: number; lines: number }>()
  return (level, what, details) => {
    const now = Date.now()
    let kind = kinds.get(what)
    const skipped = Math.max(0, (kind?.lines ?? 0) - linesPerMinute)
    const isNewMinute = !kind || now - kind.since >= 60_000
    if (!kind || isNewMinute) kind = { since: now, lines: 0 }
    kinds.set(what, kind)
    kind.lines += 1
    if (kind.lines > linesPerMinute) return
    const time = new Date(now).toISOString()
    write(
      JSON.stringify({ time, level, what, ...details, ...(isNewMinute && skipped && { skipped }) }),
    )
  }
}

export const log: Log = createLog((line) => console.error(line))

/** Resolves with the result of the work, or with that of `onTimeout` after so many milliseconds. */
export async function withTimeout<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  onTimeout: () => Late,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([work, timeout.then(onTimeout)]).finally(() => clearTimeout(timer))
}

/** Whether a URL's host is this machine, to which TLS is not needed. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|\[::1\]|::1|127\.\d+\.\d+\.\d+)$/.test(hostname)
}
