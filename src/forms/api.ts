import { errorMessages } from '#content/error-messages.ts'
import { language } from '#content/language.ts'
import { issueCodes, type Message } from '#shared/form-schema.ts'
import { editions } from '#content/editions.ts'

/** Timeout of both calls (ms). */
const timeout = 30_000

/** Double-click guard: both calls take at least this long (ms). */
export const minimumPending = 500

/** `reason` and `code` come from the response body, `error` is supabase-js's message. */
export type Failure = {
  success: false
  responded: boolean
  reason: string
  code: string
  error: string
}

const noResponse: Failure = { success: false, responded: false, reason: '', code: '', error: '' }

/** supabase-js is large, and most visits to a form send nothing. */
const loadClient = () => import('./supabase-client.ts')

/** Loads supabase-js when a visitor touches a form; sending tries again if that fails. */
export function preloadClient(): void {
  loadClient().catch(() => undefined)
}

/** All that the function stores. The honeypot, `website`, is filled in only by bots. */
type ContactMessage = Message & { website?: string | undefined }

/** A field that the function would drop does not compile. */
type OnlyKnownFields<Given> = Record<Exclude<keyof Given, keyof ContactMessage>, never>

/** `receivedAt` is the server's time: a visitor's clock may be wrong. */
type SendResult = { success: true; reference: string; receivedAt: Date } | Failure

/**
 * Sends a message through the function send-contact-email. Never throws. A message is sent when
 * the call brings no error and the body has neither `error` nor `success: false`.
 */
export function sendMessage<Given extends ContactMessage>(
  message: Given & OnlyKnownFields<Given>,
): Promise<SendResult> {
  return takeTime(async () => {
    const { supabase } = await loadClient()
    const { data, error, response } = await supabase.functions.invoke<unknown>(
      'send-contact-email',
      { body: message, timeout },
    )
    const body: unknown = error ? await response?.json().catch(() => undefined) : data
    // An SPA fallback or a captive portal answers 200 with a page.
    const isPage = response?.headers.get('content-type')?.startsWith('text/html')
    if (!error && !isPage && !partOf(body, 'error') && partOf(body, 'success') !== false)
      return {
        success: true,
        reference: textOf(partOf(body, 'reference')),
        receivedAt: dateOf(response),
      }
    return { success: false, responded: true, ...reasonIn(body), error: messageOf(error) }
  })
}

/** Signs up for the waitlist. Never throws; an unreadable response counts as none. */
export function joinWaitlist(email: string, name: string): Promise<{ success: true } | Failure> {
  return takeTime(async () => {
    const response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-language': language,
        'notice-version': editions.privacy[0].version,
      },
      body: JSON.stringify({ email, name }),
      // Safari 15 has none and uses its own timeout.
      signal: AbortSignal.timeout?.(timeout) ?? null,
    })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) return noResponse
    if (partOf(body, 'success') === true) return { success: true }
    return { success: false, responded: true, ...reasonIn(body), error: '' }
  })
}

async function takeTime<Result>(call: () => Promise<Result | Failure>): Promise<Result | Failure> {
  const wait = new Promise((resolve) => setTimeout(resolve, minimumPending))
  const [result] = await Promise.all([call().catch(() => noResponse), wait])
  return result
}

/** Translates one of our error codes into the page's language; empty without a code. */
export function translatedError({ code, reason }: { code: string; reason: string }): string {
  if (code === '') return ''
  if (errorMessages === null) return reason
  if (isKnown(code, errorMessages)) return errorMessages[code]
  if (code.endsWith('_too_long')) return errorMessages.too_large
  // The page checks the same; only a page older than the function gets here.
  return isFieldCode(code) ? errorMessages.not_accepted : errorMessages.unexpected
}

function isFieldCode(code: string): boolean {
  return issueCodes.some((issue) => code.endsWith(`_${issue}`))
}

function isKnown<Words extends object>(code: string, words: Words): code is string & keyof Words {
  return Object.hasOwn(words, code)
}

function reasonIn(body: unknown): { reason: string; code: string } {
  const error = partOf(body, 'error')
  const reason =
    textOf(error) || textOf(partOf(error, 'message')) || textOf(partOf(body, 'message'))
  return { reason, code: textOf(partOf(body, 'code')) }
}

/** Only supabase-js's own errors have a message that is fit for visitors. */
function messageOf(error: unknown): string {
  const isClientError = textOf(partOf(error, 'name')).startsWith('Functions')
  return isClientError ? textOf(partOf(error, 'message')) : ''
}

function partOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}

/** Returns when a response was sent, or now if its headers do not say so. */
function dateOf(response: Response | undefined): Date {
  const date = new Date(response?.headers.get('date') ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
