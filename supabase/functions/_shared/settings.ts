import { StartError } from './errors.ts'
import { normalizeEmail } from './form-schema.ts'
import type { MailSettings } from './mail.ts'
import type { MessageKind } from './message-kinds.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export type FormSettings = ReturnType<typeof readFormSettings>

const maximumLimit = 100_000_000

/** Limits are those of an hour. */
export function readFormSettings(environment: Environment) {
  const messagesPerClient = readInteger(environment, 'RATE_LIMIT_PER_HOUR', 60, 1, maximumLimit / 4)
  const messagesLimit = readInteger(environment, 'MESSAGES_PER_HOUR', 600, 1, maximumLimit)
  // The widest network of a client may send four times as much as the client.
  if (messagesLimit < 4 * messagesPerClient)
    throw new StartError(
      `MESSAGES_PER_HOUR is ${messagesLimit}: it has to be at least four times RATE_LIMIT_PER_HOUR, ${4 * messagesPerClient}, so that no sender uses it up alone.`,
    )
  return {
    messagesPerClient,
    messagesLimit,
    signupsPerClient: readInteger(environment, 'SIGNUPS_PER_ADDRESS', 60, 1, maximumLimit),
    signupsLimit: readInteger(environment, 'SIGNUPS_PER_HOUR', 2000, 1, maximumLimit),
    trustedHops: readInteger(environment, 'TRUSTED_PROXY_HOPS', 0, 0, 10),
    /** Empty means the function's own origin. */
    allowedOrigins: readOrigins(environment),
  }
}

/** Kinds of messages that may have mailboxes of their own. */
const mailboxesOfKinds = {
  investor: 'MAIL_TO_INVESTORS',
  partnership: 'MAIL_TO_PARTNERS',
  press: 'MAIL_TO_PRESS',
  support: 'MAIL_TO_SUPPORT',
} as const satisfies Partial<Record<MessageKind, string>>

export function readMailSettings(environment: Environment): MailSettings {
  const from = setting(environment, 'MAIL_FROM') ?? 'website@example.com'
  return {
    from: readMailbox('MAIL_FROM', from),
    to: readMailboxes(environment, 'MAIL_TO') ?? 'team@example.com',
    toByKind: Object.fromEntries(
      Object.entries(mailboxesOfKinds)
        .map(([kind, name]) => [kind, readMailboxes(environment, name)] as const)
        .filter(([, mailboxes]) => mailboxes !== undefined),
    ),
    perHour: readInteger(environment, 'MAIL_PER_HOUR', 120, 1, maximumLimit),
  }
}

/** Reads how many mails of an announcement are sent in an hour, all recipients together. */
export function readAnnouncementsPerHour(environment: Environment): number {
  return readInteger(environment, 'ANNOUNCEMENTS_PER_HOUR', 1000, 1, maximumLimit)
}

/** Whether a function runs on Supabase, behind its gateway. */
export function isHosted(environment: Environment): boolean {
  return environment.DENO_DEPLOYMENT_ID !== undefined
}

/** Requires settings whose defaults are for the local backend only. */
export function requireWhenHosted(environment: Environment, names: string[]): void {
  const missing = names.find((name) => !setting(environment, name))
  if (isHosted(environment) && missing)
    throw new StartError(`${missing} has to be set for a hosted function (see .env.example).`)
}

export function setting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined
}

export function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  greatest: number,
): number {
  const given = setting(environment, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > greatest)
    throw new StartError(`${name} has to be a whole number from ${least} to ${greatest}.`)
  return value
}

/** A database URL without a host, with an encoded path in its place, or with a path as `host`. */
const namesSocket = /^\w+:\/\/(?:[^/?#]*@)?(?:%2f|(?::\d*)?(?:[/?]|$))|[?&]host=(?:\/|%2f)/i

/**
 * Reads a database's URL with its `sslmode` and `options` alone: hosts add parameters for other
 * clients, which PostgreSQL refuses, and others would replace ours, such as the functions' role.
 */
export function readDatabaseUrl(environment: Environment, name: string): string | null {
  if (namesSocket.test(setting(environment, name) ?? ''))
    throw new StartError(
      `${name}: Unix sockets are not supported. Write the host, such as postgres://user:password@127.0.0.1:5432/database.`,
    )
  const url = readUrl(environment, name, ['postgresql:', 'postgres:'])
  if (!url) return null
  const parameters = [...url.searchParams]
  for (const [parameter, value] of parameters) {
    // With `prefer` and `allow`, a connection may fall back to clear text.
    if (parameter === 'sslmode' && !/^(verify-full|require|disable)$/.test(value))
      throw new StartError(`${name}: sslmode has to be verify-full, require or disable.`)
    // A lost sslrootcert or misspelt sslmode would leave the certificate unchecked; hosts add the others.
    if (/^ssl/i.test(parameter) && !['sslmode', 'ssl', 'sslaccept'].includes(parameter))
      throw new StartError(
        `${name}: of the parameters for TLS only sslmode is read. Take ${parameter} out.`,
      )
  }
  const kept = parameters.filter(([parameter]) => ['sslmode', 'options'].includes(parameter))
  url.search = new URLSearchParams(kept).toString()
  return url.href
}

/** Reads a mail server's URL. Parameters could switch off TLS, or log mail. */
export function readSmtpUrl(environment: Environment): URL | null {
  const url = readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (url?.search) throw new StartError('SMTP_URL has to be written without parameters after a ?.')
  return url
}

/** Reads a URL. The error does not quote it, because it may contain a password. */
function readUrl(environment: Environment, name: string, protocols: string[]): URL | null {
  const given = setting(environment, name)
  if (given === undefined) return null
  try {
    const url = new URL(given)
    decodeURIComponent(url.username + url.password)
    // With a # / or ? in the password, another part of the text would count as the host.
    const isCut = given.includes('#') || /@/.test(url.pathname + url.search)
    if (url.hostname && protocols.includes(url.protocol) && !isCut) return url
  } catch {
    // Not a URL, or a password that cannot be decoded.
  }
  throw new StartError(
    `${name} has to be an address such as ${protocols[0]}//user:password@host; in the password, write # as %23, / as %2F, ? as %3F, @ as %40 and % as %25.`,
  )
}

/** Reads the origin of the pages, for the links that functions make. Null is the function's own. */
export function readSiteOrigin(environment: Environment): string | null {
  const given = setting(environment, 'SITE_ORIGIN')
  if (given === undefined) return null
  const origin = originOf(given)
  if (origin === null)
    throw new StartError('SITE_ORIGIN has to be an origin such as https://www.example.com.')
  return origin
}

function readOrigins(environment: Environment): string[] {
  const given = setting(environment, 'ALLOWED_ORIGINS')?.split(',') ?? []
  return given.map((entry) => {
    if (entry.includes('*'))
      throw new StartError('ALLOWED_ORIGINS does not support wildcards: write each origin in full.')
    const origin = originOf(entry)
    if (origin === null)
      throw new StartError(
        'ALLOWED_ORIGINS has to be a list of origins such as https://www.example.com, with commas between them.',
      )
    return origin
  })
}

function originOf(entry: string): string | null {
  const given = entry.trim().replace(/\/$/, '')
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) return null
  const { origin } = new URL(given)
  return origin === given.toLowerCase() ? origin : null
}

/** Reads a list of mailboxes. */
function readMailboxes(environment: Environment, name: string): string | undefined {
  return setting(environment, name)
    ?.split(',')
    .map((mailbox) => readMailbox(name, mailbox))
    .join(', ')
}

/** Returns `address` or `Name <address>`. A colon would begin an address group. */
function readMailbox(name: string, mailbox: string): string {
  const match = /^(?:"?([^\p{Cc}<>()[\]\\,;:"@]*?)"?\s*<([^<>]+)>|([^<>]+))$/u.exec(mailbox.trim())
  const address = normalizeEmail(match?.[2] ?? match?.[3] ?? '')
  if (!/^[^\s@<>()[\]\\,;:"]+@[\w.-]+$/.test(address))
    throw new StartError(
      `${name} has to be a mail address, such as team@example.com or Team <team@example.com>; an international domain begins with xn--.`,
    )
  return match?.[1] ? `${match[1]} <${address}>` : address
}

/** Whether a URL's host is this machine, to which TLS is not needed. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|\[::1\]|::1|127\.\d+\.\d+\.\d+)$/.test(hostname)
}
