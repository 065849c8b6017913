import { codeOf } from '../_shared/coded-error.ts'
import { orTimeout, type Database } from '../_shared/database.ts'
import type { Log } from '../_shared/log.ts'
import { Refusal } from '../_shared/refusal.ts'
import { version } from '../_shared/version.ts'

export type HealthDeps = { database: Database; log: Log }

const lookIntoDatabase = `
  select waiting, oldest_seconds as "oldestSeconds", given_up as "givenUp",
    last_run_seconds as "lastRunSeconds", clock_timestamp() as clock
  from operations.health()`

type Counts = Record<'waiting' | 'oldestSeconds' | 'givenUp' | 'lastRunSeconds', number | null>
type Seen = Counts & { clock: Date }

const nothing: Counts = { waiting: null, oldestSeconds: null, givenUp: null, lastRunSeconds: null }

const patience = 800
const lookEvery = 5000

const longestWait = 15 * 60
const longestSilence = 10 * 60

export function createHealthHandler(deps: HealthDeps): (request: Request) => Promise<Response> {
  let asking: Promise<Seen[]> | undefined
  let latest: { at: number; health: ReturnType<typeof look> } | undefined

  async function look() {
    try {
      // A hanging query is not asked again before it has ended.
      asking ??= deps.database.query<Seen>(lookIntoDatabase, []).finally(() => {
        asking = undefined
      })
      const [seen] = await orTimeout(asking, patience)
      return judge(seen)
    } catch (error) {
      deps.log('error', 'health: the database is away', { code: codeOf(error) })
      return judge(undefined)
    }
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { allow: 'GET, HEAD' }
      return new Refusal(405, 'wrong_method', 'Health is asked for with GET.', headers).answer()
    }
    if (!latest || Date.now() - latest.at >= lookEvery) latest = { at: Date.now(), health: look() }
    const health = await latest.health
    const headers = { 'cache-control': 'no-store' }
    return Response.json(health, { status: health.status === 'ok' ? 200 : 503, headers })
  }
}

function judge(seen: Seen | undefined) {
  const { clock, lastRunSeconds, ...mail } = seen ?? { ...nothing, clock: null }
  const isLate = (mail.oldestSeconds ?? 0) > longestWait
  const isFailing = isLate || lastRunSeconds === null || lastRunSeconds > longestSilence
  return {
    status: isFailing ? 'failing' : 'ok',
    database: seen ? 'ok' : 'failing',
    mail,
    delivery: { lastRunSeconds },
    clock: { aheadSeconds: clock && secondsAhead(clock) },
    version,
  }
}

function secondsAhead(clock: Date): number {
  return Math.round((clock.getTime() - Date.now()) / 1000) + 0
}
