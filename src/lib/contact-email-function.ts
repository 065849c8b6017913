import type { limits } from '../limits.ts'

/** `website` is the honeypot, where a program has filled it in. */
export type ContactEmail = Readonly<Record<keyof typeof limits, string> & { website?: string }>

/** `refused`: by the function, with its `code`, or on the way. `broken`: the call could not be made. */
export type Failure = { why: 'refused' | 'broken'; message: string; code: string }

/** Milliseconds; longer than the backend's slowest answer. */
const patience = 30_000

export function loadContactEmail(): void {
  // Ignored here: the call tries again and reports the failure.
  import('./supabase-client.ts').catch(() => undefined)
}

export type Outcome = { reference: string } | { failure: Failure }

/** Never throws. */
export async function sendContactEmail(email: ContactEmail): Promise<Outcome> {
  try {
    const { supabase } = await import('./supabase-client.ts')
    const { data, error, response } = await supabase.functions.invoke<unknown>(
      'send-contact-email',
      { body: email, timeout: patience },
    )
    const body: unknown = error ? await response?.json().catch(() => undefined) : data
    // A host's index page, a captive portal and half an answer are 2xx as well.
    if (!error && !partOf(body, 'error') && partOf(body, 'success') === true)
      return { reference: textOf(partOf(body, 'reference')) }
    // The client hides the function's own sentence behind a general one.
    const message = textOf(partOf(body, 'error')) || messageOf(error)
    return { failure: { why: 'refused', message, code: textOf(partOf(body, 'code')) } }
  } catch {
    return { failure: { why: 'broken', message: '', code: '' } }
  }
}

/** A browser's own message about an answer that is no JSON tells a visitor nothing. */
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
