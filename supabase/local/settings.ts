import { join, resolve } from 'node:path'
import type { Mailboxes } from '../functions/_shared/mail.ts'
import {
  readDeliverySecret,
  readFormSettings,
  readInteger,
  readMailboxes,
  readMailTransport,
  readUrl,
  setting,
  SettingError,
  type Environment,
  type FormSettings,
  type MailTransport,
} from '../functions/_shared/settings.ts'

export type LocalSettings = FormSettings & {
  host: string
  port: number
  /** Null is the embedded database. */
  databaseUrl: string | null
  dataFolder: string
  /** Null is a file for each mail. */
  mailTransport: MailTransport | null
  mailboxes: Mailboxes
  deliverySecret: string | null
  retrySeconds: number
}

/** Every setting of the local backend; throws a SettingError for the first malformed one. */
export function readLocalSettings(environment: Environment): LocalSettings {
  const databaseUrl = setting(environment, 'DATABASE_URL')
  return {
    ...readFormSettings(environment),
    host: readHost(environment),
    port: readInteger(environment, 'PORT', 4173, 0, 65_535),
    databaseUrl: databaseUrl
      ? readUrl('DATABASE_URL', databaseUrl, ['postgresql:', 'postgres:']).href
      : null,
    dataFolder: resolve(setting(environment, 'LOCAL_DATA_DIR') ?? '.local'),
    mailTransport: readMailTransport(environment),
    mailboxes: readMailboxes(environment),
    deliverySecret: readDeliverySecret(environment),
    retrySeconds: readInteger(environment, 'DELIVERY_RETRY_SECONDS', 30, 1, 3600),
  }
}

export function outboxFolder(settings: Pick<LocalSettings, 'dataFolder'>): string {
  return join(settings.dataFolder, 'outbox')
}

function readHost(environment: Environment): string {
  const host = setting(environment, 'HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9.:-]+$/.test(host))
    throw new SettingError('HOST has to be an address or a name of this machine, such as 0.0.0.0.')
  return host
}
