import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackground } from '../functions/_shared/background.ts'
import { addressSecretFor } from '../functions/_shared/caller.ts'
import { codeOf } from '../functions/_shared/coded-error.ts'
import { connectDatabase, requireFewRights } from '../functions/_shared/database.ts'
import { createDatabaseClock } from '../functions/_shared/database-clock.ts'
import { runDelivery, type RunDeps } from '../functions/_shared/delivery.ts'
import { limitHourly } from '../functions/_shared/mail-rate-limit.ts'
import { log } from '../functions/_shared/log.ts'
import { Refusal } from '../functions/_shared/refusal.ts'
import type { Service } from '../functions/_shared/serve.ts'
import { handleDelivery } from '../functions/deliver/handler.ts'
import { createHealthHandler } from '../functions/health/handler.ts'
import { createDirectMail } from '../functions/send-contact-email/direct-mail.ts'
import { handleContactMessage } from '../functions/send-contact-email/handler.ts'
import { createSignupStore } from '../functions/waitlist/signup-store.ts'
import { handleWaitlist } from '../functions/waitlist/handler.ts'
import { embeddedFolder, openDataFolder, outboxFolder, sendIntoFolder } from './data-folder.ts'
import { migratePostgres, openEmbedded } from './database.ts'
import type { LocalSettings } from './settings.ts'

export type Backend = Service & { describe(): string[] }

export async function openBackend(settings: LocalSettings): Promise<Backend> {
  const { databaseUrl, dataFolder, mailTransport } = settings
  const needsFolder = databaseUrl === null || mailTransport === null
  const releaseFolder = needsFolder ? await openDataFolder(dataFolder) : async () => {}
  if (databaseUrl !== null) await migratePostgres(databaseUrl)
  const database = databaseUrl ? connectDatabase(databaseUrl, 20) : await openEmbedded(dataFolder)
  await requireFewRights(database)
  const background = createBackground()
  const sendNotice = mailTransport?.send ?? sendIntoFolder(outboxFolder(dataFolder))
  const deps = {
    ...settings,
    database,
    log,
    addressSecret: readAddressSecret(settings),
    keepSignup: createSignupStore(database, settings.hourlyLimit),
    sendMail: limitHourly(sendNotice, settings.mail.perHour),
    sendNotice,
    mailRoom: { free: 10 },
    directMail: createDirectMail(settings.hourlyLimit),
    databaseClock: createDatabaseClock(log),
    inBackground: background.add,
  }
  const health = createHealthHandler(deps)
  const stopping = new AbortController()
  background.add(deliverRegularly(deps, settings.retrySeconds, stopping.signal))

  const { deliverySecret: secret } = settings
  const missing = () => new Refusal(404, 'not_found', 'There is no such function.').answer()

  return {
    async handle(request, remoteAddress) {
      switch (new URL(request.url).pathname) {
        case '/api/waitlist':
        case '/functions/v1/waitlist':
          return handleWaitlist(request, { ...deps, ...settings.waitlist, remoteAddress })
        case '/functions/v1/send-contact-email':
          return handleContactMessage(request, { ...deps, remoteAddress })
        case '/functions/v1/health':
          return health(request)
        case '/functions/v1/deliver':
          return secret === null ? missing() : handleDelivery(request, { ...deps, secret })
        default:
          return missing()
      }
    },
    async close() {
      stopping.abort()
      await background.finish(7000)
      await database.close().catch(() => {})
      await releaseFolder()
    },
    describe: () => describe(settings),
  }
}

/** The secret lies beside the data, never in it. */
function readAddressSecret({ databaseUrl, dataFolder }: LocalSettings): string {
  if (databaseUrl !== null) return addressSecretFor(databaseUrl)
  const file = join(dataFolder, 'address-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('hex')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

function describe({ databaseUrl, dataFolder, mailTransport, mail }: LocalSettings): string[] {
  const mailbox = mailTransport
    ? `to ${mail.to} through ${mailTransport.host}`
    : `files in ${outboxFolder(dataFolder)}`
  const data = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : `embedded PostgreSQL in ${embeddedFolder(dataFolder)}`
  return [`Mail      ${mailbox}`, `Data      ${data}`]
}

async function deliverRegularly(
  deps: RunDeps,
  seconds: number,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      await runDelivery(deps)
    } catch (error) {
      deps.log('error', 'delivery run failed', { code: codeOf(error) })
    }
    await sleep(seconds * 1000, undefined, { signal: stopping }).catch(() => {})
  }
}
