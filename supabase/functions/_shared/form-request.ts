import type { GenericSchema } from 'valibot'
import { queryWithTimeout, type Database } from './database.ts'
import { codeOf, Refusal } from './errors.ts'
import { limits, minimumMessageLength, readFields, type Problem } from './form-schema.ts'
import { corsHeaders, originForLog, preflightHeaders } from './origins.ts'
import {
  clientAddress,
  identifyClient,
  type Client,
  type Counted,
  type RateLimit,
} from './rate-limit.ts'
import { readJsonObject, type JsonObject } from './request-body.ts'
import type { FormSettings } from './settings.ts'
import type { Log } from './util.ts'

export type FormDeps = FormSettings & {
  database: Database
  rateLimit: RateLimit
  remoteAddress: string
  addressSecret: string
  log: Log
}

export type Form<Texts> = {
  name: 'waitlist' | 'send-contact-email'
  schema: GenericSchema<unknown, Texts>
  /** Hourly limit for an IPv6 client's /48. */
  networkLimit: number
  refusalBody?: object
  keep: (texts: Texts, client: Client, body: JsonObject) => Promise<object>
}

/** Handles a form's request: CORS, rate limit, validation, and storing with `form.keep`. */
export async function answerForm<Texts>(
  request: Request,
  deps: FormDeps,
  form: Form<Texts>,
): Promise<Response> {
  const cors = corsHeaders(request, deps)
  const headers = { 'cache-control': 'no-store', vary: 'origin', ...cors }
  if (request.method === 'OPTIONS' && cors)
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })
  try {
    const kept = await receive(request, deps, form, cors !== null)
    return Response.json({ success: true, ...kept }, { headers })
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error, form.name, deps.log)
    return refusal.answer(headers, form.refusalBody)
  }
}

async function receive<Texts>(
  request: Request,
  deps: FormDeps,
  form: Form<Texts>,
  isAllowedOrigin: boolean,
): Promise<object> {
  // Not counted: otherwise any page could use up a visitor's limit with an <img>.
  if (!isAllowedOrigin) {
    deps.log('warn', `${form.name}: refused a foreign origin`, { origin: originForLog(request) })
    throw new Refusal(403, 'foreign_origin', 'This page may not send this form.')
  }
  if (request.method !== 'POST') {
    const headers = { allow: 'POST, OPTIONS' }
    throw new Refusal(405, 'wrong_method', 'This form is sent with POST.', headers)
  }
  const address = clientAddress(request, deps.remoteAddress, deps.trustedHops)
  const client = identifyClient(address, deps.addressSecret)
  deps.rateLimit.refuseBlocked(form.name, client)
  let texts: Texts
  let body: JsonObject
  try {
    body = await readJsonObject(request)
    texts = readTexts(form.schema, body)
  } catch (refusal) {
    await countRefused(client, deps, form)
    throw refusal
  }
  return form.keep(texts, client, body)
}

function readTexts<Texts>(schema: GenericSchema<unknown, Texts>, body: JsonObject): Texts {
  const read = readFields(schema, body)
  if ('texts' in read) return read.texts
  const [first] = read.problems
  if (!first) throw new Refusal(400, 'malformed', 'The form could not be read.')
  const sentence = `Please check the field "${first.field}": ${describeProblem(first)}`
  throw new Refusal(400, `${first.field}_${first.problem}`, sentence)
}

function describeProblem({ field, problem }: Problem): string {
  const maximums: Readonly<Record<string, number>> = limits
  const sentences: Record<Problem['problem'], string> = {
    required: 'it is missing or empty.',
    not_text: 'it has to be text.',
    unreadable: 'it holds a character that cannot be kept.',
    not_one_line: 'it has to be a single line.',
    too_long: `it is longer than ${maximums[field]} characters.`,
    too_short: `it is shorter than ${minimumMessageLength} characters.`,
    malformed: 'it is not an address like name@example.com.',
  }
  return sentences[problem]
}

async function countRefused<Texts>(
  client: Client,
  { database, hourlyLimit, rateLimit, log }: FormDeps,
  { name, networkLimit }: Form<Texts>,
): Promise<void> {
  const statement = 'select * from forms.count_submission($1, $2, $3, $4, $5)'
  const values = [name, client.key, client.networkKey, hourlyLimit, networkLimit]
  let counted: Counted | undefined
  try {
    ;[counted] = await queryWithTimeout<Counted>(3000, database, statement, values)
  } catch (error) {
    log('warn', `${name}: refused without counting`, { code: codeOf(error) })
  }
  if (counted) rateLimit.refuseOver(name, client, counted)
}

function unexpected(error: unknown, name: string, log: Log): Refusal {
  log('error', `${name}: unexpected`, { code: codeOf(error) })
  return new Refusal(500, 'unexpected', 'Something went wrong on our side. Please try again later.')
}
