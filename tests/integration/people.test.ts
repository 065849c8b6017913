import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '#tests/database/shared-postgres.ts'
import { openBackend, type Backend } from '../../server/backend.ts'
import { withOwnerDatabase } from '../../server/owner-database.ts'
import { people } from '../../server/people.ts'
import { readSettings, type LocalSettings } from '../../server/settings.ts'
import { until } from './submissions.ts'

const databases = [
  ['PostgreSQL', async () => ({ DATABASE_URL: await createDatabase() })],
  ['the embedded database of a running server', async () => ({})],
] as const

const tables = [
  'public.waitlist_signups',
  'public.contact_messages',
  'public.data_requests',
  'forms.announcement',
  'forms.announcement_mails',
  'forms.left_waitlist',
  'forms.submission_counts',
  'forms.given_references',
]

describe.each(databases)('in %s', (_, prepare) => {
  let folder: string
  let settings: LocalSettings
  let backend: Backend

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'people-'))
    settings = readSettings({ ...(await prepare()), LOCAL_DATA_DIR: folder })
    backend = await openBackend(settings)
  })

  beforeEach(async () => {
    rmSync(list(), { force: true })
    // One table at a time: the backend may still be delivering, and two that each wait for a table of
    // the other end in a deadlock.
    for (const table of tables) await sql(`delete from ${table}`)
  })

  afterAll(async () => {
    await backend.close()
    rmSync(folder, { recursive: true })
  })

  const list = () => join(folder, 'waitlist.csv')

  async function sql(statement: string): Promise<unknown[]> {
    let rows: unknown[] = []
    await withOwnerDatabase(settings, async (database) => {
      rows = await database.query(statement, [])
    })
    return rows
  }

  /** Runs the command with what a person types; resolves with all that is shown. */
  async function run(parameters: string[], typed = ''): Promise<string> {
    const shown: string[] = []
    const terminal = {
      print: (line: string) => void shown.push(line),
      ask: async (question: string) => {
        shown.push(question)
        return typed
      },
    }
    await people(parameters, settings, terminal)
    return shown.join('\n')
  }

  async function post(path: string, body: object): Promise<unknown> {
    const request = new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await backend.handle(request, '127.0.0.1')
    expect(response.status).toBe(200)
    return response.json()
  }

  const signUp = (email: string, name?: string) => post('/api/waitlist', { email, name })

  async function write(email: string, subject = 'A question'): Promise<string> {
    const message = { name: 'Mei', email, subject, message: 'May I ask about the study?' }
    const answer = await post('/functions/v1/send-contact-email', message)
    return /"reference":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? ''
  }

  test('writes the waitlist for a spreadsheet, for this user alone, in place of an older one', async () => {
    await signUp('ada@example.com', '=HYPERLINK("x"), "Ada"')
    await signUp('mei@münchen.example', 'அகிலா')
    await sql(
      `update public.waitlist_signups set created_at = '2026-11-29 20:00Z', language = 'ta'`,
    )
    writeFileSync(list(), 'an older one', { mode: 0o644 })
    expect(await run(['list'])).toContain(`Wrote 2 people to ${list()}.`)
    expect(readFileSync(list(), 'utf8')).toBe(
      [
        '\uFEFF"email","name","language","notice_version","joined"',
        `"ada@example.com","'=HYPERLINK(""x""), ""Ada""","ta","","2026-11-30"`,
        '"mei@xn--mnchen-3ya.example","அகிலா","ta","","2026-11-30"',
        '',
      ].join('\r\n'),
    )
    expect(statSync(list()).mode & 0o777).toBe(0o600)
  })

  test.each([
    'mei@münchen.example',
    ' MEI@MÜNCHEN.example ',
    'Mei Lim <Mei@München.example>',
    'mailto:mei@xn--mnchen-3ya.example',
    'mei@munchen.example'.replace('u', 'u\u0308'),
  ])('finds a person who is typed as %j', async (typed) => {
    await signUp('mei@münchen.example')
    await write('Mei@MÜNCHEN.example')
    const shown = await run(['show', ...typed.split(' ')])
    expect(shown).toMatch(/^On the waitlist\n {2}Email +mei@xn--mnchen-3ya\.example$/m)
    expect(shown).toMatch(/^ {2}Message +May I ask about the study\?$/m)
  })

  test('says that nobody is found, in which database, and what is no address', async () => {
    await signUp('ada@example.com')
    for (const command of ['show', 'forget'])
      await expect(run([command, 'mei@münchen.example'], 'yes')).rejects.toThrow(
        'Nothing is kept about mei@xn--mnchen-3ya.example.',
      )
    await expect(run(['forget', 'ada'], 'yes')).rejects.toThrow('"ada" is not a mail address.')
    expect(await run(['late'])).toMatch(/^Data {6}(embedded )?PostgreSQL (in|at) /)
  })

  test('keeps a request open while the team looks, and closes it when the person has the data', async () => {
    await write('mei@example.com', 'Data and privacy')
    const requests = () => sql('select kind, done is null as open from public.data_requests')
    expect(await run(['show', 'mei@example.com'])).toContain('A request about these data is open.')
    expect(await requests()).toEqual([{ kind: 'not known', open: true }])
    expect(await run(['show', 'mei@example.com', '--sent'])).toContain('The request is closed.')
    expect(await requests()).toEqual([{ kind: 'access', open: false }])
  })

  test('shows what means something to the person, in words, and nothing that only the delivery needs', async () => {
    await signUp('mei@example.com', 'Mei')
    const reference = await write('mei@example.com', 'Data and privacy')
    await sql(`update public.contact_messages set created_at = '2026-11-29 20:00Z', spam = 'links'`)
    const shown = await run(['show', 'mei@example.com'])
    for (const line of [
      `Message ${reference}`,
      '  Kind              Data request',
      '  Received          30 November 2026 at 04:00',
      '  Subject           Data and privacy',
      '  Closed            not yet',
    ])
      expect(shown.split('\n')).toContain(line)
    const [, ...kept] = shown.split('\n')
    expect(kept.join('\n')).not.toMatch(/\w_\w|\bnull\b|content.?hash|attempts|claimed/)
  })

  test('shows no control characters of a message to the terminal', async () => {
    await write('mei@example.com')
    await sql(`update public.contact_messages set message = E'\\u001b[2J\\u009b2J\\u202e'`)
    const shown = await run(['show', 'mei@example.com'])
    expect(shown).toContain('\\u001b[2J\\u009b2J\\u202e')
  })

  test('deletes a person only after yes, with the mails that wait', async () => {
    await signUp('ada@example.com')
    await signUp('mei@münchen.example')
    const reference = await write('mei@münchen.example')
    const isMailed = "select from public.contact_messages where delivery_state = 'delivered'"
    await until(async () => (await sql(isMailed)).length === 1)
    await sql(`
      insert into public.contact_messages (name, email, subject, message, next_attempt_at)
      values ('Mei', 'mei@xn--mnchen-3ya.example', 'Waits', 'Not mailed', now() + interval '1 hour')`)
    await sql("select forms.queue_announcement('{}')")
    await sql('update forms.announcement set paused = true')
    const numbers =
      'Mei@xn--mnchen-3ya.example: 1 place on the waitlist, 2 messages, 2 mails not sent yet.'
    for (const typed of ['', 'y', 'no'])
      await expect(run(['forget', 'Mei@München.example'], typed)).rejects.toThrow(
        'Nothing was deleted.',
      )
    expect(await sql('select from public.contact_messages')).toHaveLength(2)

    await run(['list'])
    const shown = await run(['forget', 'Mei@München.example'], 'Yes')
    expect(shown).toContain(`${numbers} Delete all of it for good? Type yes: `)
    expect(shown).toContain('Deleted 1 place on the waitlist and 2 messages.')
    const toDelete = shown.match(/^- .*$/gm) ?? []
    expect(toDelete).toHaveLength(1)
    expect(toDelete[0]).toMatch(new RegExp(`^- ${reference} [\\da-f-]{36}$`))
    expect(shown).toContain(`Delete ${list()} too`)
    expect(await sql('select from public.contact_messages')).toEqual([])
    expect(await sql('select email from public.waitlist_signups')).toEqual([
      { email: 'ada@example.com' },
    ])
    expect(await sql('select from forms.announcement_mails')).toHaveLength(1)
  })

  test('takes a person off the waitlist after yes, and says when nobody was on it', async () => {
    await signUp('mei@example.com')
    await expect(run(['leave', 'MEI@example.com'])).rejects.toThrow(
      /^MEI@example\.com was not taken off the waitlist\.$/,
    )
    expect(await run(['leave', 'MEI@example.com'], 'yes')).toContain('is off the waitlist')
    expect(await run(['leave', 'MEI@example.com'], 'yes')).toContain('was not on the waitlist')
    await signUp('mei@example.com')
    expect(await sql("select forms.queue_announcement('{}') as queued")).toEqual([{ queued: 0 }])
  })

  test('lists what is late by reference, kind and time, until it is marked as answered', async () => {
    const reference = await write('mei@example.com', 'Partnership')
    const other = await write('ada@example.com', 'Hello')
    await write('ben@example.com')
    expect(await run(['late'])).toContain('No message is late.')
    await sql(`update public.contact_messages set answer_by = '2026-01-04 01:12Z'
      where reference = '${reference}'`)
    await sql(`update public.contact_messages set answer_by = '2026-01-05 01:00Z'
      where reference = '${other}'`)
    const lines = (await run(['late'])).split('\n').slice(1)
    expect(lines).toEqual([
      `${reference}  Partnership   since Sun 4 Jan 9:12 a.m.`,
      `${other}  General       since Mon 5 Jan 9:00 a.m.`,
      'When one is answered: npm run people answered REFERENCE',
    ])
    const typed = ['0000-0000', reference.toLowerCase(), other]
    await expect(run(['answered', ...typed])).rejects.toThrow(
      /^No message has the reference 0000-0000\.$/,
    )
    expect(await run(['late'])).toContain('No message is late.')
  })

  test.each([
    { parameters: [] },
    { parameters: ['show'] },
    { parameters: ['late', 'now'] },
    { parameters: ['list', '--sent'] },
    { parameters: ['forget', '--yes', 'a@b.co'] },
  ])('explains itself for $parameters', async ({ parameters }) => {
    await expect(run(parameters)).rejects.toThrow('npm run people forget ADDRESS')
  })
})

test('explains a database without the tables, and a login with too few rights', async () => {
  const terminal = { print: () => {}, ask: async () => 'yes' }
  const late = (DATABASE_URL: string) => people(['late'], readSettings({ DATABASE_URL }), terminal)
  await expect(late(await createDatabase('empty'))).rejects.toThrow('apply the migrations first')
  const url = await createDatabase()
  await withOwnerDatabase({ databaseUrl: url, dataFolder: '' }, async (database) => {
    await database.query('create role only_functions login in role site_functions', [])
  })
  await expect(late(url.replace('postgres@', 'only_functions@'))).rejects.toThrow(
    'the database’s owner',
  )
})
