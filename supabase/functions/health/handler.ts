import * as v from 'valibot'
import { withDatabaseTimeout, type Database } from '../_shared/database.ts'
import { codeOf, HttpError } from '../_shared/errors.ts'
import type { Log } from '../_shared/log.ts'

/** The version of package.json, which is not deployed with the functions; a test compares them. */
const version = '0.1.0'

const queryHealth = `
  select waiting, oldest_seconds as "oldestSeconds", given_up as "givenUp",
    partly_refused as "partlyRefused", last_run_seconds as "lastRunSeconds", signups, messages
  from operations.health()`

const number = v.nullable(v.number())
const numbersSchema = v.object({
  waiting: number,
  oldestSeconds: number,
  givenUp: number,
  partlyRefused: number,
  lastRunSeconds: number,
  signups: number,
  messages: number,
})
type Numbers = v.InferOutput<typeof numbersSchema>

const unknown: Numbers = {
  waiting: null,
  oldestSeconds: null,
  givenUp: null,
  partlyRefused: null,
  lastRunSeconds: null,
  signups: null,
  messages: null,
}

const queryTimeout = 800
const queryInterval = 5000

const longestWaitSeconds = 15 * 60
/** The schedule calls every minute. */
const longestSilenceSeconds = 3 * 60

/** Answers monitors with counts only, from at most one query in five seconds. */
export function createHealthHandler(deps: {
  database: Database
  log: Log
}): (request: Request) => Promise<Response> {
  let querying: Promise<unknown[]> | undefined
  let latest: { at: number; health: ReturnType<typeof check> } | undefined

  async function check() {
    try {
      // While a query hangs, do not start another.
      querying ??= deps.database.query(queryHealth, []).finally(() => {
        querying = undefined
      })
      const [row] = await withDatabaseTimeout(querying, queryTimeout)
      return describe(v.parse(numbersSchema, row))
    } catch (error) {
      deps.log('error', 'health: the database is away or cannot be written', {
        code: codeOf(error),
      })
      return describe(undefined)
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

function describe(numbers: Numbers | undefined) {
  const { lastRunSeconds, signups, messages, ...mail } = numbers ?? unknown
  const isLate = (mail.oldestSeconds ?? 0) > longestWaitSeconds
  const isSilent = lastRunSeconds === null || lastRunSeconds > longestSilenceSeconds
  return {
    status: isLate || isSilent ? 'failing' : 'ok',
    database: numbers ? 'ok' : 'failing',
    mail,
    delivery: { lastRunSeconds },
    /** All signups of this hour (SIGNUPS_PER_HOUR). */
    signups,
    /** All messages of this hour (MESSAGES_PER_HOUR). */
    messages,
    version,
  }
}
