import { randomUUID } from 'node:crypto'

export type Answer = { status: number; body: string; milliseconds: number; mark: string }

/** Personal data, allowed only in the database and the mail. */
export const canary = {
  name: 'Kanari Zzyzx',
  email: 'kanari.zzyzx@canary.example.com',
  words: 'zzyzx-canary-words',
}

/** Sends a unique message; status 0 means a broken connection. */
export async function sendMessage(url: string, mark: string = randomUUID()): Promise<Answer> {
  return post(url, mark, {
    name: canary.name,
    email: canary.email,
    subject: `Question ${mark}`,
    message: `${canary.words} ${mark}`,
  })
}

export async function joinWaitlist(url: string, mark: string = randomUUID()): Promise<Answer> {
  return post(url, mark, { email: `${mark}@canary.example.com`, name: canary.name })
}

async function post(url: string, mark: string, body: object): Promise<Answer> {
  const started = performance.now()
  const done = (status: number, text: string) => ({
    status,
    body: text,
    milliseconds: performance.now() - started,
    mark,
  })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return done(response.status, await response.text())
  } catch {
    return done(0, '')
  }
}

/** Sends messages from several visitors concurrently; resolves with all responses. */
export async function sendFor(
  milliseconds: number,
  visitors: number,
  send: () => Promise<Answer>,
): Promise<Answer[]> {
  const end = Date.now() + milliseconds
  const answers: Answer[] = []
  async function visit(): Promise<void> {
    while (Date.now() < end) {
      answers.push(await send())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return answers
}

/** Waits until a condition is true, or throws. */
export async function until(
  milliseconds: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const started = Date.now()
  while (!(await isSo())) {
    if (Date.now() - started > milliseconds) throw new Error(`Not so after ${milliseconds} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
