import { codeOf, orTimeout, type Database, type Row } from '../_shared/database.ts'
import type { Log } from '../_shared/log.ts'
import { refusalAnswer } from '../_shared/refusal.ts'
import { version } from '../_shared/version.ts'

export type HealthDeps = { database: Database; log: Log }

type Health = {
  status: 'ok' | 'failing'
  database: 'ok' | 'failing'
  mail: { waiting: number | null; oldestSeconds: number | null; givenUp: number | null }
  delivery: { lastRunSeconds: number | null }
  version: string
}

/** Answers in that time whatever is down, and looks into the database that seldom. */
const patience = 800
const lookEvery = 5000

/** After that a message has waited too long, and the delivery run has been silent too long. */
const longestWait = 15 * 60
const longestSilence = 10 * 60

/** Answers whether the forms work: counts only, the same for everybody who asks. */
export function createHealthHandler(deps: HealthDeps): (request: Request) => Promise<Response> {
  let asking: Promise<Row[]> | undefined
  let latest: { at: number; health: Promise<Health> } | undefined

  async function look(): Promise<Health> {
    try {
      // One that hangs is not asked again before it has ended.
      asking ??= deps.database.query('select * from operations.health()', []).finally(() => {
        asking = undefined
      })
      const [row] = await orTimeout(asking, patience)
      return judge(row)
    } catch (error) {
      deps.log('error', 'health: the database is away', { code: codeOf(error) })
      return judge(undefined)
    }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refusalAnswer({
        status: 405,
        code: 'wrong_method',
        error: 'Health is asked for with GET.',
        headers: { allow: 'GET, HEAD' },
      })
    if (!latest || Date.now() - latest.at >= lookEvery) latest = { at: Date.now(), health: look() }
    const health = await latest.health
    const headers = { 'cache-control': 'no-store' }
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
  }
}

function judge(row: Row | undefined): Health {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  const oldestSeconds = number(row?.oldest_seconds)
  const lastRunSeconds = number(row?.last_run_seconds)
  const isFailing =
    lastRunSeconds === null || lastRunSeconds > longestSilence || (oldestSeconds ?? 0) > longestWait
  return {
    status: isFailing ? 'failing' : 'ok',
    database: row ? 'ok' : 'failing',
    mail: { waiting: number(row?.waiting), oldestSeconds, givenUp: number(row?.given_up) },
    delivery: { lastRunSeconds },
    version,
  }
}
