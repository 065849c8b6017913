import { clientAddress, clientKey } from './caller.ts'
import { codeOf, queryWithin, type Database } from './database.ts'
import { readFields, type ReadField } from './form-fields.ts'
import type { Log } from './log.ts'
import { corsHeaders, preflightHeaders } from './origins.ts'
import type { Refusal } from './refusal.ts'
import { readJsonObject, type JsonObject } from './request-body.ts'

/** What every form handler is given. */
export type FormDeps = {
  database: Database
  /** The address at the other end of the connection. */
  remoteAddress: string
  hourlyLimit: number
  trustedHops: number
  allowedOrigins: readonly string[]
  /** The key under which client addresses are hashed for counting. */
  addressSecret: string
  log: Log
}

export type Form<Values> = {
  name: 'waitlist' | 'send-contact-email'
  fields: (field: ReadField, body: JsonObject) => Values
  /** What stands beside the error in the body of a refusal. */
  refusalBody?: object
  /** Keeps the values; null is success. */
  keep: (values: Values, client: string) => Promise<Refusal | null>
}

/** Everything the forms have in common: who may send, what is a form at all, and the answer. */
export async function answerForm<Values>(
  request: Request,
  deps: FormDeps,
  form: Form<Values>,
): Promise<Response> {
  const cors = corsHeaders(request, { allowed: deps.allowedOrigins, trustedHops: deps.trustedHops })
  const headers = { 'cache-control': 'no-store', ...(cors ?? { vary: 'origin' }) }
  if (request.method === 'OPTIONS' && cors)
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })

  const address = clientAddress(request, deps.remoteAddress, deps.trustedHops)
  const client = clientKey(address, deps.addressSecret)
  const refusal = await handle()
  const body = refusal
    ? { ...form.refusalBody, error: refusal.error, code: refusal.code }
    : { success: true }
  return new Response(JSON.stringify(body), {
    status: refusal?.status ?? 200,
    headers: { ...headers, 'content-type': 'application/json', ...refusal?.headers },
  })

  async function handle(): Promise<Refusal | null> {
    try {
      const checked = await check(request, form, cors !== null)
      if ('refusal' in checked) return (await overLimit()) ?? checked.refusal
      return await form.keep(checked.values, client)
    } catch (error) {
      deps.log('error', `${form.name}: unexpected`, { code: codeOf(error) })
      const sentence = 'Something went wrong on our side. Please try again later.'
      return { status: 500, code: 'unexpected', error: sentence }
    }
  }

  /** A refused request counts too; with the database away, refusing is all there is to do. */
  async function overLimit(): Promise<Refusal | null> {
    try {
      const statement = 'select forms.count_submission($1, $2, $3) as wait_seconds'
      const values = [form.name, client, deps.hourlyLimit]
      const [row] = await queryWithin(3000, deps.database, statement, values)
      return tooMany(row?.wait_seconds)
    } catch (error) {
      deps.log('warn', `${form.name}: refused without counting`, { code: codeOf(error) })
      return null
    }
  }
}

/** The answer to somebody over the limit; null for everybody else. */
export function tooMany(waitSeconds: unknown): Refusal | null {
  const seconds = Number(waitSeconds)
  if (!(seconds > 0)) return null
  const minutes = Math.ceil(seconds / 60)
  return {
    status: 429,
    code: 'too_many',
    error: `Too many forms were sent from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    headers: { 'retry-after': String(seconds) },
  }
}

async function check<Values>(
  request: Request,
  form: Form<Values>,
  originAllowed: boolean,
): Promise<{ values: Values } | { refusal: Refusal }> {
  if (!originAllowed) {
    const error = 'This page may not send this form.'
    return { refusal: { status: 403, code: 'foreign_origin', error } }
  }
  if (request.method !== 'POST') {
    const error = 'This form is sent with POST.'
    const headers = { allow: 'POST, OPTIONS' }
    return { refusal: { status: 405, code: 'wrong_method', error, headers } }
  }
  const body = await readJsonObject(request)
  if ('refusal' in body) return body
  const checked = readFields(body.value, form.fields)
  return 'error' in checked ? { refusal: { status: 400, ...checked } } : checked
}
