import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, requireFewRights } from '../functions/_shared/database.ts'
import { Refusal } from '../functions/_shared/errors.ts'
import { addressSecretFor, createRateLimit } from '../functions/_shared/rate-limit.ts'
import type { Service } from '../functions/_shared/serve.ts'
import { createBackground } from '../functions/_shared/shutdown.ts'
import { log } from '../functions/_shared/util.ts'
import { handleDelivery } from '../functions/deliver/handler.ts'
import { createHealthHandler } from '../functions/health/handler.ts'
import { handleContactMessage } from '../functions/send-contact-email/handler.ts'
import { handleWaitlist } from '../functions/waitlist/handler.ts'
import { deliverRegularly } from './delivery-loop.ts'
import { embeddedFolder, migratePostgres, openEmbedded } from './database.ts'
import { sendIntoFolder } from './outbox.ts'
import { lockDataFolder } from './pid-file.ts'
import type { StandaloneSettings } from './settings.ts'

export type Backend = Service & { describe(): string[] }

export async function openBackend(settings: StandaloneSettings): Promise<Backend> {
  const { databaseUrl, dataFolder, mailTransport } = settings
  if (databaseUrl === null || mailTransport === null) await lockDataFolder(dataFolder)
  if (databaseUrl !== null) await migratePostgres(databaseUrl)
  const database = databaseUrl ? connectDatabase(databaseUrl, 20) : await openEmbedded(dataFolder)
  await requireFewRights(database)
  const background = createBackground()
  const deps = {
    ...settings,
    database,
    log,
    addressSecret: readAddressSecret(settings),
    rateLimit: createRateLimit(log),
    sendMail: mailTransport?.send ?? sendIntoFolder(outboxFolder(dataFolder)),
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
          return handleWaitlist(request, { ...deps, remoteAddress })
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
    },
    describe: () => describe(settings),
  }
}

/** The secret lies beside the data, never in it. */
function readAddressSecret({ databaseUrl, dataFolder }: StandaloneSettings): string {
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

function describe({ databaseUrl, dataFolder, mailTransport, mail }: StandaloneSettings): string[] {
  const mailbox = mailTransport
    ? `to ${mail.to} through ${mailTransport.host}`
    : `files in ${outboxFolder(dataFolder)}`
  const data = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
    : `embedded PostgreSQL in ${embeddedFolder(dataFolder)}`
  return [`Mail      ${mailbox}`, `Data      ${data}`]
}

function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}
