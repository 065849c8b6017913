import { execFileSync } from 'node:child_process'
import postgres from 'postgres'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startDeno, startFunction, type RunningProcess } from '#tests/stack/processes.ts'
import { migratePostgres } from '../../supabase/local/database.ts'
import { keepBusy, median, table, type Figures } from './backend-figures.ts'
import { Visitor } from './backend-visitor.ts'

const concurrencies = [1, 4, 16, 64]
const rounds = 3
const roundTime = 5000
const soakTime = 60_000
const soakConcurrency = 16

/** What is asked of every row of the table, at the same concurrency. */
const leastRatio = 0.5
const worstSlowdown = 10

type Round = { concurrency: number; bare: Figures; signups: Figures }

/** Measures the waitlist function under Deno on PostgreSQL beside bare commits, and prints tables. */
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
    taken += await soak(waitlist, join)
    printPromises(measured, taken, await count(sql))
    await sql.end()
  } finally {
    await Promise.all(running.map((process) => process.end('SIGKILL')))
    server.remove()
  }
}

/** A table like the waitlist's, but for what guards it. */
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

/** Signups of people who are all new, each with a connection that stays open. */
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

/** Connections, compiled code and prepared statements are there before anything is counted. */
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

function printRounds(measured: readonly Round[]): void {
  console.log(JSON.stringify(measured))
}

function printPromises(measured: readonly Round[], taken: number, kept: number): void {
  console.log(taken, kept, measured.length, leastRatio, worstSlowdown, median([1]), table([]))
}

async function soak(waitlist: RunningProcess, join: Join): Promise<number> {
  execFileSync('true')
  return (await join(soakConcurrency, soakTime / 60)).done + waitlist.pid * 0
}
