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

type Form<Texts, Row extends object, Stored extends Counted> = {
  name: 'waitlist' | 'send-contact-email'
  schema: GenericSchema<unknown, Texts>
  /** Hourly limit for an IPv6 client's /48. */
  networkLimit: number
  /** Hourly limit for all clients together. */
  totalLimit: number
  /** Counts and stores the row, passed as JSON with the client's keys and the three limits. */
  statement: string
  toRow: (texts: Texts, body: JsonObject) => Row
  /** Runs after storing; its result is sent with the success. */
  afterStoring?: (row: Row, stored: Stored) => Promise<object>
  /** What a 503 says was not saved. */
  subject: string
  refusalBody?: object
}

/** Handles a form's request: CORS, rate limit, validation and storing. */
export async function answerForm<Texts, Row extends object, Stored extends Counted>(
  request: Request,
  deps: FormDeps,
  form: Form<Texts, Row, Stored>,
): Promise<Response> {
  const cors = corsHeaders(request, deps)
  const headers = { 'cache-control': 'no-store', vary: 'origin', ...cors }
  if (request.method === 'OPTIONS' && cors)
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })
  try {
    const result = await receive(request, deps, form, cors !== null)
    return Response.json({ success: true, ...result }, { headers })
  } catch (error) {
    const refusal = error instanceof Refusal ? error : unexpected(error, form.name, deps.log)
    return refusal.answer(headers, form.refusalBody)
  }
}

async function receive<Texts, Row extends object, Stored extends Counted>(
  request: Request,
  deps: FormDeps,
  form: Form<Texts, Row, Stored>,
  isAllowedOrigin: boolean,
): Promise<object | undefined> {
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
  let row: Row
  try {
    const body = await readJsonObject(request)
    row = form.toRow(readTexts(form.schema, body), body)
  } catch (refusal) {
    await countRefused(client, deps, form)
    throw refusal
  }
  const stored = await store(row, client, deps, form)
  deps.rateLimit.refuseOver(form.name, client, stored)
  return form.afterStoring?.(row, stored)
}

async function store<Texts, Row extends object, Stored extends Counted>(
  row: Row,
  client: Client,
  { database, hourlyLimit, log }: FormDeps,
  { name, statement, networkLimit, totalLimit, subject }: Form<Texts, Row, Stored>,
): Promise<Stored> {
  const keys = [client.key, client.networkKey]
  const values = [JSON.stringify(row), ...keys, hourlyLimit, networkLimit, totalLimit]
  try {
    const [stored] = await queryWithTimeout<Stored>(4000, database, statement, values)
    if (stored) return stored
    throw new Error('The statement returns one row.')
  } catch (error) {
    log('error', `${name}: not stored`, { code: codeOf(error) })
    const sentence = `We could not save ${subject} just now. Please try again in a few minutes.`
    throw new Refusal(503, 'not_kept', sentence, { 'retry-after': '60' })
  }
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

async function countRefused(
  client: Client,
  { database, hourlyLimit, rateLimit, log }: FormDeps,
  { name, networkLimit }: { name: string; networkLimit: number },
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
