/** The function's fields, and the honeypot where a program has filled it in. */
export type ContactEmail = Readonly<Record<string, string>>

/**
 * Why it was not sent. `refused`: the function or the way to it failed, and `message` says how, if
 * anything did; `code` is the function's own. `broken`: the call could not even be made.
 */
export type Failure = { why: 'refused' | 'broken'; message: string; code: string }

/** Longer than the slowest answer the backend allows itself. */
const patience = 30_000

/** Fetches the client ahead of the first call. */
export function loadContactEmail(): void {
  // A failed fetch is not an error yet: the call will try again and can say so.
  import('./supabase-client.ts').catch(() => undefined)
}

/** What came of it: the reference that a sent message has, or why it was not sent. */
export type Outcome = { reference: string } | { failure: Failure }

/** The one caller of the function send-contact-email; never throws. */
export async function sendContactEmail(email: ContactEmail): Promise<Outcome> {
  try {
    const { supabase } = await import('./supabase-client.ts')
    const { data, error, response } = await supabase.functions.invoke<unknown>(
      'send-contact-email',
      { body: email, timeout: patience },
    )
    const body: unknown = error ? await response?.json().catch(() => undefined) : data
    // A host's index, a captive portal or half an answer is a 2xx, too.
    if (!error && !partOf(body, 'error') && partOf(body, 'success') === true)
      return { reference: textOf(partOf(body, 'reference')) }
    // The function's own sentence where it gave one: the client hides it behind a general message.
    const message = textOf(partOf(body, 'error')) || messageOf(error)
    return { failure: { why: 'refused', message, code: textOf(partOf(body, 'code')) } }
  } catch {
    return { failure: { why: 'broken', message: '', code: '' } }
  }
}

/** The client's message; a browser's own about an answer that is no JSON tells a visitor nothing. */
function messageOf(error: unknown): string {
  const isOfClient = textOf(partOf(error, 'name')).startsWith('Functions')
  return isOfClient ? textOf(partOf(error, 'message')) : ''
}

function partOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
