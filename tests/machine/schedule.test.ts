import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type PostgresServer } from '#tests/database/postgres-server.ts'
import { startMailServer, type MailServer } from '#tests/stack/mail-server.ts'
import { startFunction, type RunningProcess } from '#tests/stack/processes.ts'
import { until } from '#tests/stack/submissions.ts'
import { migratePostgres } from '../../supabase/standalone/database.ts'
import { startPostgresWithCron } from './postgres-with-cron.ts'

const secret = 'a secret of the schedule'
const subject = `Question ${randomUUID()}`

let database: PostgresServer
let sql: postgres.Sql
let mail: MailServer
let deliver: RunningProcess

beforeAll(async () => {
  database = await startPostgresWithCron()
  sql = postgres(database.url, { max: 2, onnotice: () => {} })
  await migratePostgres(database.url)
  mail = await startMailServer(await freePort())
  deliver = await startFunction('deliver', await freePort(), {
    SUPABASE_DB_URL: database.url,
    SMTP_URL: mail.url,
    DELIVERY_SECRET: secret,
  })
  await sql.unsafe(
    'create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text)',
  )
})

afterAll(async () => {
  await deliver.end('SIGKILL')
  await sql.end({ timeout: 1 })
  await mail.stop()
  database.remove()
})

test('the migrations set up both jobs, and once, however often they are set up again', async () => {
  await sql`select operations.schedule_jobs()`
  const jobs =
    await sql`select jobname, schedule, command from cron.job where active order by jobname`
  expect([...jobs]).toEqual([
    { jobname: 'forms-deliver', schedule: '* * * * *', command: 'select forms.request_delivery()' },
    {
      jobname: 'privacy-delete-expired',
      schedule: '*/10 * * * *',
      command: 'select privacy.delete_expired()',
    },
  ])
})

test('without its address and secret in the vault the job says what to do', async () => {
  await keepMessage()
  await expect(sql`select forms.request_delivery()`).rejects.toThrow(
    'Put deliver_url and deliver_secret into the vault.',
  )
})

test('a waiting message is mailed because pg_cron called deliver', async () => {
  await sql`insert into vault.decrypted_secrets values ('deliver_url', ${deliver.url}), ('deliver_secret', ${secret})`
  await sql.listen('http_post', (queued) => {
    const { url, headers, body }: { url: string; headers: HeadersInit; body: object } =
      JSON.parse(queued)
    // pg_net keeps no answer; the one after the last may find the function gone.
    fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined)
  })
  // pg_cron's shortest interval is a minute.
  await until(90_000, () => mail.received.some(({ raw }) => raw.includes(subject)))
  await until(5000, async () => {
    const rows = await sql`select from public.contact_messages where delivery_state = 'delivered'`
    return rows.length === 1
  })
  const runs = await sql`select status from cron.job_run_details order by runid desc limit 1`
  expect(runs[0]?.status).toBe('succeeded')
})

async function keepMessage(): Promise<void> {
  const message = {
    id: randomUUID(),
    name: 'Ada',
    email: 'ada@example.com',
    subject,
    message: 'May I ask about the study?',
  }
  await sql`
    select forms.submit_message(
      ${JSON.stringify(message)}::text::jsonb, 'client', 60, 1000, false, now() + interval '1 minute')`
}
