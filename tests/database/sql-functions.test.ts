import { execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formRetention } from '../../src/content/facts/company.ts'
import { migratePostgres } from '../../server/migrations.ts'
import { findTool } from '../../scripts/tools.ts'
import { createDatabase } from './shared-postgres.ts'

let url: string
let sql: postgres.Sql

beforeAll(async () => {
  url = await createDatabase()
  sql = postgres(url, { max: 30, onnotice: () => {} })
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, forms.announcement_mails, public.contact_messages,
    public.data_requests, forms.submission_counts,
    forms.given_references`
})

afterAll(() => sql.end())

const question = {
  name: 'Ada',
  email: 'ada@example.com',
  organization: null,
  subject: 'A question',
  message: 'May I ask about the study?',
}

type Submission = {
  client?: string
  network?: string
  limit?: number
  forAll?: number
  perHour?: number
  spam?: string
  /** A field that the table does not have. */
  phone?: string
} & Partial<Omit<typeof question, 'organization'>> & { organization?: string | null }

/** Submits a message. With `perHour` 0 messages are not claimed and wait for a delivery run. */
async function submit(options: Submission = {}, connection: postgres.ISql = sql) {
  const {
    client = 'client',
    network,
    limit = 1000,
    forAll = 100_000,
    perHour = 0,
    ...texts
  } = options
  const message = JSON.stringify({ ...question, ...texts })
  const networks = [network ?? `network of ${client}`, client]
  const [row] = await connection`
    select * from forms.submit_message(
      ${message}::text::jsonb, ${networks}::text[], ${limit}, ${forAll}, ${perHour})`
  return { exceededLimit: row?.exceeded_limit, reference: row?.reference, claimed: row?.claimed }
}

async function signUp(
  email: string,
  name: string | null = null,
  limit = 1000,
  connection: postgres.ISql = sql,
) {
  const signup = JSON.stringify({ email, name, language: 'ta', notice_version: '1.1' })
  const [row] = await connection<{ exceededLimit: string | null }[]>`
    select exceeded_limit as "exceededLimit"
    from forms.join_waitlist(${signup}::text::jsonb, '{network,client}', ${limit}, 100000)`
  return row
}

const messages = () => sql`select from public.contact_messages`
const signups = () => sql`select from public.waitlist_signups`
const claim = (batch = 5, perHour = 1000) =>
  sql`select id, spam, attempts from forms.claim_messages(${batch}, ${perHour})`

test('stores an address on the waitlist once, with its first name', async () => {
  await signUp('ada@example.com', 'Ada')
  await signUp('ada@example.com', 'Somebody else')
  await signUp('ada@example.com')
  expect([...(await sql`select email, name from public.waitlist_signups`)]).toEqual([
    { email: 'ada@example.com', name: 'Ada' },
  ])
})

/** Counts the rows written in each table: the work, which unlike the time depends on no other load. */
function writes(statement: (connection: postgres.ISql) => Promise<unknown>) {
  return sql.begin(async (connection) => {
    const count = async () => {
      const rows = await connection<{ table: string; written: string }[]>`
        select relname as table, n_tup_ins + n_tup_upd + n_tup_del as written
        from pg_stat_xact_user_tables order by relname`
      return new Map(rows.map(({ table, written }) => [table, Number(written)]))
    }
    const before = await count()
    await statement(connection)
    const after = [...(await count())]
    return after.map(([table, rows]) => ({ table, rows: rows - (before.get(table) ?? 0) }))
  })
}

test('writes as much for a repeated signup as for a new one, so that both take as long', async () => {
  await signUp('known@example.com')
  const writesForNew = await writes((connection) =>
    signUp('fresh@example.com', null, 1000, connection),
  )
  const writesForKnown = await writes((connection) =>
    signUp('known@example.com', null, 1000, connection),
  )
  expect(writesForNew).toContainEqual({ table: 'waitlist_signups', rows: 1 })
  expect(writesForKnown).toEqual(writesForNew)
})

test('enforces the limit exactly under a hundred concurrent submissions', async () => {
  const rows = await Promise.all(
    Array.from({ length: 100 }, (_, index) => signUp(`${index}@example.com`, null, 60)),
  )
  const refused = rows.filter((row) => row?.exceededLimit === 'client')
  expect(refused).toHaveLength(40)
  expect(await signups()).toHaveLength(60)
})

test('counts each form and each client separately', async () => {
  expect((await signUp('ada@example.com', null, 1))?.exceededLimit).toBe(null)
  expect((await signUp('ada@example.com', null, 1))?.exceededLimit).toBe('client')
  expect((await submit({ limit: 1 })).exceededLimit).toBe(null)
  expect((await submit({ limit: 1, message: 'Another one, the second' })).exceededLimit).toBe(
    'client',
  )
  expect((await submit({ limit: 1, client: 'another' })).exceededLimit).toBe(null)
})

test('stores a repeated message once a day, even when sent twenty times at once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => submit()))
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
  const [first] = all
  expect((await submit({ email: 'ADA@Example.com' })).reference).toBe(first?.reference)
  await submit({ client: 'on another network' })
  expect(await messages()).toHaveLength(1)
  await submit({ message: 'May I ask about another study?' })
  await submit({ email: 'grace@example.com' })
  await sql`update public.contact_messages set created_at = now() - interval '24 hours 1 minute'`
  expect((await submit()).reference).not.toBe(first?.reference)
  expect(await messages()).toHaveLength(4)
})

test.each([
  { name: 'Ben' },
  { organization: 'Universiti Contoh' },
  { subject: 'Another question' },
  { message: 'May I ask about another study?' },
  { phone: '012' },
])('stores a message again that differs in %o, and once if it is the same', async (change) => {
  await submit()
  await submit(change)
  await submit(change)
  expect(await messages()).toHaveLength(2)
})

test('claims no message in two concurrent runs', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => submit({ subject: `No. ${index}` })))
  const batches = await Promise.all(Array.from({ length: 10 }, () => claim()))
  const ids = batches.flatMap((rows) => rows.map(({ id }) => String(id)))
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('sends at most MAIL_PER_HOUR mails an hour, possible spam last', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      submit({ client: `client ${index}`, subject: `No. ${index}`, perHour: 20 }),
    ),
  )
  expect(all.filter(({ claimed }) => claimed)).toHaveLength(20)
  expect(await claim(5, 20)).toHaveLength(0)
  await sql`update public.contact_messages set delivered_at = now(), claimed_until = null
    where claimed_until is not null`
  expect(await claim(5, 20)).toHaveLength(0)
  await submit({ client: 'a spammer', subject: 'Spam', spam: 'links' })
  await sql`update public.contact_messages set next_attempt_at = now() - interval '1 hour'
    where spam is not null`
  await sql`update public.contact_messages set delivered_at = now() - interval '61 minutes'
    where delivered_at is not null`
  expect((await claim(10, 20)).map(({ spam }) => spam)).toEqual(Array(10).fill(null))
  expect((await claim(10, 20)).map(({ spam }) => spam)).toEqual(['links'])
})

test('keeps half of MAIL_PER_HOUR for the first five messages of each address', async () => {
  const send = async (client: string, count: number) => {
    let claimed = 0
    for (let index = 0; index < count; index += 1)
      if ((await submit({ ...from(client), subject: `No. ${index}`, perHour: 40 })).claimed)
        claimed += 1
    return claimed
  }
  // The first five, and the half that is not kept.
  expect(await send('a flood', 60)).toBe(25)
  expect(await send('another flood', 60)).toBe(5)
  expect(await send('a visitor', 5)).toBe(5)
  expect(await claim(5, 40)).toEqual([])
  await submit(from('another visitor'))
  expect(await send('a third visitor', 4)).toBe(4)
  const [held] = await sql`
    select count(held_since)::integer as count, min(network_turn) as "firstTurn"
    from public.contact_messages where held_since is not null and network_turn > 1`
  expect(held).toEqual({ count: 90, firstTurn: 6 })
  // An early message that waits is claimed although the others’ half is used up.
  expect(await claim(5, 40)).toHaveLength(1)
})

test('finds a message by each reference given for it, with the statement of deploy/reference.md', async () => {
  const first = await submit()
  const other = await submit({ client: 'on another network' })
  expect(other.reference).not.toBe(first.reference)
  // Whose it was is known for an hour only; the message is still the same.
  await sql`update forms.given_references set hour = hour - interval '1 hour'`
  await sql`select privacy.delete_expired()`
  const later = await submit()
  expect(later.reference).not.toBe(first.reference)
  const manual = readFileSync('deploy/reference.md', 'utf8')
  const statement = /`(select \* from public.contact_messages where '7Q4K-2MXA'[^`]+)`/.exec(
    manual,
  )?.[1]
  for (const { reference } of [first, other, later]) {
    const found = await sql.unsafe(String(statement).replace('7Q4K-2MXA', reference))
    expect(found).toHaveLength(1)
  }
  expect(await messages()).toHaveLength(1)
})

/** A client with an e-mail address of its own. */
const from = (client: string) => ({ client, email: `${client.replaceAll(' ', '-')}@example.com` })

/** 180 messages from 75 /64 of one /48. */
function flood() {
  return sql.begin(async (connection) => {
    for (let index = 0; index < 180; index += 1) {
      const texts = { email: `${index}@flood.example`, message: `Cheap watches, offer ${index}` }
      await submit({ client: `flood ${index % 75}`, network: 'flood', ...texts }, connection)
    }
  })
}

test('mails a real message before a flood from one network that came earlier', async () => {
  await flood()
  await submit({ client: 'a visitor' })
  const next = await sql`select email from forms.claim_messages(2, 1000)`
  expect(next.map(({ email }) => email)).toContain(question.email)
})

test('mails new messages before those that were refused', async () => {
  for (let index = 0; index < 5; index += 1)
    await submit({ client: `sender ${index}`, subject: 'Refused' })
  for (const { id } of await claim(5))
    await sql`select forms.mark_failed(${id}, 1, '554', 'refused', '')`
  await sql`update public.contact_messages set next_attempt_at = now() - interval '1 minute'`
  await submit({ client: 'a visitor' })
  expect((await claim(1))[0]?.attempts).toBe(1)
})

test('stores the first five messages of an address above MESSAGES_PER_HOUR', async () => {
  const send = async (client: string) => {
    const limits = []
    for (let index = 0; index < 7; index += 1)
      limits.push(
        (await submit({ ...from(client), subject: `No. ${index}`, forAll: 6 })).exceededLimit,
      )
    return limits
  }
  expect(await send('first')).toEqual([null, null, null, null, null, null, 'all'])
  expect(await send('second')).toEqual([null, null, null, null, null, 'all', 'all'])
  expect(await messages()).toHaveLength(11)
})

test('says by the database’s clock when the hour ends', async () => {
  const [row] = await sql`
    select forms.seconds_left_in_hour() as seconds,
      extract(epoch from date_trunc('hour', now(), 'UTC') + interval '1 hour' - now()) as exact`
  expect(row?.seconds).toBe(Math.ceil(Number(row?.exact)))
})

test('deletes a flood with the statement of deploy/reference.md, and nothing else', async () => {
  const manual = readFileSync('deploy/reference.md', 'utf8')
  const statement =
    /```sql\n\s*(delete from public\.contact_messages[^;]+;)/.exec(manual)?.[1] ?? ''
  const times = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
  const filledIn = times
    .reduce((text, time) => text.replace(/'2027-[^']+'/, `'${time.toISOString()}'`), statement)
    .replace('words of the flood', 'cheap watches')
  expect(filledIn).toContain('cheap watches')
  await flood()
  await submit()
  await submit({ email: 'early@example.com', message: 'I collect cheap watches. May I join?' })
  await sql`update public.contact_messages set created_at = now() - interval '1 hour'
    where email = 'early@example.com'`
  expect(await sql.unsafe(filledIn)).toHaveLength(180)
  expect(await messages()).toHaveLength(2)
  await sql`truncate public.contact_messages, public.data_requests, forms.submission_counts`
  await flood()
  await submit()
  const byNetwork = filledIn.replace(/and message ilike .*/, 'and network_turn > 5')
  expect(await sql.unsafe(byNetwork)).toHaveLength(175)
  expect(await messages()).toHaveLength(6)
})

/** Counts the rows of messages that are read: the work, which unlike the time depends on no other load. */
function rowsRead(statement: (connection: postgres.ISql) => Promise<unknown>) {
  return sql.begin(async (connection) => {
    const count = async () => {
      const [row] = await connection<{ read: string }[]>`
        select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
        from pg_stat_xact_user_tables where relname = 'contact_messages'`
      return Number(row?.read)
    }
    const before = await count()
    await statement(connection)
    return (await count()) - before
  })
}

test('reads few rows for each message and each claim, however many messages there are', async () => {
  // A quarter is waiting. Half have one sender, and differ in the subject.
  await sql`
    insert into public.contact_messages
      (id, name, email, subject, message, network_turn, created_at, delivered_at)
    select
      lpad(to_hex(n), 32, '0')::uuid, 'Flood',
      case when n % 2 = 0 then 'flood@example.com' else 'f' || n || '@example.com' end,
      'No. ' || n, 'Cheap watches ' || n, n % 240, now() - n * interval '1 minute',
      case when n % 4 > 0 then now() - n * interval '1 minute' end
    from generate_series(1, 20000) n`
  await sql`analyze`
  const visitors = ['flood@example.com', 'ada@example.com']
  for (const email of visitors)
    expect(
      await rowsRead((connection) => submit({ email, perHour: 120 }, connection)),
    ).toBeLessThan(300)
  const claiming = (connection: postgres.ISql) =>
    connection`select from forms.claim_messages(5, 120)`
  expect(await rowsRead(claiming)).toBeLessThan(300)
})

test('lets a claim expire after 15 seconds', async () => {
  await submit()
  expect(await claim()).toHaveLength(1)
  await sql`update public.contact_messages set claimed_until = claimed_until - interval '14 seconds'`
  expect(await claim()).toHaveLength(0)
  await sql`update public.contact_messages set claimed_until = claimed_until - interval '1 second'`
  expect((await claim())[0]?.attempts).toBe(2)
})

test('retries after a tenth of the message’s age, between 5 seconds and an hour', async () => {
  await submit()
  const waitAt = async (age: string) => {
    await sql`update public.contact_messages set
      created_at = now() - ${age}::interval, attempts = 3, claimed_until = now()`
    await sql`select forms.mark_failed(id, 3, '451', null, '') from public.contact_messages`
    const [row] = await sql`
      select round(extract(epoch from next_attempt_at - now()))::int as seconds, last_error
      from public.contact_messages`
    expect(row?.last_error).toBe('451')
    return row?.seconds
  }
  expect(await waitAt('1 second')).toBe(5)
  expect(await waitAt('100 seconds')).toBe(10)
  expect(await waitAt('1 hour')).toBe(360)
  expect(await waitAt('20 hours')).toBe(3600)
})

test('gives up a message after three days and twenty attempts, and reports it', async () => {
  await submit()
  const failAfter = async (attempts: number, age: string) => {
    await sql`update public.contact_messages
      set attempts = ${attempts}, claimed_until = now(), created_at = now() - ${age}::interval`
    await sql`select forms.mark_failed(id, ${attempts}, '550', null, '') from public.contact_messages`
    return (await sql`select gave_up_at is not null as "gaveUp" from public.contact_messages`)[0]
  }
  expect(await failAfter(19, '4 days')).toEqual({ gaveUp: false })
  expect(await failAfter(20, '71 hours')).toEqual({ gaveUp: false })
  expect(await failAfter(20, '73 hours')).toEqual({ gaveUp: true })
  const [row] = await sql`select delivery_state, last_error from public.contact_messages`
  expect(row).toEqual({ delivery_state: 'given up', last_error: '550' })
  expect(await claim()).toHaveLength(0)
})

test('records a failure once, although a broken connection may repeat the statement', async () => {
  await submit({ perHour: 1000 })
  for (let time = 0; time < 2; time += 1)
    await sql`
      select forms.mark_failed(id, 1, '452', 'refused', 'team@example.org')
      from public.contact_messages`
  expect([...(await sql`select refusals, delivered_to from public.contact_messages`)]).toEqual([
    { refusals: 1, delivered_to: 'team@example.org' },
  ])
})

test('keeps the claim of the next run when the failure of an expired one is reported', async () => {
  await submit()
  const id = String((await claim())[0]?.id)
  await sql`update public.contact_messages set claimed_until = now()`
  await claim()
  await sql`select forms.mark_failed(${id}, 1, 'ETIMEDOUT', null, '')`
  const [row] = await sql`select claimed_until > now() as claimed from public.contact_messages`
  expect(row?.claimed).toBe(true)
})

test('ignores a failure reported after the claim has expired', async () => {
  await submit()
  const id = String((await claim())[0]?.id)
  await sql`select forms.mark_delivered(${id})`
  await sql`select forms.mark_failed(${id}, 1, 'ETIMEDOUT', null, '')`
  const [row] = await sql`select delivery_state, last_error from public.contact_messages`
  expect(row).toEqual({ delivery_state: 'delivered', last_error: null })
})

test('records a delivery reported after the claim has expired, or another run has given up', async () => {
  for (const subject of ['Expired', 'Given up']) await submit({ subject })
  const claimed = await claim()
  await sql`update public.contact_messages set claimed_until = now() - interval '1 second'`
  await sql`update public.contact_messages set gave_up_at = now() where subject = 'Given up'`
  for (const { id } of claimed) await sql`select forms.mark_delivered(${String(id)})`
  const states = await sql`select delivery_state from public.contact_messages`
  expect(states.map((row) => row.delivery_state)).toEqual(['delivered', 'delivered'])
})

test('fails health while nothing can be written', async () => {
  await sql`select * from operations.health()`
  const readOnly = postgres(url, {
    max: 1,
    connection: { default_transaction_read_only: true },
  })
  try {
    for (let look = 0; look < 2; look += 1)
      await expect(readOnly`select * from operations.health()`).rejects.toMatchObject({
        code: '25006',
      })
  } finally {
    await readOnly.end()
  }
  const checkedAt = async () =>
    String(
      (await sql`select write_checked_at::text from forms.last_delivery_run`)[0]?.write_checked_at,
    )
  const first = await checkedAt()
  await sql`select * from operations.health()`
  expect(await checkedAt()).toBe(first)
  await sql`update forms.last_delivery_run set write_checked_at = now() - interval '1 minute'`
  await sql`select * from operations.health()`
  expect((await checkedAt()) > first).toBe(true)
})

test('exports and deletes one person’s data, in every script', async () => {
  await signUp('grace@example.com')
  await submit({ email: 'grace@example.com' })
  for (const [email, typed] of [
    ['ada@example.com', ' ADA@example.COM. '],
    ['łukasz@example.com', 'ŁUKASZ@Example.com'],
    ['σοφίας@example.com', 'ΣΟΦΊΑΣ@EXAMPLE.COM'],
    ['அகிலா@example.com', 'அகி\u200bலா@EXAMPLE.com'],
    ['mei@xn--mnchen-3ya.example', 'MEI@XN--MNCHEN-3YA.example'],
    ['mei@xn--fiqs8s.example', ' mei@xn--fiqs8s\uff61example'],
    ['lim@example.com', '\u2800li\ufffcm\ufff9@example.com\ufffd'],
  ] as const) {
    await signUp(email)
    await submit({ email: typed.trim() })
    await submit({ email, subject: 'Mailed', perHour: 1000 })
    const [shown] = await sql`select privacy.export_person(${typed}) as data`
    expect(shown?.data.contact_messages).toHaveLength(2)
    expect(shown?.data.mails_in_the_mailbox).toEqual([shown?.data.contact_messages[1].id])
    const [gone] = await sql`select privacy.forget_person(${typed}) as data`
    expect(gone?.data).toEqual({
      waitlist_signups: 1,
      contact_messages: 2,
      mails_in_the_mailbox: shown?.data.mails_in_the_mailbox,
    })
  }
  expect(await signups()).toHaveLength(1)
  expect(await messages()).toHaveLength(1)
})

test.each(['mei@münchen.example', 'mei@中国\uff61example'])(
  'refuses to look for %s instead of finding nobody, and names the command that finds it',
  async (email) => {
    for (const routine of ['export_person', 'forget_person', 'person_data', 'leave_waitlist'])
      await expect(sql`select ${sql(`privacy.${routine}`)}(${email})`).rejects.toThrow(
        'npm run people',
      )
    expect(await sql`select from forms.left_waitlist`).toHaveLength(0)
  },
)

test('keeps no address that the functions have not made ASCII', async () => {
  const email = 'mei@münchen.example'
  await expect(signUp(email)).rejects.toMatchObject({ code: '23514' })
  await expect(submit({ email })).rejects.toMatchObject({ code: '23514' })
})

test('exports language and version of the notice of a signup, for the person and as a list', async () => {
  await signUp('ada@example.com', 'Ada')
  const kept = { name: 'Ada', language: 'ta', notice_version: '1.1' }
  const [row] = await sql`select privacy.export_person('Ada@Example.com') as data`
  expect(row?.data.waitlist_signups).toMatchObject([kept])
  expect([...(await sql`select * from operations.waitlist`)]).toMatchObject([kept])
})

test('keeps waitlist and messages as long as the facts say', async () => {
  const { waitlistMonths, messageMonths } = formRetention
  const [period] = await sql`
    select privacy.waitlist_retention_period() = make_interval(months => ${waitlistMonths}) as waitlist,
      privacy.message_retention_period() = make_interval(months => ${messageMonths}) as messages`
  expect(period).toEqual({ waitlist: true, messages: true })
})

test('deletes all rows older than their retention period, and the address hashes of past hours', async () => {
  await submit()
  await sql`update public.contact_messages set created_at = now() - privacy.message_retention_period() - interval '1 day'`
  await submit()
  await sql`update public.contact_messages set created_at = now() - privacy.message_retention_period() + interval '1 day'
    where created_at > now() - interval '1 day'`
  await sql`
    insert into public.waitlist_signups (email, created_at)
    select n || '@example.com',
      now() - privacy.waitlist_retention_period() + case when n <= 30 then -1 else 1 end * interval '1 day'
    from generate_series(1, 40) n`
  await sql`update forms.submission_counts set hour = hour - interval '1 hour'`
  await sql`update forms.given_references set hour = hour - interval '1 hour'`
  const [deleted] = await sql`select * from privacy.delete_expired()`
  expect(deleted).toEqual({ signups: 30, messages: 1 })
  expect(await signups()).toHaveLength(10)
  expect(await messages()).toHaveLength(1)
  expect(await sql`select from forms.submission_counts`).toHaveLength(0)
  expect(await sql`select from forms.given_references`).toHaveLength(0)
})

test('exports the waitlist without formula injection', async () => {
  const names = ['\u200b=1+1', '\u00ad@SUM(1)', 'a;=1+1', 'a; \u2800+1', 'a\t-1', 'Mei-Ling; 5 = 5']
  for (const [index, name] of names.entries()) await signUp(`${index}@example.com`, name)
  const exported = await sql`select name from operations.waitlist order by email`
  expect(exported.map(({ name }) => name)).toEqual([
    "'\u200b=1+1",
    "'\u00ad@SUM(1)",
    "a;'=1+1",
    "a;' \u2800+1",
    "a\t'-1",
    'Mei-Ling; 5 = 5',
  ])
  await sql`truncate public.waitlist_signups cascade`
  await signUp('farah@example.com', '=HYPERLINK("x"), Farah')
  await signUp("=cmd|'/ccalc@x.y'!a1", '@SUM(1)')
  await signUp('ng@example.com', '＝1+1')
  expect([...(await sql`select email, name from operations.waitlist`)]).toEqual([
    { email: 'farah@example.com', name: `'=HYPERLINK("x"), Farah` },
    { email: `'=cmd|'/ccalc@x.y'!a1`, name: "'@SUM(1)" },
    { email: 'ng@example.com', name: "'＝1+1" },
  ])
})

test('restores a backup with the commands of deploy/reference.md', async () => {
  await signUp('ada@example.com', 'Ada')
  const { reference } = await submit()
  await sql`insert into public.data_requests (message_id) select id from public.contact_messages`
  const manual = readFileSync('deploy/reference.md', 'utf8')
  const [, dump] = /```sh\n(pg_dump [^`]+)```/.exec(manual) ?? []
  const [, restore] = /`(pg_restore --data-only [^`]+)`/.exec(manual) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const PATH = [findTool('postgres'), process.env.PATH].join(':')
  const run = (command = '', OWNER_DATABASE_URL = '') =>
    execSync(command, { cwd: folder, env: { PATH, OWNER_DATABASE_URL }, stdio: 'pipe' })
  const restoredUrl = await createDatabase('empty')
  const restored = postgres(restoredUrl, { max: 1 })
  try {
    run(dump, url)
    // The functions' login cannot read: its dump must not replace the one before.
    await sql`create role backup_login login in role site_functions`
    expect(() => run(dump, url.replace('postgres@', 'backup_login@'))).toThrow('permission denied')
    await migratePostgres(restoredUrl)
    run(restore, restoredUrl)
    const emails = await restored`select email from public.waitlist_signups`
    expect([...emails]).toEqual([{ email: 'ada@example.com' }])
    const references = await restored`select reference from public.contact_messages`
    expect([...references]).toEqual([{ reference }])
    expect(await restored`select from public.data_requests`).toHaveLength(1)
  } finally {
    await restored.end()
    rmSync(folder, { recursive: true })
  }
})
