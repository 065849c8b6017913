/** What may be said beside `what`: never what a visitor wrote, nor what a mail server said of it. */
type Details = { id?: string; code?: string; attempt?: number; seconds?: number }

export type Log = (level: 'info' | 'warn' | 'error', what: string, details?: Details) => void

/** Each line is one JSON object, the same wherever the functions run. */
export const log: Log = (level, what, details) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), level, what, ...details }))
