import { resolve } from 'node:path'
import { StartError } from '../functions/_shared/errors.ts'
import { readMailTransport } from '../functions/_shared/mail-transport.ts'
import {
  readDatabaseUrl,
  readDeliverySecret,
  readFormSettings,
  readInteger,
  readMailSettings,
  setting,
  type Environment,
} from '../functions/_shared/settings.ts'

export type LocalSettings = ReturnType<typeof readSettings>

/** Reads and validates all settings of the local server. */
export function readSettings(environment: Environment) {
  return {
    ...readFormSettings(environment),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    port: readInteger(environment, 'PORT', 4173, 0, 65_535),
    /** Null means the embedded database. */
    databaseUrl: readDatabaseUrl(environment, 'DATABASE_URL'),
    dataFolder: resolve(setting(environment, 'LOCAL_DATA_DIR') ?? '.local'),
    mailTransport: readMailTransport(environment),
    mail: readMailSettings(environment),
    deliverySecret: readDeliverySecret(environment),
    retrySeconds: readInteger(environment, 'DELIVERY_RETRY_SECONDS', 30, 1, 3600),
  }
}

/** Prints a StartError and exits with 1; other errors are rethrown. */
export async function exitOnStartError<Result>(start: () => Promise<Result>): Promise<Result> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
