export type ContactEmail = {
  name: string
  email: string
  organization: string
  subject: string
  message: string
  /** Only from what fills in fields that nobody sees. */
  website?: string
}

/**
 * How a call ended. `refused`: the function or the way to it failed, and `message` says how, if
 * anything did. `broken`: the call could not even be made.
 */
export type SendOutcome =
  { sent: true } | { sent: false; why: 'refused' | 'broken'; message: string }

/** Longer than the slowest answer the backend allows itself. */
const patience = 30_000

/** Fetches the client ahead of the first call. */
export function loadContactEmail(): void {
  // A failed fetch is not an error yet: the call will try again and can say so.
  import('./supabase-client.ts').catch(() => undefined)
}

/** The one caller of the function send-contact-email; never throws. */
export async function sendContactEmail(email: ContactEmail): Promise<SendOutcome> {
  try {
    const { supabase } = await import('./supabase-client.ts')
    const { data, error } = await supabase.functions.invoke<unknown>('send-contact-email', {
      body: email,
      timeout: patience,
    })
    if (error) return { sent: false, why: 'refused', message: await explain(error) }
    if (!hasError(data)) return { sent: true }
    return { sent: false, why: 'refused', message: textOf(data.error) }
  } catch {
    return { sent: false, why: 'broken', message: '' }
  }
}

/** The function's own sentence where it gave one: invoke hides it behind a generic message. */
async function explain(error: unknown): Promise<string> {
  const general = error instanceof Error ? error.message : ''
  if (!(error instanceof Error && 'context' in error && error.context instanceof Response)) {
    return general
  }
  const body: unknown = await error.context.json().catch(() => undefined)
  return (hasError(body) && textOf(body.error)) || general
}

function hasError(body: unknown): body is { error: unknown } {
  return typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error)
}

function textOf(error: unknown): string {
  return typeof error === 'string' ? error : ''
}
