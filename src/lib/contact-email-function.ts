import type { limits } from '../limits.ts'

export type ContactEmail = Readonly<Record<keyof typeof limits, string> & { website?: string }>

/** `refused`: the function said no, or the way to it failed. `broken`: the call could not be made. */
export type Failure = { why: 'refused' | 'broken'; message: string; code: string }

const patience = 30_000

export function loadContactEmail(): void {
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
    const message = textOf(partOf(body, 'error')) || messageOf(error)
    return { failure: { why: 'refused', message, code: textOf(partOf(body, 'code')) } }
  } catch {
    return { failure: { why: 'broken', message: '', code: '' } }
  }
}

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
