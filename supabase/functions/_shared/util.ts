/** The version of package.json, which is not deployed with the functions; a test compares them. */
export const version = '0.1.0'

/** Log fields; no visitor's text, and no mail server's text, which can quote it. */
type Details = { id?: string; code?: string; attempt?: number; origin?: string }

export type Log = (level: 'info' | 'warn' | 'error', what: string, details?: Details) => void

/** Logs JSON lines. */
export const log: Log = (level, what, details) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), level, what, ...details }))

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
