import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formRetention } from '#src/content/facts/company.ts'
import { createDatabase } from './shared-postgres.ts'

let sql: postgres.Sql

beforeAll(async () => {
  sql = postgres(await createDatabase(), { max: 10, onnotice: () => {} })
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, forms.announcement, forms.announcement_mails,
    forms.left_waitlist`
})

afterAll(() => sql.end())

const texts = JSON.stringify({
  en: { subject: 'open' },
  ta: { subject: 'ta' },
  none: { subject: 'both' },
})

/** Adds people, one for each language; `null` has none. */
const addPeople = (...languages: (string | null)[]) =>
  sql`
    insert into public.waitlist_signups (email, language)
    select gen_random_uuid() || '@example.com', language
    from unnest(${languages}::text[]) as added (language)`

const queue = async () => {
  const [row] = await sql`select forms.queue_announcement(${texts}::text::jsonb) as queued`
  return row?.queued
}

const claim = (batch = 5, perHour = 1000, connection: postgres.ISql = sql) =>
  connection<{ id: string; token: string; email: string; subject: string; attempt: number }[]>`
    select id, token, email, mail ->> 'subject' as subject, attempt
    from forms.claim_announcements(${batch}, ${perHour})`

const markDelivered = (id = '') => sql`select forms.mark_announcement_delivered(${id})`
const markFailed = (id = '', attempt = 0, kind: string | null = null) =>
  sql`select forms.mark_announcement_failed(${id}, ${attempt}, '550', ${kind}) as "gaveUp"`
const leave = (token = '') =>
  sql`select forms.leave_waitlist(encode(sha256(decode(${token}, 'hex')), 'hex'))`

const counts = async () => {
  const rows = await sql`
    select sum(people)::integer as people, sum(not_queued)::integer as "notQueued",
      sum(waiting)::integer as waiting, sum(sent)::integer as sent, sum(given_up)::integer as "givenUp"
    from operations.announcement`
  return rows[0]
}

/** Moves everything that happened so far into the past. */
const passTime = (time: string) =>
  sql`
    update forms.announcement_mails set
      queued_at = queued_at - ${time}::interval, next_attempt_at = next_attempt_at - ${time}::interval,
      claimed_until = claimed_until - ${time}::interval, delivered_at = delivered_at - ${time}::interval,
      gave_up_at = gave_up_at - ${time}::interval`

test('queues each person once, also when two commands run at once or one is repeated', async () => {
  await addPeople('en', 'ta', null)
  expect((await Promise.all([queue(), queue()])).sort((a, b) => a - b)).toEqual([0, 3])
  await addPeople('en')
  expect(await queue()).toBe(1)
  expect(await counts()).toMatchObject({ people: 4, notQueued: 0, waiting: 4 })
})

test('queues nobody when the command is killed before it ends', async () => {
  await addPeople('en', 'ta')
  const killed = sql.begin(async (connection) => {
    await connection`select forms.queue_announcement(${texts}::text::jsonb)`
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await counts()).toMatchObject({ notQueued: 2, waiting: 0 })
  expect(await claim()).toHaveLength(0)
})

test('gives each mail the text of the person’s language and a token of its own', async () => {
  // The texts have no Indonesian.
  await addPeople('en', 'ta', null, 'id')
  await queue()
  const mails = await claim()
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['both', 'both', 'open', 'ta'])
  for (const { token } of mails) expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(mails.map(({ token }) => token)).size).toBe(4)
})

test('claims no mail twice when ten runs claim at once', async () => {
  await addPeople(...Array.from({ length: 40 }, () => 'en'))
  await queue()
  const claimed = (await Promise.all(Array.from({ length: 10 }, () => claim()))).flat()
  expect(claimed).toHaveLength(40)
  expect(new Set(claimed.map(({ email }) => email)).size).toBe(40)
  expect(await claim()).toHaveLength(0)
})

test('claims the mail of a killed run again, with the same id', async () => {
  await addPeople('en')
  await queue()
  const [first] = await claim()
  await passTime('16 seconds')
  const [second] = await claim()
  expect(second).toMatchObject({ id: first?.id, token: first?.token, attempt: 2 })
  // The run was only slow: its failure must not end the claim of the next.
  await markFailed(first?.id, 1)
  const [row] = await sql`select claimed_until > now() as claimed from forms.announcement_mails`
  expect(row?.claimed).toBe(true)
})

test('sends at most so many an hour, all runs together', async () => {
  await addPeople(...Array.from({ length: 10 }, () => 'en'))
  await queue()
  const claimed = (await Promise.all(Array.from({ length: 4 }, () => claim(5, 7)))).flat()
  expect(claimed).toHaveLength(7)
  await Promise.all(claimed.map(({ id }) => markDelivered(id)))
  await passTime('59 minutes')
  expect(await claim(5, 7)).toHaveLength(0)
  await passTime('2 minutes')
  expect(await claim(5, 7)).toHaveLength(3)
})

test('sends nothing while paused, and goes on afterwards', async () => {
  await addPeople('en')
  await queue()
  await sql`update forms.announcement set paused = true`
  expect(await claim()).toHaveLength(0)
  await queue()
  expect(await claim()).toHaveLength(0)
  await sql`select forms.resume_announcement()`
  expect(await claim()).toHaveLength(1)
})

test('takes back what was not tried, and keeps what was sent or may arrive', async () => {
  await addPeople('en', 'en', 'en', 'en', 'en')
  await queue()
  const [sent, unconfirmed, inFlight] = await claim(3)
  await markDelivered(sent?.id)
  await markFailed(unconfirmed?.id, 1, 'unconfirmed')
  const [row] = await sql`select forms.take_announcement_back() as "takenBack"`
  expect(row?.takenBack).toBe(2)
  await passTime('1 day')
  expect(await claim()).toHaveLength(0)
  expect(await queue()).toBe(2)
  const again = (await claim(9)).map(({ email }) => email)
  expect(again).toHaveLength(4)
  expect(again).not.toContain(sent?.email)
  const ids = await sql`select id from forms.announcement_mails`
  expect(ids.map(({ id }) => id)).toEqual(
    expect.arrayContaining([sent?.id, unconfirmed?.id, inFlight?.id]),
  )
})

test('keeps a mail that may have arrived when a later try fails otherwise, also after resuming', async () => {
  await addPeople('en', 'en', 'en')
  await queue()
  const [killed, unanswered, refused] = await claim()
  await markFailed(unanswered?.id, 1, 'unconfirmed')
  await markFailed(refused?.id, 1, 'unconfirmed')
  await passTime('5 minutes')
  const ids = new Set([killed?.id, unanswered?.id, refused?.id])
  expect(new Set((await claim()).map(({ id }) => id))).toEqual(ids)
  await markFailed(killed?.id, 2)
  await markFailed(unanswered?.id, 2)
  await markFailed(refused?.id, 2, 'refused')
  await sql`update forms.announcement_mails set gave_up_at = now() where id = ${refused?.id ?? ''}`
  await sql`select forms.resume_announcement()`
  await sql`select forms.take_announcement_back()`
  await queue()
  await passTime('1 day')
  expect(new Set((await claim()).map(({ id }) => id))).toEqual(ids)
})

test('gives up a refused mail after five tries in 85 minutes, and retries it after resuming', async () => {
  await addPeople('en')
  await queue()
  const gaveUp: boolean[] = []
  for (const minutes of [1, 4, 16, 64, 1000]) {
    const [mail] = await claim()
    const [row] = await markFailed(mail?.id, mail?.attempt, 'refused')
    gaveUp.push(row?.gaveUp)
    await passTime(`${minutes} minutes`)
  }
  expect(gaveUp).toEqual([false, false, false, false, true])
  expect(await claim()).toHaveLength(0)
  expect(await counts()).toMatchObject({ waiting: 0, givenUp: 1 })
  await sql`select forms.resume_announcement()`
  expect(await claim()).toHaveLength(1)
})

test('mails after resuming those who were given up, except who may have the mail', async () => {
  await addPeople('en', 'en', 'en')
  await queue()
  const [refused, unconfirmed, unreachable] = await claim()
  await markFailed(refused?.id, 1, 'refused')
  await markFailed(unconfirmed?.id, 1, 'unconfirmed')
  await markFailed(unreachable?.id, 1)
  await sql`update forms.announcement_mails set gave_up_at = now()`
  await sql`select forms.resume_announcement()`
  await passTime('1 day')
  const again = (await claim()).map(({ id }) => id)
  expect(new Set(again)).toEqual(new Set([refused?.id, unreachable?.id]))
})

test('keeps trying for three days when the mail server is away', async () => {
  await addPeople('en')
  await queue()
  let tries = 0
  for (let hour = 0; hour < 80; hour += 1) {
    const [mail] = await claim()
    if (mail) await markFailed(mail.id, mail.attempt)
    tries += mail ? 1 : 0
    await passTime('61 minutes')
  }
  expect(tries).toBeGreaterThan(65)
  expect(await counts()).toMatchObject({ waiting: 0, givenUp: 1 })
})

test('removes a person with their token at once, and nobody with a used or unknown one', async () => {
  await addPeople('en', 'en')
  await queue()
  const [mail] = await claim(1)
  for (let time = 0; time < 2; time += 1) {
    await leave(mail?.token)
    expect(await counts()).toMatchObject({ people: 1, waiting: 1 })
  }
  await leave('ab'.repeat(32))
  await markDelivered(mail?.id)
  await markFailed(mail?.id, 1)
  expect(await counts()).toMatchObject({ people: 1, waiting: 1, sent: 0 })
})

test('removes every spelling of the address', async () => {
  for (const email of [
    'Ada@Example.com',
    ' ada@example.com.',
    'ａda@EXAMPLE。com',
    'a\u00adda@example.com',
  ])
    await sql`select forms.join_waitlist(
      ${JSON.stringify({ email })}::text::jsonb, '{network,client}', 1000, 100000)`
  await queue()
  const [mail, ...others] = await claim()
  expect([mail?.email, others]).toEqual(['ada@example.com', []])
  await leave(mail?.token)
  expect([...(await sql`select from public.waitlist_signups`)]).toEqual([])
  expect([...(await sql`select from forms.announcement_mails`)]).toEqual([])
})

/** Enters an address, as anybody can. */
const enter = (email: string) =>
  sql`select forms.join_waitlist(
    ${JSON.stringify({ email })}::text::jsonb, '{network,client}', 1000, 100000)`

test('does not mail again who has left, even if entered again in another spelling', async () => {
  await enter('ada@example.com')
  await enter('b@example.com')
  await queue()
  for (const mail of await claim()) {
    await markDelivered(mail.id)
    if (mail.email === 'ada@example.com') await leave(mail.token)
  }
  await enter('Ada@Example.com')
  await enter('c@example.com')
  expect(await queue()).toBe(1)
  expect((await claim()).map(({ email }) => email)).toEqual(['c@example.com'])
})

test('forgets who has left 30 days after the last mail, with the list', async () => {
  const remembered = async () => (await sql`select from forms.left_waitlist`).length
  await addPeople('en', 'en', 'en')
  await queue()
  const [left, sent, late] = await claim()
  await leave(left?.token)
  await markDelivered(sent?.id)
  const pass = async (time: string) => {
    await passTime(time)
    await sql`update forms.left_waitlist set left_at = left_at - ${time}::interval`
    await sql`select privacy.delete_announced()`
  }
  await pass('40 days')
  // One mail has not been sent yet.
  expect(await remembered()).toBe(1)
  await markDelivered(late?.id)
  await pass('29 days')
  expect(await remembered()).toBe(1)
  await pass('2 days')
  expect([await remembered(), (await sql`select from public.waitlist_signups`).length]).toEqual([
    0, 0,
  ])
})

test('remembers who has left for as long as the list lasts, when no announcement is queued', async () => {
  await enter('ada@example.com')
  await sql`select privacy.leave_waitlist('ada@example.com')`
  const pass = async (time: string) => {
    await sql`update forms.left_waitlist set left_at = left_at - ${time}::interval`
    await sql`select privacy.delete_announced()`
  }
  await pass(`${formRetention.waitlistMonths - 1} months`)
  await enter('ada@example.com')
  expect(await queue()).toBe(0)
  await sql`truncate forms.announcement`
  await pass('2 months')
  expect(await sql`select from forms.left_waitlist`).toHaveLength(0)
})

test('keeps no address of those who have left', async () => {
  await enter('ada@example.com')
  await queue()
  const [mail] = await claim()
  await leave(mail?.token)
  const [row] = await sql`
    select address_hash as hash, encode(sha256('ada@example.com'), 'hex') as unkeyed
    from forms.left_waitlist`
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.hash).not.toBe(row?.unkeyed)
})

test('refuses other words than those queued until they are taken back', async () => {
  const queueOther = () => sql`select forms.queue_announcement('{"en": {"subject": "other"}}')`
  await addPeople('en')
  await queue()
  await expect(queueOther()).rejects.toMatchObject({ code: '55000' })
  await addPeople('en')
  expect(await queue()).toBe(1)
  expect((await claim()).map(({ subject }) => subject)).toEqual(['open', 'open'])
  await sql`select forms.take_announcement_back()`
  await queueOther()
  await passTime('1 minute')
  expect((await claim()).map(({ subject }) => subject)).toEqual(['other', 'other'])
})

test('takes a person off the list whose address the team gives, and keeps their messages', async () => {
  await sql`insert into public.waitlist_signups (email) values ('ada@example.com'), ('b@example.com')`
  await sql`insert into public.contact_messages (name, email, subject, message)
    values ('Ada', 'ada@example.com', 'Question', 'Words')`
  await queue()
  for (const email of ['Ada@Example.com', 'not-listed@example.com'])
    await sql`select privacy.leave_waitlist(${email})`
  expect((await claim()).map(({ email }) => email)).toEqual(['b@example.com'])
  for (const email of ['ada@example.com', 'not-listed@example.com']) await enter(email)
  expect(await queue()).toBe(0)
  expect([...(await sql`select email from public.contact_messages`)]).toEqual([
    { email: 'ada@example.com' },
  ])
})

test('deletes those who were mailed or given up, so many days after the last mail', async () => {
  await addPeople('en', 'ta', 'en')
  await queue()
  const [first, second] = await claim(2)
  await markDelivered(first?.id)
  await passTime('10 days')
  await sql`update forms.announcement_mails set gave_up_at = now() where id = ${second?.id ?? ''}`
  const deleteAnnounced = () => sql`select privacy.delete_announced() as deleted`
  await passTime(`${formRetention.waitlistDaysAfterAnnouncement - 1} days`)
  expect([...(await deleteAnnounced())]).toEqual([{ deleted: 0 }])
  await passTime('25 hours')
  expect([...(await deleteAnnounced())]).toEqual([{ deleted: 2 }])
  expect(await counts()).toMatchObject({ people: 1, waiting: 1 })
})

test('exports a person’s announcement without the token, and forgets it with the person', async () => {
  await sql`insert into public.waitlist_signups (email) values ('ada@example.com')`
  await queue()
  const [row] = await sql`select privacy.export_person('ADA@example.com') as data`
  expect(row?.data.announcements).toMatchObject([{ attempts: 0, delivered_at: null }])
  expect(row?.data.announcements[0]).not.toHaveProperty('token')
  await sql`select privacy.forget_person('ADA@example.com')`
  expect([...(await sql`select from forms.announcement_mails`)]).toEqual([])
})
