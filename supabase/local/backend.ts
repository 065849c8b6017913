import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackground } from '../functions/_shared/background.ts'
import { codeOf, type Database } from '../functions/_shared/database.ts'
import { runDelivery, type DeliveryDeps } from '../functions/_shared/delivery.ts'
import type { FormDeps } from '../functions/_shared/form-request.ts'
import { createMailer } from '../functions/_shared/mail-transport.ts'
import { handleDelivery } from '../functions/deliver/handler.ts'
import { createDirectMail } from '../functions/send-contact-email/direct-mail.ts'
import { handleContactMessage } from '../functions/send-contact-email/handler.ts'
import { createMailRoom } from '../functions/send-contact-email/mail-room.ts'
import { createEntrance } from '../functions/waitlist/entrance.ts'
import { handleWaitlist } from '../functions/waitlist/handler.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openEmbedded, openPostgres } from './database.ts'
import { createOutboxMailer } from './outbox.ts'
import { outboxFolder, type LocalSettings } from './settings.ts'

export type LocalBackend = {
  /** Answers a request below /api or /functions/v1. */
  handle(request: Request, clientAddress: string): Promise<Response>
  /** Finishes what is under way, within 8 seconds. */
  close(): Promise<void>
  /** Where data and mail go, a line each. */
  describe(): string[]
}

/** The functions, their database and their mail in this process; no account and no key needed. */
export async function openLocalBackend(settings: LocalSettings): Promise<LocalBackend> {
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

function runBackend(settings: LocalSettings, database: Database, unlock: () => void): LocalBackend {
  const background = createBackground()
  const { hourlyLimit, trustedHops, allowedOrigins } = settings
  const addressSecret = readAddressSecret(settings)
  const delivery: DeliveryDeps = {
    database,
    mailer: settings.mailTransport
      ? createMailer(settings.mailTransport)
      : createOutboxMailer(outboxFolder(settings)),
    mailboxes: settings.mailboxes,
    log,
  }
  const entrance = createEntrance(database, hourlyLimit)
  const mailRoom = createMailRoom(10)
  const directMail = createDirectMail()
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

/** Tries what is undelivered at the start, which may follow a crash, and then at every interval. */
function startDeliveryLoop(deps: DeliveryDeps, seconds: number): { stop(): Promise<void> } {
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let running = run()

  async function run(): Promise<void> {
    try {
      await runDelivery(deps)
    } catch (error) {
      deps.log(`delivery: the run broke off (${codeOf(error)})`)
    }
    if (isStopping) return
    timer = setTimeout(() => {
      running = run()
    }, seconds * 1000)
  }

  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 7000).unref())
      await Promise.race([running, patience])
    },
  }
}

/** The key for client addresses lies beside the data, never in it; a shared database brings its own. */
function readAddressSecret({ databaseUrl, dataFolder }: LocalSettings): string {
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

function describe(settings: LocalSettings): string[] {
  const { databaseUrl, mailTransport, mailboxes, dataFolder } = settings
  const mail =
    mailTransport === null
      ? `files in ${outboxFolder(settings)}`
      : mailTransport.kind === 'smtp'
        ? `to ${mailboxes.to} through ${new URL(mailTransport.url).host}`
        : `to ${mailboxes.to} through ${new URL(mailTransport.apiUrl).host}`
  const data =
    databaseUrl === null
      ? `embedded PostgreSQL in ${join(dataFolder, 'db')}`
      : `PostgreSQL at ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}`
  return [`Mail      ${mail}`, `Data      ${data}`]
}

function log(line: string): void {
  console.error(line)
}

function notFound(): Response {
  const headers = { 'cache-control': 'no-store' }
  return Response.json({ error: 'There is no such function.' }, { status: 404, headers })
}
