import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, startPostgres, type PostgresServer } from '#tests/database/postgres-server.ts'
import { findTool } from '#tests/tools.ts'
import { openEmbedded } from '../../supabase/standalone/database.ts'
import { moveData } from '../../supabase/standalone/move.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { startAllFunctions } from './processes.ts'
import { joinWaitlist, sendFor, sendMessage, until, type Answer } from './submissions.ts'

let old: PostgresServer
let fresh: PostgresServer
let mail: MailServer
const folder = mkdtempSync(join(tmpdir(), 'moving-'))

beforeAll(async () => {
  ;[old, fresh] = await Promise.all([startPostgres(), startPostgres()])
  mail = await startMailServer(await freePort())
})

afterAll(async () => {
  await mail.stop()
  old.remove()
  fresh.remove()
  rmSync(folder, { recursive: true })
})

function program(name: string, ...parameters: string[]): string {
  return execFileSync(join(findTool('postgres') ?? '', name), parameters, { encoding: 'utf8' })
}

function connect(url: string): postgres.Sql {
  return postgres(url, { max: 1, onnotice: () => {} })
}

/** As in deploy/README.md: its owner is no superuser. */
async function createSite(server: PostgresServer, name: string): Promise<string> {
  const admin = connect(server.url)
  const [role] = await admin`select from pg_roles where rolname = 'site_owner'`
  if (!role) await admin`create role site_owner login createrole`
  await admin.unsafe(
    `create database ${name} owner site_owner template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  )
  await admin.end()
  return siteUrl(server, name)
}

function siteUrl({ port }: PostgresServer, name: string): string {
  return `postgres://site_owner@127.0.0.1:${port}/${name}`
}

async function startFunctions(url: string, changed: Record<string, string> = {}) {
  return startAllFunctions(await freePort(), {
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    DELIVERY_RETRY_SECONDS: '1',
    RATE_LIMIT_PER_HOUR: '1000000',
    MAIL_PER_HOUR: '1000000',
    ...changed,
  })
}

const contact = '/functions/v1/send-contact-email'

/** Every right. */
async function rights(url: string): Promise<unknown[]> {
  const sql = connect(url)
  const rows = await sql`
    select nspname, relname as name, coalesce(relacl, acldefault('r', relowner))::text as granted, relrowsecurity::text as guard, '' as owner
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'forms', 'privacy', 'operations') and relkind in ('r', 'i')
    union all
    select nspname, proname || pg_get_function_identity_arguments(pg_proc.oid), coalesce(proacl, acldefault('f', proowner))::text,
      prosecdef::text, proowner::regrole::text
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('forms', 'privacy', 'operations')
    union all
    select '', nspname, coalesce(nspacl, acldefault('n', nspowner))::text, '', '' from pg_namespace
    where nspname in ('public', 'forms', 'privacy', 'operations')
    union all
    select tablename, policyname, '', '', '' from pg_policies
    union all
    select '', roleid::regrole::text, member::regrole::text, '', '' from pg_auth_members
    where roleid = 'site_functions'::regrole
    order by 1, 2, 3`
  await sql.end()
  return [...rows]
}

test('a dump restored into an empty server goes on: rights, waiting mail, limits, answers', async () => {
  const before = await createSite(old, 'site')
  await mail.stop()
  const first = await startFunctions(before, { RATE_LIMIT_PER_HOUR: '3' })
  const sent = [await sendMessage(first.url + contact), await sendMessage(first.url + contact)]
  await sendMessage(first.url + contact)
  expect((await sendMessage(first.url + contact)).status).toBe(429)
  await joinWaitlist(`${first.url}/api/waitlist`, 'ada')
  await first.end('SIGTERM')

  // Word for word from deploy/README.md.
  const roles = join(folder, 'roles.sql')
  const dump = join(folder, 'site.dump')
  program('pg_dumpall', '--roles-only', '--file', roles, '--dbname', old.url)
  program('pg_dump', '-Fc', '--file', dump, '--dbname', before.replace('site_owner', 'postgres'))
  program('psql', '-q', '--file', roles, fresh.url)
  program(
    'createdb',
    '-O',
    'site_owner',
    '-T',
    'template0',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-p',
    String(fresh.port),
    '-h',
    '127.0.0.1',
    '-U',
    'postgres',
    'site',
  )
  const after = siteUrl(fresh, 'site')
  const restoring = after.replace('site_owner', 'postgres')
  program('pg_restore', '--exit-on-error', '--dbname', restoring, dump)

  expect(await rights(after)).toEqual(await rights(before))
  const sql = connect(restoring)
  const [counted] =
    await sql`select client_key from forms.submission_counts where form = 'send-contact-email'`
  const [limited] = await sql`
    select forms.count_submission('send-contact-email', ${counted?.client_key}, 3) > 0 as is_limited`
  expect(limited?.is_limited).toBe(true)

  await mail.start()
  await sql`update public.contact_messages set next_attempt_at = now(), claimed_until = null`
  const second = await startFunctions(after)
  await until(20_000, () => mail.received.length === 3)
  expect((await sendMessage(second.url + contact, sent[0]?.mark)).status).toBe(200)
  await until(10_000, async () => (await fetch(`${second.url}/functions/v1/health`)).status === 200)
  expect(mail.received).toHaveLength(3)

  const [exported] =
    await sql`select privacy.export_person('kanari.zzyzx@canary.example.com') as person`
  expect(exported?.person.contact_messages).toHaveLength(3)
  expect(exported?.person.mails_in_the_mailbox).toHaveLength(3)
  expect(await sql`select operations.waitlist_csv('team@example.org')`).toHaveLength(2)
  await sql`select privacy.forget_person('ada@canary.example.com')`
  expect(await sql`select from public.waitlist_signups`).toHaveLength(0)
  await sql.end()
  expect(await second.end('SIGTERM')).toBe(0)
})

test('two processes on one database, one started anew under load: each message is mailed once', async () => {
  const url = await createSite(old, 'two_processes')
  mail.received.length = 0
  const stays = await startFunctions(url)
  let restarts = await startFunctions(url)
  let turn = 0
  /** It passes over servers that are away. */
  const send = async (): Promise<Answer> => {
    const mark = randomUUID()
    turn += 1
    const order = turn % 2 ? [restarts, stays] : [stays, restarts]
    const answer = await sendMessage(order[0]?.url + contact, mark)
    return answer.status === 0 ? sendMessage(order[1]?.url + contact, mark) : answer
  }
  const load = sendFor(8000, 4, send)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await restarts.end('SIGTERM')).toBe(0)
  restarts = await startFunctions(url)
  const answers = await load
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  await until(20_000, () => mail.received.length >= answers.length)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(answers.length)
  expect(mail.received).toHaveLength(answers.length)
  const sql = connect(url)
  await until(5000, async () => {
    const waiting = await sql`select from public.contact_messages where delivered_at is null`
    return waiting.length === 0
  })
  await sql.end()
  await Promise.all([stays.end('SIGTERM'), restarts.end('SIGTERM')])
})

test('npm run move brings signups and waiting mail from the embedded database to PostgreSQL', async () => {
  const data = mkdtempSync(join(folder, 'data-'))
  const database = await openEmbedded(data)
  const people = Array.from({ length: 1200 }, (_, number) => ({
    client: 'a network',
    email: `${number}@example.com`,
    name: 'Aïcha "the first"',
  }))
  await database.query('select forms.join_waitlist($1, 10000)', [JSON.stringify(people)])
  const message = {
    id: randomUUID(),
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'A question',
    message: 'Two lines\nof a message',
  }
  await database.query(
    "select forms.submit_message($1::text::jsonb, 'client', 60, 1000, false, now() + interval '1 minute')",
    [JSON.stringify(message)],
  )
  await database.close()

  const url = await createSite(old, 'moved')
  const places = { databaseUrl: url, dataFolder: data }
  const toNowhere = moveData({ ...places, databaseUrl: null })
  await expect(toNowhere).rejects.toThrow('DATABASE_URL has to name where to move to')
  writeFileSync(join(data, 'lock'), String(process.ppid))
  await expect(moveData(places)).rejects.toThrow('is in use by process')
  rmSync(join(data, 'lock'))

  const moved = execFileSync(process.execPath, ['supabase/standalone/start.mjs', 'move'], {
    encoding: 'utf8',
    env: { ...process.env, LOCAL_DATA_DIR: data, DATABASE_URL: url },
  })
  expect(moved).toContain('1200 public.waitlist_signups')
  expect(moved).toContain('1 public.contact_messages')
  await expect(moveData(places)).rejects.toThrow('there is no embedded database')
  const aside = readdirSync(data).find((name) => name.startsWith('db-moved-')) ?? ''
  renameSync(join(data, aside), join(data, 'db'))
  await expect(moveData(places)).rejects.toThrow('is not empty there. Nothing was moved.')

  const sql = connect(url)
  const [signups] =
    await sql`select count(distinct email)::int as people, min(name) as name from public.waitlist_signups`
  expect(signups).toEqual({ people: 1200, name: 'Aïcha "the first"' })
  await sql.end()
  mail.received.length = 0
  const site = await startFunctions(url)
  await until(10_000, () => mail.received.some(({ raw }) => raw.includes('Two lines')))
  await site.end('SIGTERM')
})
