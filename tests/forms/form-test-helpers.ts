import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { minimumPending } from '#src/forms/api.ts'

type Answer = Response | Error | Promise<Response>

type SentRequest = { path: string; method: string; body: unknown }

/** Answers requests in order, repeats the last response, and records the requests. */
export function answerWith(...answers: Answer[]): SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    sent.push({
      path: new URL(url, location.origin).pathname,
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const answer = await (answers.length > 1 ? answers.shift() : answers[0])
    if (answer instanceof Response) return answer.clone()
    throw answer
  })
  return sent
}

/** Returns a response that the test resolves. */
export function deferredResponse() {
  let resolve: (response: Response) => void = () => {}
  const response = new Promise<Response>((settle) => (resolve = settle))
  return { response, resolve }
}

export const accepted = () => Response.json({ success: true })
export const noNetwork = () => new TypeError('Failed to fetch')

/** Waiting for the forms' double-click guard would add up over many messages. */
export function skipMinimumPending(): void {
  const wait = window.setTimeout.bind(window)
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    wait(run, delay === minimumPending ? 0 : delay),
  )
}

/** Waits until one notice of this title shows, with its description: a toast, or a failure in the form. */
export async function expectToast(
  kind: 'success' | 'error',
  title: string,
  description?: string | RegExp,
): Promise<void> {
  await waitFor(() => {
    const text = screen.getByText(title)
    expect(text).toHaveAttribute('data-title')
    const toast = text.closest<HTMLElement>('[data-sonner-toast], [role=alert]')
    if (toast?.role !== 'alert') expect(toast).toHaveAttribute('data-type', kind)
    else expect(kind).toBe('error')
    const details = toast?.querySelector('[data-description]')?.textContent
    if (description instanceof RegExp) expect(details).toMatch(description)
    else if (description) expect(details).toBe(description)
  })
}

/** Matches a line whose numbers and addresses are elements of their own. */
export const wholeLine = (text: string) => (_: string, element: Element | null) =>
  element?.matches('p, span') === true && element.textContent === text

/** Matches a field's name, which begins with its label; a note may follow. */
export const labelled = (label: string) => new RegExp(`^${label}`)

export function field(label: string): HTMLElement {
  return screen.getByLabelText(labelled(label))
}

export function type(label: string, text: string): void {
  fireEvent.input(field(label), { target: { value: text } })
}
