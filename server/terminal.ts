import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { StartError } from '../supabase/functions/_shared/errors.ts'

export type Terminal = {
  print: (line: string) => void
  /** Returns what the person types, or '' when nobody can. */
  ask: (question: string) => Promise<string>
}

/** Returns the terminal that a command was started from. */
export function openTerminal(input: Readable = process.stdin): Terminal {
  return {
    print: console.log,
    async ask(question) {
      process.stdout.write(question)
      for await (const line of createInterface({ input })) return line
      return ''
    },
  }
}

/** Whether the person types yes. */
export async function confirm(question: string, { ask }: Terminal): Promise<boolean> {
  return (await ask(`${question} Type yes: `)).trim().toLowerCase() === 'yes'
}

/** Throws a StartError unless the person types yes. */
export async function requireYes(
  question: string,
  otherwise: string,
  terminal: Terminal,
): Promise<void> {
  if (!(await confirm(question, terminal))) throw new StartError(otherwise)
}
