import postgres from 'postgres'
import { expect, test } from 'vitest'
import { addressOptions } from '../../supabase/functions/_shared/database.ts'
import { requireMail } from '../../supabase/functions/_shared/mail-transport.ts'
import {
  readAnnouncementsPerHour,
  readDatabaseUrl,
  readFormSettings,
  readMailSettings,
  readSiteOrigin,
} from '../../supabase/functions/_shared/settings.ts'
import { readSettings } from '../../server/settings.ts'

test('rejects a wildcard and anything else that is not an origin in ALLOWED_ORIGINS', () => {
  const read = (ALLOWED_ORIGINS: string) => readFormSettings({ ALLOWED_ORIGINS }).allowedOrigins
  expect(() => read('https://*.netlify.app')).toThrow('ALLOWED_ORIGINS does not support wildcards')
  for (const wrong of [
    '*',
    'www.example.com',
    'https://www.example.com/contact',
    'ftp://a.example',
  ])
    expect(() => read(wrong)).toThrow('ALLOWED_ORIGINS')
  expect(read('https://www.example.com/, http://localhost:5173')).toEqual([
    'https://www.example.com',
    'http://localhost:5173',
  ])
})

test('reads the origin of the pages, and explains one with a path', () => {
  const read = (SITE_ORIGIN: string) => readSiteOrigin({ SITE_ORIGIN })
  expect(read('https://www.example.org/')).toBe('https://www.example.org')
  expect(read(' ')).toBeNull()
  for (const wrong of [
    'www.example.org',
    'https://www.example.org/ms',
    'https://a.org,https://b.org',
  ])
    expect(() => read(wrong)).toThrow('SITE_ORIGIN has to be an origin')
})

test.each([
  'team',
  'Team: everybody <team@example.com>',
  'a@example.com;',
  'A <a@b.c> <d@e.f>',
  '<a b@c.d>',
  'a@exämple.com',
])('rejects %j as MAIL_FROM', (MAIL_FROM) => {
  expect(() => readMailSettings({ MAIL_FROM })).toThrow('MAIL_FROM has to be a mail address')
})

test('reads the mailboxes of investors, partners, press and support, all optional', () => {
  expect(readMailSettings({ MAIL_TO_PRESS: ' ' }).toByKind).toEqual({})
  expect(
    readMailSettings({
      MAIL_TO_INVESTORS: 'investors@example.org',
      MAIL_TO_PARTNERS: 'Partners <partners@example.org>,ceo@example.org',
      MAIL_TO_PRESS: 'press@example.org',
      MAIL_TO_SUPPORT: 'support@example.org',
    }).toByKind,
  ).toEqual({
    investor: 'investors@example.org',
    partnership: 'Partners <partners@example.org>, ceo@example.org',
    press: 'press@example.org',
    support: 'support@example.org',
  })
  expect(() => readMailSettings({ MAIL_TO_PRESS: 'press' })).toThrow('MAIL_TO_PRESS has to be')
})

test('requires a way to send mail where the functions are hosted', () => {
  expect(() => requireMail({})).toThrow('SMTP_URL or RESEND_API_KEY has to be set')
})

test.each(['MAIL_FROM', 'MAIL_TO'])('requires %s where the functions are hosted', (name) => {
  const given = { RESEND_API_KEY: 're_key', MAIL_FROM: 'web@example.org', MAIL_TO: 'a@example.org' }
  const hosted = { ...given, [name]: ' ', DENO_DEPLOYMENT_ID: 'a deployment' }
  expect(() => requireMail(hosted)).toThrow(`${name} has to be set for a hosted function`)
  expect(requireMail({ ...given, DENO_DEPLOYMENT_ID: 'a deployment' }).mail.to).toBe(
    'a@example.org',
  )
})

test.each([
  ['postgres://u@[::1]:5499/site', '::1', 5499],
  ['postgres://u@[2001:db8::7]/site?sslmode=require', '2001:db8::7', 5432],
  ['postgres://u@db.example.com:5499/site', 'db.example.com', 5499],
])('connects to %s at the host %s', async (url, host, port) => {
  const sql = postgres(url, addressOptions(url))
  expect([sql.options.host, sql.options.port]).toEqual([[host], [port]])
  await sql.end()
})

test.each([
  'postgres:///site?host=/run/postgresql',
  'postgres:///site',
  'postgresql://u:p@/site',
  'postgres://u@localhost/site?sslmode=disable&host=%2Frun%2Fpostgresql',
  'postgres://u@%2Frun%2Fpostgresql/site',
  'postgres://%2frun%2fpostgresql:5433/site',
])('says that Unix sockets are not supported for %s', (DATABASE_URL) => {
  expect(() => readSettings({ DATABASE_URL })).toThrow(
    'DATABASE_URL: Unix sockets are not supported. Write the host, such as postgres://user:password@127.0.0.1:5432/database.',
  )
})

test.each([1, 22, 6000, 6666, 10_080])('refuses port %i, as browsers do', async (port) => {
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
    cause: { message: 'bad port' },
  })
  expect(() => readSettings({ PORT: String(port) })).toThrow(
    `PORT: browsers refuse to open port ${port}`,
  )
})

test('requires TLS to a database on another machine unless its URL sets sslmode', () => {
  expect(addressOptions('postgres://u:p@db.example.com/site')).toEqual({ ssl: 'require' })
  for (const url of [
    'postgres://u:p@db.example.com/site?sslmode=disable',
    'postgres://u:p@db.example.com/site?sslmode=verify-full',
    'postgres://u@localhost/site',
    'postgres://u@127.0.0.1:5433/site',
    'postgres://u@[::1]/site',
  ])
    expect(addressOptions(url)).not.toHaveProperty('ssl')
})

test.each([
  'pgbouncer=true&connection_limit=1&pool_timeout=0&schema=public',
  'supa=base-pooler.x&workaround=supabase-pooler.vercel',
  'channel_binding=require&connect_timeout=15',
  'ssl=true&sslaccept=strict',
  'application_name=other&role=postgres&statement_timeout=0&max=500',
  'a_client_of_next_year=1',
])('connects as without %s, which is for other clients or would replace ours', (parameters) => {
  for (const name of ['DATABASE_URL', 'SUPABASE_DB_URL']) {
    const plain = 'postgres://u:p@db.example.com/site?sslmode=require'
    expect(readDatabaseUrl({ [name]: `${plain}&${parameters}` }, name)).toBe(plain)
  }
})

test('keeps the settings for PostgreSQL that a database URL has in its options', () => {
  const DATABASE_URL = 'postgres://h/site?schema=public&options=-c%20search_path%3Da'
  const { connection } = postgres(readSettings({ DATABASE_URL }).databaseUrl ?? '').options
  expect(connection).toMatchObject({ options: '-c search_path=a' })
  expect(connection).not.toHaveProperty('schema')
})

test.each(['sslrootcert=a.pem', 'sslmod=verify-full', 'SSLMODE=verify-full', 'sslcert=a.pem'])(
  'refuses %s in a database URL, because only sslmode decides on TLS',
  (parameter) => {
    for (const name of ['DATABASE_URL', 'SUPABASE_DB_URL'])
      expect(() => readDatabaseUrl({ [name]: `postgres://h/site?${parameter}` }, name)).toThrow(
        `${name}: of the parameters for TLS only sslmode is read. Take ${parameter.split('=')[0]} out.`,
      )
  },
)

test.each(['prefer', 'allow', 'Disable', ''])('rejects sslmode=%s in a database URL', (mode) => {
  const DATABASE_URL = `postgres://h/site?sslmode=disable&sslmode=${mode}`
  expect(() => readSettings({ DATABASE_URL })).toThrow(
    'DATABASE_URL: sslmode has to be verify-full, require or disable.',
  )
})

test.each(['requireTLS=false&ignoreTLS=true', 'tls.rejectUnauthorized=false', 'logger=true'])(
  'rejects SMTP_URL with %s',
  (parameters) => {
    const SMTP_URL = `smtp://mail.example.com?${parameters}`
    expect(() => readSettings({ SMTP_URL })).toThrow(
      'SMTP_URL has to be written without parameters after a ?.',
    )
  },
)

test.each([
  ['SMTP_URL', 'smtp://user:pa#ss@host'],
  ['SMTP_URL', 'smtp://user:pa'],
  ['SMTP_URL', 'smtp://relay:25#x@host'],
  ['SMTP_URL', 'smtp://relay:25/x@host'],
  ['SMTP_URL', 'smtp://relay:25?x@host'],
  ['SMTP_URL', 'smtp://user:100%@host'],
  ['DATABASE_URL', 'postgres://relay:25#x@host/site'],
  ['DATABASE_URL', 'postgres://user:pa#ss@host/site'],
  ['DATABASE_URL', 'postgres://relay:25/x@host/site'],
])('rejects a password that is not encoded in %s: %s', (name, address) => {
  expect(() => readSettings({ [name]: address })).toThrow(
    /^[A-Z_]+ has to be an address such as .* write # as %23/,
  )
})

test.each([
  ['PORT', 0, 65_535],
  ['SIGNUPS_PER_ADDRESS', 1, 100_000_000],
  ['TRUSTED_PROXY_HOPS', 0, 10],
])('accepts %s from %i to %i and nothing beyond', (name, least, greatest) => {
  const read = (value: number) => readSettings({ [name]: String(value) })
  for (const inside of [least, greatest]) expect(() => read(inside)).not.toThrow()
  for (const outside of [least - 1, greatest + 1])
    expect(() => read(outside)).toThrow(`${name} has to be a whole number from ${least} to`)
})

test.each([
  ['PORT', '70000'],
  ['RATE_LIMIT_PER_HOUR', '-1'],
  ['SIGNUPS_PER_ADDRESS', '-1'],
  ['MAIL_PER_HOUR', 'none'],
  ['MESSAGES_PER_HOUR', '0'],
  ['DELIVERY_RETRY_SECONDS', 'soon'],
  ['TRUSTED_PROXY_HOPS', 'one'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['SITE_ORIGIN', 'example.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_TO', 'team'],
  ['DATABASE_URL', 'mysql://localhost/site'],
])('explains a malformed %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} has to be [^\\n]+$`))
})

test('refuses a MESSAGES_PER_HOUR below four times RATE_LIMIT_PER_HOUR', () => {
  const read = (messages: string, perClient: string) =>
    readSettings({ MESSAGES_PER_HOUR: messages, RATE_LIMIT_PER_HOUR: perClient })
  expect(read('2400', '600')).toMatchObject({ messagesLimit: 2400, messagesPerClient: 600 })
  expect(() => read('2399', '600')).toThrow(
    /^MESSAGES_PER_HOUR is 2399: it has to be at least four times RATE_LIMIT_PER_HOUR, 2400, /,
  )
  // The default counts like a value.
  expect(() => readSettings({ RATE_LIMIT_PER_HOUR: '151' })).toThrow(/^MESSAGES_PER_HOUR is 600: /)
})

test('rejects an ANNOUNCEMENTS_PER_HOUR that is no number, and defaults to 1000', () => {
  expect(readAnnouncementsPerHour({})).toBe(1000)
  expect(() => readAnnouncementsPerHour({ ANNOUNCEMENTS_PER_HOUR: '0' })).toThrow(
    'ANNOUNCEMENTS_PER_HOUR has to be a whole number',
  )
})
