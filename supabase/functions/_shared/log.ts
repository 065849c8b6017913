/** Log fields; no visitor's text, and no mail server's text, which can quote it. */
type Details = { id?: string; code?: string; attempt?: number; origin?: string }

export type Log = (level: 'info' | 'warn' | 'error', what: string, details?: Details) => void

/** Logs JSON lines. */
export const log: Log = (level, what, details) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), level, what, ...details }))
