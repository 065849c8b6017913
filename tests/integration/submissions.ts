import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'

export type Answer = { status: number; body: string; id: string }

/** Personal data, allowed only in the database and the mail. */
export const canary = {
  name: 'Kanari Zzyzx',
  email: 'kanari.zzyzx@canary.example.com',
  words: 'zzyzx-canary-words',
}

/** Sends a unique message; status 0 means a broken connection. */
export async function sendMessage(url: string, id: string = randomUUID()): Promise<Answer> {
  return post(url, id, {
    name: canary.name,
    email: canary.email,
    subject: `Question ${id}`,
    message: `${canary.words} ${id}`,
  })
}

/** Signs up a unique address, from a page in Tamil. */
export async function joinWaitlist(url: string, id: string = randomUUID()): Promise<Answer> {
  const headers = { 'content-language': 'ta', 'notice-version': '1.1' }
  return post(url, id, { email: `${id}@canary.example.com`, name: canary.name }, headers)
}

async function post(
  url: string,
  id: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.text(), id }
  } catch {
    return { status: 0, body: '', id }
  }
}

/** Several visitors send one after another until `stop`, which resolves with all responses. */
export function keepSending(visitors: number, send: () => Promise<Answer>) {
  const answers: Answer[] = []
  const stopping = new AbortController()
  async function visit(): Promise<void> {
    while (!stopping.signal.aborted) {
      answers.push(await send())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const visits = Promise.all(Array.from({ length: visitors }, visit))
  return {
    answers,
    async stop(): Promise<Answer[]> {
      stopping.abort()
      await visits
      return answers
    },
  }
}

/** Waits until a condition is true; a minute is enough for a busy machine. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(isTrue, { timeout: 60_000 })
}
