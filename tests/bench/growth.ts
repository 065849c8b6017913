import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startMailServer } from '#tests/stack/mail-server.ts'
import { startAllFunctions, type RunningProcess } from '#tests/stack/processes.ts'
import { migratePostgres } from '../../supabase/standalone/database.ts'
import { keepBusy, median, table, type Figures } from './backend-figures.ts'
import { Visitor } from './backend-visitor.ts'

/** GROWTH_ROWS=1000000 leaves out the largest. */
const mostRows = Number(process.env.GROWTH_ROWS ?? 10_000_000)
const sizes = [0, 1_000_000, 10_000_000].filter((rows) => rows <= mostRows)
// Sizes are measured in turn: a busy neighbour then slows all of them.
const rounds = 15
const roundTime = 2000
const concurrency = 4
const expiredPart = 0.02

/** PostgreSQL is set as in deploy/README.md: a page is written out whole once after each checkpoint. */
const serverSettings = ['wal_compression=on', 'checkpoint_timeout=30min', 'max_wal_size=8GB']
/** It puts the measurement between two checkpoints, when most pages are out. */
const sinceCheckpoint = 0.03

/** The largest size is promised this. */
const leastPart = 0.9
const longestPause = 100

const forms = ['waitlist', 'send-contact-email'] as const
const tables = {
  waitlist: 'public.waitlist_signups',
  'send-contact-email': 'public.contact_messages',
}
type Form = (typeof forms)[number]
type Site = {
  rows: number
  sql: postgres.Sql
  functions: RunningProcess
  perRow: Record<Form, number>
}

/** Measures over small and large tables, and during deletions. */
export async function benchGrowth(): Promise<void> {
  const server = await startPostgres(serverSettings)
  const mail = await startMailServer(await freePort())
  const sites: Site[] = []
  try {
    const admin = postgres(server.url, { max: 1, onnotice: () => {} })
    for (const rows of sizes) {
      const url = server.url.replace(/postgres$/, `rows_${rows}`)
      await admin.unsafe(`create database rows_${rows}`)
      await migratePostgres(url)
      const sql = postgres(url, { max: 1, onnotice: () => {} })
      const perRow = await fill(sql, rows)
      const functions = await startAllFunctions(await freePort(), {
        DATABASE_URL: url,
        SMTP_URL: mail.url,
        MAIL_PER_HOUR: '1',
        RATE_LIMIT_PER_HOUR: '1000000000',
        TRUSTED_PROXY_HOPS: '1',
      })
      sites.push({ rows, sql, functions, perRow })
    }
    // Without this the first rounds pay for writing out the filling.
    await admin`checkpoint`
    await admin.end()
    for (const { sql, rows } of sites)
      for (const form of forms) await sql.unsafe(fillings[form](Math.round(rows * sinceCheckpoint)))
    await compareSizes(sites)
    const largest = sites.at(-1)
    if (largest) await deleteUnderLoad(largest)
  } finally {
    await Promise.all(sites.map(({ functions }) => functions.end('SIGKILL')))
    await Promise.all(sites.map(({ sql }) => sql.end({ timeout: 1 })))
    await mail.stop()
    server.remove()
  }
}

const person = "md5(random()::text || n) || '@example.com'"
const joined = (rows: number) => `now() - privacy.keep_for() * 0.999 * (1 - n / ${rows}.0)::float8`
const fillings: Record<Form, (rows: number) => string> = {
  waitlist: (rows) => `
    insert into public.waitlist_signups (email, name, created_at)
    select ${person}, 'A visitor', ${joined(rows)} from generate_series(1, ${rows}) n`,
  'send-contact-email': (rows) => `
    insert into public.contact_messages
      (name, email, subject, message, created_at, delivered_at, attempts)
    select 'A visitor', ${person}, 'A question', repeat(md5(n::text) || ' ', 8), at, at, 1
    from (select n, ${joined(rows)} as at from generate_series(1, ${rows}) n) as given`,
}

/** It adds two years of people; indexes come afterwards, in one go. */
async function fill(sql: postgres.Sql, rows: number): Promise<Site['perRow']> {
  await sql.unsafe(`set synchronous_commit = off; set maintenance_work_mem = '1GB'`)
  const perRow = { waitlist: 0, 'send-contact-email': 0 }
  for (const form of forms) {
    const name = tables[form]
    await sql.unsafe(`update pg_index set indisready = false where indrelid = '${name}'::regclass`)
    await sql.unsafe(fillings[form](rows))
    await sql.unsafe(`reindex table ${name}`)
    await sql.unsafe(`vacuum analyze ${name}`)
    const [size] = await sql.unsafe(`select pg_total_relation_size('${name}')::float8 as bytes`)
    perRow[form] = rows === 0 ? 0 : Number(size?.bytes) / rows
  }
  return perRow
}

let people = 0

/** Each person is new, with a connection and a network; texts are as long as those filled in. */
async function visit(
  { functions }: Site,
  form: Form,
  milliseconds: number,
): Promise<Figures & { longest: number }> {
  let longest = 0
  const figures = await keepBusy(concurrency, milliseconds, () => async () => {
    people += 1
    const chance = randomUUID().replaceAll('-', '')
    const body = {
      email: `${chance}@example.com`,
      name: 'A visitor',
      subject: 'A question',
      message: `${chance} `.repeat(8),
    }
    const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`
    const started = performance.now()
    const visitor = await Visitor.arrive(functions.url)
    const answer = await visitor.post(`/functions/v1/${form}`, JSON.stringify(body), address)
    visitor.leave()
    longest = Math.max(longest, performance.now() - started)
    return answer.status === '200'
  })
  return { ...figures, longest }
}

async function compareSizes(sites: readonly Site[]): Promise<void> {
  for (const site of sites) for (const form of forms) await visit(site, form, roundTime)
  const measured: { site: Site; form: Form; round: number; figures: Figures }[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const form of forms)
      for (const site of sites)
        measured.push({ site, form, round, figures: await visit(site, form, roundTime) })

  const lines = forms.flatMap((form) =>
    sites.map((site) => {
      const own = measured.filter((one) => one.site === site && one.form === form)
      const part = median(
        own.map(({ round, figures }) => {
          const empty = measured.find(
            (one) => one.site === sites[0] && one.form === form && one.round === round,
          )
          return figures.perSecond / (empty?.figures.perSecond ?? 0)
        }),
      )
      const of = (figure: 'perSecond' | 'p50' | 'p99') =>
        median(own.map(({ figures }) => figures[figure]))
      const failed = own.reduce((sum, { figures }) => sum + figures.failed, 0)
      const verdict = part >= leastPart ? 'kept' : 'NOT KEPT'
      const isLargest = site === sites.at(-1)
      const times = [of('perSecond').toFixed(0), of('p50').toFixed(1), of('p99').toFixed(1)]
      return [
        form,
        String(site.rows),
        ...times,
        part.toFixed(2),
        site.perRow[form].toFixed(0),
        String(failed),
        isLargest ? verdict : '',
      ]
    }),
  )
  const head = [
    'function',
    'rows',
    'a second',
    'p50',
    'p99',
    'of empty',
    'bytes a row',
    'errors',
    `≥ ${leastPart}`,
  ]
  console.log(`\n${concurrency} visitors at once; medians of ${rounds} rounds\n`)
  console.log(table([head, ...lines]))
}

/** Answers the longest wait of a signup. */
async function deleteUnderLoad(site: Site): Promise<void> {
  const quiet = await visit(site, 'waitlist', 10_000)
  await site.sql.unsafe(`
    create or replace function privacy.keep_for() returns interval language sql immutable
    as $$ select interval '24 months' * ${1 - expiredPart} $$`)
  const end = new AbortController()
  let longestRun = 0
  const count = async () =>
    Number((await site.sql`select count(*) from public.waitlist_signups`)[0]?.count)
  const before = await count()
  const deletion = (async () => {
    let runs = 0
    for (; !end.signal.aborted; runs += 1) {
      const started = performance.now()
      await site.sql`select privacy.delete_expired()`
      longestRun = Math.max(longestRun, performance.now() - started)
    }
    return runs
  })()
  const busy = await visit(site, 'waitlist', 20_000)
  end.abort()
  const runs = await deletion
  const deleted = before + busy.done - (await count())
  const row = (name: string, { perSecond, p99, longest }: typeof busy, rest: string[]) => [
    name,
    perSecond.toFixed(0),
    p99.toFixed(1),
    longest.toFixed(0),
    ...rest,
  ]
  console.log(`\nDeletion of what is past its time, over ${site.rows} rows, without a break\n`)
  console.log(
    table([
      [
        'signups meanwhile',
        'a second',
        'p99',
        'longest',
        'rows deleted',
        'runs',
        'longest run',
        '',
      ],
      row('nothing to delete', quiet, ['0', '0', '0', '']),
      row('deleting', busy, [
        String(deleted),
        String(runs),
        longestRun.toFixed(0),
        busy.longest <= longestPause ? 'kept' : 'NOT KEPT',
      ]),
    ]),
  )
}
