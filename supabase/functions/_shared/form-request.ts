import * as v from 'valibot'
import { parseForStoring, type Addressed } from './addresses.ts'
import { queryRows, visitorWait, type Database, type Value } from './database.ts'
import { codeOf, HttpError } from './errors.ts'
import { limits, minimumMessageLength, type Issue } from './form-schema.ts'
import type { Log } from './log.ts'
import { corsHeaders, originForLog, preflightHeaders } from './origins.ts'
import { clientNetworks, counted, readClient, type Counted, type RateLimit } from './rate-limit.ts'
import { readJsonObject, type JsonObject } from './request-body.ts'
import type { FormSettings } from './settings.ts'

export type FormDeps = FormSettings & {
  database: Database
  rateLimit: RateLimit
  remoteAddress: string
  addressSecret: string
  log: Log
}

type Form<Texts extends Addressed, Row extends object, Stored extends Counted> = {
  name: 'waitlist' | 'send-contact-email'
  schema: v.GenericSchema<unknown, Texts>
  /** How many forms a client may send in an hour. */
  clientQuota: number
  /** How many forms are stored in an hour for all clients together. */
  hourlyQuota: number
  /**
   * SQL: `$1` is the row as JSON, `$2` the keys of the client's networks with spaces between them, `$3`
   * the client's quota, `$4` that of all clients. Counts and stores in one transaction.
   */
  statement: string
  /** The row that the statement returns. */
  result: v.GenericSchema<unknown, Stored>
  /** `$5` and on. */
  moreValues?: readonly Value[]
  toRow: (texts: Texts, body: JsonObject, headers: Headers) => Row
  /** Runs after storing; its result is sent with the success. */
  afterStoring?: (row: Row, stored: Stored) => object
  /** Names what is stored in the 503's message: "your address". */
  storedItem: string
  /** Added to the body of each error: the waitlist promises `success: false`. */
  errorFields?: object
}

/** Handles a form's request: CORS, rate limit, validation and storing. */
export async function handleForm<
  Texts extends Addressed,
  Row extends object,
  Stored extends Counted,
>(request: Request, deps: FormDeps, form: Form<Texts, Row, Stored>): Promise<Response> {
  const cors = corsHeaders(request, deps.allowedOrigins)
  const headers = { 'cache-control': 'no-store', vary: 'origin', ...cors }
  if (request.method === 'OPTIONS' && cors)
    return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders } })
  try {
    const result = await receive(request, deps, form, cors !== null)
    return Response.json({ success: true, ...result }, { headers })
  } catch (error) {
    const known = error instanceof HttpError ? error : unexpected(error, form.name, deps.log)
    return known.toResponse(headers, form.errorFields)
  }
}

async function receive<Texts extends Addressed, Row extends object, Stored extends Counted>(
  request: Request,
  deps: FormDeps,
  form: Form<Texts, Row, Stored>,
  isAllowedOrigin: boolean,
): Promise<object | undefined> {
  // Not counted: otherwise any page could use up a visitor's limit with an <img>.
  if (!isAllowedOrigin) {
    deps.log('warn', `${form.name}: refused a foreign origin`, { origin: originForLog(request) })
    throw new HttpError(403, 'foreign_origin', 'This page may not send this form.')
  }
  if (request.method !== 'POST') {
    const headers = { allow: 'POST, OPTIONS' }
    throw new HttpError(405, 'wrong_method', 'This form is sent with POST.', headers)
  }
  const { address, isShared } = readClient(request, deps.remoteAddress, deps.trustedHops)
  const networks = clientNetworks(address, deps.addressSecret)
  deps.rateLimit.throwIfBlocked(form.name, networks)
  let row: Row
  try {
    const body = await readJsonObject(request)
    row = form.toRow(readTexts(form.schema, body), body, request.headers)
  } catch (error) {
    // Otherwise one visitor of the static host could lock out all others with malformed bodies.
    if (!isShared) await countInvalid(networks, deps, form)
    throw error
  }
  const stored = await store(row, networks, deps, form)
  deps.rateLimit.throwIfOver(form.name, networks, stored)
  if (stored.hourTotal === Math.ceil(form.hourlyQuota * 0.8))
    deps.log('warn', `${form.name}: 80 % of the hour's limit for all clients together`)
  return form.afterStoring?.(row, stored)
}

async function store<Texts extends Addressed, Row extends object, Stored extends Counted>(
  row: Row,
  networks: string[],
  { database, log }: FormDeps,
  form: Form<Texts, Row, Stored>,
): Promise<Stored> {
  const { name, statement, result, clientQuota, hourlyQuota, moreValues = [], storedItem } = form
  const values = [JSON.stringify(row), networks.join(' '), clientQuota, hourlyQuota, ...moreValues]
  try {
    const [stored] = await queryRows(result, visitorWait, database, statement, values)
    if (stored) return stored
    throw new Error('The statement returns one row.')
  } catch (error) {
    log('error', `${name}: not stored`, { code: codeOf(error) })
    const sentence = `We could not save ${storedItem} just now. Please try again in a few minutes.`
    throw new HttpError(503, 'not_kept', sentence, { 'retry-after': '60' })
  }
}

function readTexts<Texts extends Addressed>(
  schema: v.GenericSchema<unknown, Texts>,
  body: JsonObject,
): Texts {
  const parsed = parseForStoring(schema, body)
  if (parsed.success) return parsed.output
  const [first] = parsed.issues
  if (!first) throw new HttpError(400, 'malformed', 'The form could not be read.')
  const sentence = `Please check the field "${first.field}": ${describeIssue(first)}`
  throw new HttpError(400, `${first.field}_${first.code}`, sentence)
}

function describeIssue({ field, code }: Issue): string {
  const maximums: Readonly<Record<string, number>> = limits
  const sentences: Record<Issue['code'], string> = {
    required: 'it is missing or empty.',
    not_text: 'it has to be text.',
    unreadable: 'it holds a character that cannot be kept.',
    not_one_line: 'it has to be a single line.',
    too_long: `it is longer than ${maximums[field]} characters.`,
    too_short: `it is shorter than ${minimumMessageLength} characters.`,
    malformed: 'it is not an address like name@example.com.',
  }
  return sentences[code]
}

const limitOnly = v.pick(counted, ['exceededLimit', 'secondsLeft'])

async function countInvalid(
  networks: string[],
  { database, rateLimit, log }: FormDeps,
  { name, clientQuota }: { name: string; clientQuota: number },
): Promise<void> {
  const statement = `
    select forms.count_submission($1, string_to_array($2, ' '), $3) as "exceededLimit",
      forms.seconds_left_in_hour() as "secondsLeft"`
  const values = [name, networks.join(' '), clientQuota]
  const rows = await queryRows(limitOnly, 3000, database, statement, values).catch(
    (error: unknown) => {
      log('warn', `${name}: an invalid form was not counted`, { code: codeOf(error) })
      return []
    },
  )
  if (rows[0]) rateLimit.throwIfOver(name, networks, rows[0])
}

function unexpected(error: unknown, name: string, log: Log): HttpError {
  log('error', `${name}: unexpected`, { code: codeOf(error) })
  return new HttpError(
    500,
    'unexpected',
    'Something went wrong on our side. Please try again later.',
  )
}
