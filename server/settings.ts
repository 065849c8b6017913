import { resolve } from 'node:path'
import { readMailTransport } from '../supabase/functions/_shared/mail-transport.ts'
import {
  readAnnouncementsPerHour,
  readDatabaseUrl,
  readFormSettings,
  readInteger,
  readMailSettings,
  readSiteOrigin,
  setting,
  type Environment,
} from '../supabase/functions/_shared/settings.ts'

export type LocalSettings = ReturnType<typeof readSettings>

/** Reads and validates all settings of the local server. */
export function readSettings(environment: Environment) {
  return {
    ...readFormSettings(environment),
    siteOrigin: readSiteOrigin(environment),
    host: setting(environment, 'HOST') ?? '127.0.0.1',
    port: readInteger(environment, 'PORT', 4173, 0, 65_535),
    /** Null means the embedded database. */
    databaseUrl: readDatabaseUrl(environment, 'DATABASE_URL'),
    dataFolder: resolve(setting(environment, 'LOCAL_DATA_DIR') ?? '.local'),
    mailTransport: readMailTransport(environment),
    mail: readMailSettings(environment),
    announcementsPerHour: readAnnouncementsPerHour(environment),
    retrySeconds: readInteger(environment, 'DELIVERY_RETRY_SECONDS', 30, 1, 60),
  }
}
