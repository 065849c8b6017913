import { join, resolve } from 'node:path'
import type { MailSettings } from '../functions/_shared/mail.ts'
import {
  readDeliverySecret,
  readFormSettings,
  readInteger,
  readMailSettings,
  readMailTransport,
  readUrl,
  setting,
  StartError,
  type Environment,
  type FormSettings,
  type MailTransport,
} from '../functions/_shared/settings.ts'

export type StandaloneSettings = FormSettings & {
  host: string
  port: number
  /** Null is the embedded database. */
  databaseUrl: string | null
  dataFolder: string
  /** Null is a file for each mail. */
  mailTransport: MailTransport | null
  mail: MailSettings
  deliverySecret: string | null
  retrySeconds: number
}

/** Every setting of the backend; throws a StartError for the first malformed one. */
export function readSettings(environment: Environment): StandaloneSettings {
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
    mail: readMailSettings(environment),
    deliverySecret: readDeliverySecret(environment),
    retrySeconds: readInteger(environment, 'DELIVERY_RETRY_SECONDS', 30, 1, 3600),
  }
}

export function outboxFolder(settings: Pick<StandaloneSettings, 'dataFolder'>): string {
  return join(settings.dataFolder, 'outbox')
}

function readHost(environment: Environment): string {
  const host = setting(environment, 'HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9.:-]+$/.test(host))
    throw new StartError('HOST has to be an address or a name of this machine, such as 0.0.0.0.')
  return host
}
