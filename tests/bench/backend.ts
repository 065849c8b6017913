import { execFileSync } from 'node:child_process'
import postgres from 'postgres'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startDeno, startFunction, type RunningProcess } from '#tests/stack/processes.ts'
import { migratePostgres } from '../../supabase/standalone/database.ts'
import { compareKnownAddress } from './backend-known-address.ts'
import { keepBusy, median, table, type Figures } from './backend-figures.ts'
import { Visitor } from './backend-visitor.ts'

const concurrencies = [1, 4, 16, 64]
// Rounds are short and in turn: a busy neighbour on the machine slows both kinds.
const rounds = 5
const roundTime = 2000
const soakConcurrency = 16
const soakTime = 60_000
const soakParts = 6

/** Every concurrency is promised this. */
const leastRatio = 0.5
const worstSlowdown = 10

type Round = { concurrency: number; bare: Figures; signups: Figures }

/** Compares signups with bare commits, under Deno on PostgreSQL. */
export async function benchBackend(): Promise<void> {
  const server = await startPostgres()
  const running: RunningProcess[] = []
  try {
    await migratePostgres(server.url)
    const sql = postgres(server.url, { max: 1, onnotice: () => {} })
    await createBareTable(sql)
    const settings = { SUPABASE_DB_URL: server.url, RATE_LIMIT_PER_HOUR: '1000000000' }
    const waitlist = await startFunction('waitlist', await freePort(), settings)
    running.push(waitlist)
    const bareFile = 'tests/bench/backend-bare-commits.ts'
    const bare = await startDeno(bareFile, await freePort(), settings)
    running.push(bare)

    const [version] =
      await sql`select current_setting('server_version') as number, current_setting('fsync') as fsync`
    console.log(
      `\nWaitlist signups under Deno on PostgreSQL ${version?.number}, fsync ${version?.fsync},`,
    )
    console.log(
      `beside single-row commits of the same driver and pool; medians of ${rounds} rounds\n`,
    )
    const join = joinWaitlist(waitlist.url)
    await warmUp(bare, join)
    let taken = await count(sql)
    const measured: Round[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const concurrency of concurrencies) measured.push(await measure(concurrency, bare, join))
    printRounds(measured)

    taken += measured.reduce((sum, { signups }) => sum + signups.done, 0)
    const soaked = await soak(waitlist, join)
    taken += soaked.done
    printPromises(measured, soaked, taken, await count(sql))
    await compareKnownAddress(waitlist.url)
    await sql.end()
  } finally {
    await Promise.all(running.map((process) => process.end('SIGKILL')))
    server.remove()
  }
}

async function createBareTable(sql: postgres.Sql): Promise<void> {
  await sql`create table public.bare_commits (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    name text,
    created_at timestamptz not null default now()
  )`
  await sql`grant insert on public.bare_commits to site_functions`
}

type Join = (concurrency: number, milliseconds: number) => Promise<Figures>

/** Each person is new and keeps a connection open. */
function joinWaitlist(url: string): Join {
  let people = 0
  return async (concurrency, milliseconds) => {
    const visitors = await Promise.all(
      Array.from({ length: concurrency }, () => Visitor.arrive(url)),
    )
    const figures = await keepBusy(concurrency, milliseconds, (number) => async () => {
      people += 1
      const form = { email: `visitor-${people}@example.com`, name: 'A visitor' }
      const answer = await visitors[number]?.post('/waitlist', JSON.stringify(form))
      return answer?.status === '200' && answer.body === '{"success":true}'
    })
    for (const visitor of visitors) visitor.leave()
    return figures
  }
}

async function commitBare(
  { url }: RunningProcess,
  concurrency: number,
  milliseconds: number,
): Promise<Figures> {
  const response = await fetch(`${url}/?concurrency=${concurrency}&milliseconds=${milliseconds}`)
  return response.json()
}

/** Connections, compiled code and prepared statements come before the first count. */
async function warmUp(bare: RunningProcess, join: Join): Promise<void> {
  await commitBare(bare, 64, 3000)
  await join(64, 3000)
}

async function measure(concurrency: number, bare: RunningProcess, join: Join): Promise<Round> {
  return {
    concurrency,
    bare: await commitBare(bare, concurrency, roundTime),
    signups: await join(concurrency, roundTime),
  }
}

async function count(sql: postgres.Sql): Promise<number> {
  return (await sql`select count(*)::int as rows from public.waitlist_signups`)[0]?.rows
}

/** Medians are over the rounds; a ratio is that of neighbours in a round. */
function summarize(measured: readonly Round[], concurrency: number) {
  const rows = measured.filter((round) => round.concurrency === concurrency)
  const of = (figure: (round: Round) => number) => median(rows.map(figure))
  return {
    signups: (name: keyof Figures) => of((round) => round.signups[name]),
    bare: (name: keyof Figures) => of((round) => round.bare[name]),
    ratio: of((round) => round.signups.perSecond / round.bare.perSecond),
    slowdown: of((round) => round.signups.p99 / round.bare.p99),
    failed: rows.reduce((sum, { signups }) => sum + signups.failed, 0),
  }
}

function printRounds(measured: readonly Round[]): void {
  const head = ['at once', 'signups/s', 'p50', 'p95', 'p99', 'commits/s', 'p50', 'p95', 'p99']
  const rows = concurrencies.map((concurrency) => {
    const { signups, bare, ratio, slowdown, failed } = summarize(measured, concurrency)
    const times = (of: typeof bare) => [
      of('perSecond').toFixed(0),
      ...(['p50', 'p95', 'p99'] as const).map((name) => of(name).toFixed(1)),
    ]
    const compared = [ratio.toFixed(2), slowdown.toFixed(1), String(failed)]
    return [String(concurrency), ...times(signups), ...times(bare), ...compared]
  })
  console.log(table([[...head, 'ratio', 'p99 ratio', 'errors'], ...rows]))
}

/** Prints the memory that the function holds meanwhile. */
async function soak(
  waitlist: RunningProcess,
  join: Join,
): Promise<{ done: number; failed: number }> {
  const rows = [['soak, seconds', 'MiB', 'signups', 'errors']]
  let done = 0
  let failed = 0
  rows.push(['0', residentMiB(waitlist), '0', '0'])
  for (let part = 1; part <= soakParts; part += 1) {
    const figures = await join(soakConcurrency, soakTime / soakParts)
    done += figures.done
    failed += figures.failed
    const seconds = Math.round((part * soakTime) / soakParts / 1000)
    rows.push([String(seconds), residentMiB(waitlist), String(done), String(failed)])
  }
  console.log(`\n${table(rows)}`)
  return { done, failed }
}

function residentMiB({ pid }: RunningProcess): string {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return (Number(kibibytes) / 1024).toFixed(0)
}

function printPromises(
  measured: readonly Round[],
  soaked: { failed: number },
  taken: number,
  kept: number,
): void {
  const all = concurrencies.map((concurrency) => summarize(measured, concurrency))
  const ratio = Math.min(...all.map((one) => one.ratio))
  const slowdown = Math.max(...all.map((one) => one.slowdown))
  const failed = all.reduce((sum, one) => sum + one.failed, soaked.failed)
  const verdict = (isKept: boolean) => (isKept ? 'kept' : 'NOT KEPT')
  const rows = [
    ['promise', 'limit', 'measured', ''],
    [
      'least ratio to bare commits',
      `≥ ${leastRatio}`,
      ratio.toFixed(2),
      verdict(ratio >= leastRatio),
    ],
    [
      'worst ratio of p99',
      `≤ ${worstSlowdown}`,
      slowdown.toFixed(1),
      verdict(slowdown <= worstSlowdown),
    ],
    ['errors', '0', String(failed), verdict(failed === 0)],
    [`rows lost of ${taken} answered 200`, '0', String(taken - kept), verdict(taken === kept)],
  ]
  console.log(`\n${table(rows)}`)
}
