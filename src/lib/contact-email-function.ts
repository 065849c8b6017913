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
 * anything did; `code` is the function's own. `broken`: the call could not even be made.
 */
export type SendOutcome = { sent: true } | Failure

export type Failure = { sent: false; why: 'refused' | 'broken'; message: string; code: string }

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
    if (error) return refused(await bodyOf(error), error)
    return hasError(data) ? refused(data) : { sent: true }
  } catch {
    return { sent: false, why: 'broken', message: '', code: '' }
  }
}

/** The function's own sentence where it gave one: invoke hides it behind a generic message. */
function refused(body: unknown, error?: unknown): Failure {
  const general = error instanceof Error ? error.message : ''
  return {
    sent: false,
    why: 'refused',
    message: textIn(body, 'error') || general,
    code: textIn(body, 'code'),
  }
}

async function bodyOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error && 'context' in error && error.context instanceof Response)) {
    return undefined
  }
  return error.context.json().catch(() => undefined)
}

function hasError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error)
}

function textIn(body: unknown, key: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : ''
}
