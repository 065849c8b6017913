import { addressOf, type MailSettings } from './mail.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class StartError extends Error {}

export type FormSettings = ReturnType<typeof readFormSettings>

export function readFormSettings(environment: Environment) {
  return {
    hourlyLimit: readInteger(environment, 'RATE_LIMIT_PER_HOUR', 60, 1, 1_000_000_000),
    trustedHops: readInteger(environment, 'TRUSTED_PROXY_HOPS', 0, 0, 10),
    /** An empty list means pages of the function's own host. */
    allowedOrigins: readOrigins(environment),
  }
}

/** A host may pass /api/waitlist on: one more proxy than messages have. */
export function readWaitlistSettings(environment: Environment): FormSettings {
  const settings = readFormSettings(environment)
  const { trustedHops } = settings
  return {
    ...settings,
    trustedHops: readInteger(environment, 'WAITLIST_PROXY_HOPS', trustedHops, 0, 10),
  }
}

export function readMailSettings(environment: Environment): MailSettings {
  const from = setting(environment, 'MAIL_FROM') ?? 'Website <website@example.com>'
  const to = setting(environment, 'MAIL_TO') ?? 'team@example.com'
  checkMailbox('MAIL_FROM', from)
  for (const mailbox of to.split(',')) checkMailbox('MAIL_TO', mailbox)
  return { from, to, perHour: readInteger(environment, 'MAIL_PER_HOUR', 120, 1, 1_000_000_000) }
}

export function readDeliverySecret(environment: Environment): string | null {
  const secret = setting(environment, 'DELIVERY_SECRET')
  if (secret === undefined) return null
  if (secret.length < 16)
    throw new StartError('DELIVERY_SECRET has to be at least 16 characters long.')
  return secret
}

export function setting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined
}

export function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const given = setting(environment, name)
  if (given === undefined) return fallback
  const value = Number(given)
  if (!/^\d+$/.test(given) || value < least || value > most)
    throw new StartError(`${name} has to be a whole number from ${least} to ${most}.`)
  return value
}

export function readDatabaseUrl(environment: Environment, name: string): string | null {
  return readUrl(environment, name, ['postgresql:', 'postgres:'])?.href ?? null
}

/** The error never repeats the value: an address may carry a password. */
export function readUrl(environment: Environment, name: string, protocols: string[]): URL | null {
  const given = setting(environment, name)
  if (given === undefined) return null
  try {
    const url = new URL(given)
    decodeURIComponent(url.username + url.password)
    if (url.hostname && protocols.includes(url.protocol)) return url
  } catch {
    // The value is no address, or its password cannot be decoded.
  }
  throw new StartError(`${name} has to be an address that begins with ${protocols[0]}//.`)
}

function readOrigins(environment: Environment): string[] {
  const given = setting(environment, 'ALLOWED_ORIGINS')?.split(',') ?? []
  return given.map((entry) => {
    const origin = entry.trim().replace(/\/$/, '')
    const isOrigin = /^https?:\/\//.test(origin) && URL.canParse(origin)
    if (!isOrigin || new URL(origin).origin !== origin.toLowerCase())
      throw new StartError(
        'ALLOWED_ORIGINS has to be a list of origins such as https://www.example.com, with commas between them.',
      )
    return new URL(origin).origin
  })
}

function checkMailbox(name: string, mailbox: string): void {
  const isPlain = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(addressOf(mailbox))
  if (!isPlain || /\p{Cc}/u.test(mailbox))
    throw new StartError(
      `${name} has to be a mail address, such as team@example.com or Team <team@example.com>.`,
    )
}
