import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackground } from '../functions/_shared/background.ts'
import type { Database } from '../functions/_shared/database.ts'
import type { RunDeps } from '../functions/_shared/delivery.ts'
import type { FormDeps } from '../functions/_shared/form-request.ts'
import { limitHourly } from '../functions/_shared/hourly-mailer.ts'
import { log } from '../functions/_shared/log.ts'
import { createMailer } from '../functions/_shared/mail-transport.ts'
import { refusalAnswer } from '../functions/_shared/refusal.ts'
import { handleDelivery } from '../functions/deliver/handler.ts'
import { createHealthHandler } from '../functions/health/handler.ts'
import { createDirectMail } from '../functions/send-contact-email/direct-mail.ts'
import { handleContactMessage } from '../functions/send-contact-email/handler.ts'
import { createMailRoom } from '../functions/send-contact-email/mail-room.ts'
import { createEntrance } from '../functions/waitlist/entrance.ts'
import { handleWaitlist } from '../functions/waitlist/handler.ts'
import { startDeliveryLoop } from './delivery-loop.ts'
import { openEmbedded, openPostgres } from './database.ts'
import { createOutboxMailer } from './outbox.ts'
import { lockDataFolder } from './pid-file.ts'
import { outboxFolder, type StandaloneSettings } from './settings.ts'

export type Backend = {
  /** Answers a request below /api or /functions/v1. */
  handle(request: Request, clientAddress: string): Promise<Response>
  /** Finishes what is under way, within 8 seconds. */
  close(): Promise<void>
  /** Where data and mail go, a line each. */
  describe(): string[]
}

/** The functions, their database and their mail in this process; no account and no key needed. */
export async function openBackend(settings: StandaloneSettings): Promise<Backend> {
  const usesFolder = settings.databaseUrl === null || settings.mailTransport === null
  const unlock = usesFolder ? lockDataFolder(settings.dataFolder) : () => {}
  try {
    const database =
      settings.databaseUrl === null
        ? await openEmbedded(settings.dataFolder)
        : await openPostgres(settings.databaseUrl)
    return runBackend(settings, database, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function runBackend(settings: StandaloneSettings, database: Database, unlock: () => void): Backend {
  const background = createBackground()
  const { hourlyLimit, trustedHops, allowedOrigins } = settings
  const addressSecret = readAddressSecret(settings)
  const notices = settings.mailTransport
    ? createMailer(settings.mailTransport)
    : createOutboxMailer(outboxFolder(settings))
  const delivery: RunDeps = {
    database,
    mailer: limitHourly(notices, settings.mail.perHour),
    notices,
    mail: settings.mail,
    log,
  }
  const entrance = createEntrance(database, hourlyLimit)
  const mailRoom = createMailRoom(10)
  const directMail = createDirectMail()
  const health = createHealthHandler({ database, log })
  const loop = startDeliveryLoop(delivery, settings.retrySeconds)

  return {
    handle(request, remoteAddress) {
      const form: FormDeps = {
        database,
        remoteAddress,
        hourlyLimit,
        trustedHops,
        allowedOrigins,
        addressSecret,
        log,
      }
      switch (new URL(request.url).pathname) {
        case '/api/waitlist':
        case '/functions/v1/waitlist':
          return handleWaitlist(request, { ...form, entrance })
        case '/functions/v1/send-contact-email': {
          const inBackground = (work: Promise<unknown>) => background.add(work)
          const deps = { ...form, ...delivery, mailRoom, directMail, inBackground }
          return handleContactMessage(request, deps)
        }
        case '/functions/v1/health':
          return health(request)
        case '/functions/v1/deliver': {
          const secret = settings.deliverySecret
          if (secret === null) return Promise.resolve(notFound())
          return handleDelivery(request, { ...delivery, secret })
        }
        default:
          return Promise.resolve(notFound())
      }
    },
    async close() {
      await Promise.all([loop.stop(), background.finish(7000)])
      await database.close().catch(() => {})
      unlock()
    },
    describe: () => describe(settings),
  }
}

/** The key for client addresses lies beside the data, never in it; a shared database brings its own. */
function readAddressSecret({ databaseUrl, dataFolder }: StandaloneSettings): string {
  if (databaseUrl !== null)
    return createHash('sha256').update(`client addresses ${databaseUrl}`).digest('hex')
  const file = join(dataFolder, 'address-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('hex')
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

function describe(settings: StandaloneSettings): string[] {
  const { databaseUrl, mailTransport, dataFolder } = settings
  const { to } = settings.mail
  const mail =
    mailTransport === null
      ? `files in ${outboxFolder(settings)}`
      : mailTransport.kind === 'smtp'
        ? `to ${to} through ${new URL(mailTransport.url).host}`
        : `to ${to} through ${new URL(mailTransport.apiUrl).host}`
  const data =
    databaseUrl === null
      ? `embedded PostgreSQL in ${join(dataFolder, 'db')}`
      : `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
  return [`Mail      ${mail}`, `Data      ${data}`]
}

function notFound(): Response {
  return refusalAnswer({ status: 404, code: 'not_found', error: 'There is no such function.' })
}
