import * as v from 'valibot'
import { withDatabaseTimeout, type Database } from '../_shared/database.ts'
import { codeOf, HttpError } from '../_shared/errors.ts'
import type { Log } from '../_shared/log.ts'

/** The version of package.json, which is not deployed with the functions; a test compares them. */
const version = '0.1.0'

const queryHealth = `
  select waiting, held, oldest_seconds as "oldestSeconds", given_up as "givenUp",
    partly_refused as "partlyRefused", last_run_seconds as "lastRunSeconds", signups, messages,
    announcement
  from operations.health()`

const number = v.nullable(v.number())
const numbersSchema = v.object({
  waiting: number,
  held: number,
  oldestSeconds: number,
  givenUp: number,
  partlyRefused: number,
  lastRunSeconds: number,
  signups: number,
  messages: number,
  announcement: v.object({ waiting: number, oldestSeconds: number, givenUp: number }),
})
type Numbers = v.InferOutput<typeof numbersSchema>

const unknown: Numbers = {
  waiting: null,
  held: null,
  oldestSeconds: null,
  givenUp: null,
  partlyRefused: null,
  lastRunSeconds: null,
  signups: null,
  messages: null,
  announcement: { waiting: null, oldestSeconds: null, givenUp: null },
}

const queryTimeout = 800
const queryInterval = 5000

const longestWaitSeconds = 15 * 60
/** The schedule calls every minute. */
const longestSilenceSeconds = 3 * 60

type HealthDeps = {
  database: Database
  log: Log
  /** Signups and messages that are stored in an hour for all clients together. */
  signupsLimit: number
  messagesLimit: number
  /** Whether the delivery job starts with this process: then its silence while stopped is no fault. */
  startsDelivery: boolean
}

/** Answers monitors with counts only, from at most one query in five seconds. */
export function createHealthHandler(deps: HealthDeps): (request: Request) => Promise<Response> {
  const started = performance.now()
  let querying: Promise<unknown[]> | undefined
  let latest: { at: number; health: ReturnType<typeof check> } | undefined

  async function check() {
    try {
      // While a query hangs, do not start another.
      querying ??= deps.database.query(queryHealth, []).finally(() => {
        querying = undefined
      })
      const [row] = await withDatabaseTimeout(querying, queryTimeout)
      return describe(v.parse(numbersSchema, row), deps, performance.now() - started)
    } catch (error) {
      deps.log('error', 'health: the database is away or cannot be written', {
        code: codeOf(error),
      })
      return describe(unknown, deps, performance.now() - started)
    }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new HttpError(405, 'wrong_method', 'Use GET.', { allow: 'GET, HEAD' }).toResponse()
    if (!latest || Date.now() - latest.at >= queryInterval)
      latest = { at: Date.now(), health: check() }
    const health = await latest.health
    const headers = { 'cache-control': 'no-store' }
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
  }
}

function describe(
  { lastRunSeconds, signups, messages, announcement, ...mail }: Numbers,
  { signupsLimit, messagesLimit, startsDelivery }: HealthDeps,
  milliseconds: number,
) {
  const isKnown = mail.waiting !== null
  const isLate = (mail.oldestSeconds ?? 0) > longestWaitSeconds
  const hasJustStarted = startsDelivery && milliseconds < longestSilenceSeconds * 1000
  const isSilent = (lastRunSeconds ?? Infinity) > longestSilenceSeconds && !hasJustStarted
  const limited = {
    messages: (messages ?? 0) >= messagesLimit,
    signups: (signups ?? 0) >= signupsLimit,
    mail: (mail.held ?? 0) > 0,
  }
  return {
    status: !isKnown || isLate || isSilent ? 'failing' : 'ok',
    database: isKnown ? 'ok' : 'failing',
    mail,
    /** What is at its ceiling: MESSAGES_PER_HOUR, SIGNUPS_PER_HOUR, MAIL_PER_HOUR. */
    limited: Object.entries(limited).flatMap(([name, isLimited]) => (isLimited ? [name] : [])),
    announcement,
    delivery: { lastRunSeconds },
    /** All signups of this hour. */
    signups,
    /** All messages of this hour. */
    messages,
    version,
  }
}
