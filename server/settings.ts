import { resolve } from 'node:path'
import { StartError } from '../supabase/functions/_shared/errors.ts'
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
    port: readPort(environment, 4173),
    /** Null means the embedded database. */
    databaseUrl: readDatabaseUrl(environment, 'DATABASE_URL'),
    dataFolder: resolve(setting(environment, 'LOCAL_DATA_DIR') ?? '.local'),
    mailTransport: readMailTransport(environment),
    mail: readMailSettings(environment),
    announcementsPerHour: readAnnouncementsPerHour(environment),
    retrySeconds: readInteger(environment, 'DELIVERY_RETRY_SECONDS', 30, 1, 60),
  }
}

/** Reads PORT, and refuses those that browsers refuse. */
export function readPort(environment: Environment, fallback: number): number {
  const port = readInteger(environment, 'PORT', fallback, 0, 65_535)
  if (blockedPorts.includes(port))
    throw new StartError(
      `PORT: browsers refuse to open port ${port}, which belongs to another protocol. Set another number.`,
    )
  return port
}

/** From https://fetch.spec.whatwg.org/#bad-port. */
const blockedPorts = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]
