/** A log never has a visitor's words, nor a mail server's about them. */
type Details = { id?: string; code?: string; attempt?: number; seconds?: number }

export type Log = (level: 'info' | 'warn' | 'error', what: string, details?: Details) => void

export const log: Log = (level, what, details) =>
  console.error(JSON.stringify({ time: new Date().toISOString(), level, what, ...details }))
