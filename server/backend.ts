import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectDatabase,
  jobStatementTimeout,
  requireLimitedRights,
} from '../supabase/functions/_shared/database.ts'
import { runDelivery, type DeliveryJobDeps } from '../supabase/functions/_shared/delivery-job.ts'
import { codeOf, HttpError } from '../supabase/functions/_shared/errors.ts'
import { addressSecretFor, createRateLimit } from '../supabase/functions/_shared/rate-limit.ts'
import { log } from '../supabase/functions/_shared/log.ts'
import { createHealthHandler } from '../supabase/functions/health/handler.ts'
import { handleContactMessage } from '../supabase/functions/send-contact-email/handler.ts'
import { handleUnsubscribe } from '../supabase/functions/unsubscribe/handler.ts'
import { handleWaitlist } from '../supabase/functions/waitlist/handler.ts'
import { embeddedFolder, openDataFolder, outboxFolder, sendIntoFolder } from './data-folder.ts'
import { openEmbedded, prepareEmbedded } from './embedded-database.ts'
import { migratePostgres } from './migrations.ts'
import { answerCommands, describeDatabase } from './owner-database.ts'
import type { LocalSettings } from './settings.ts'
import { createBackground } from './shutdown.ts'

export type Backend = {
  handle(request: Request, remoteAddress: string): Promise<Response>
  close(): Promise<void>
  /** Lines for the console: where mail and data are. */
  describe(): string[]
}

/** Opens the database and mail transport, starts the delivery job, and routes requests to the functions. */
export async function openBackend(settings: LocalSettings): Promise<Backend> {
  const { databaseUrl, dataFolder, mailTransport } = settings
  const needsFolder = databaseUrl === null || mailTransport === null
  const releaseFolder = needsFolder ? await openDataFolder(dataFolder) : async () => {}
  const { database, jobDatabase, closeDatabases } = await openDatabases(settings)
  await requireLimitedRights(database)
  const background = createBackground()
  const deps = {
    ...settings,
    database,
    log,
    addressSecret: databaseUrl ? addressSecretFor(databaseUrl) : randomBytes(32).toString('hex'),
    rateLimit: createRateLimit(log),
    sendMail: mailTransport?.send ?? sendIntoFolder(outboxFolder(dataFolder)),
    inBackground: background.add,
  }
  const health = createHealthHandler({ ...deps, startsDelivery: true })
  const stopping = new AbortController()
  background.add(
    deliverRegularly({ ...deps, database: jobDatabase }, settings.retrySeconds, stopping.signal),
  )

  // A development server that restarts is closed by the next one, and again by Vite.
  let closing: Promise<void> | undefined
  async function close() {
    stopping.abort()
    await background.finish(7000)
    await closeDatabases()
    await releaseFolder()
  }

  const noSuchFunction = () =>
    new HttpError(404, 'not_found', 'There is no such function.').toResponse()

  return {
    async handle(request, remoteAddress) {
      switch (new URL(request.url).pathname) {
        case '/api/waitlist':
        case '/functions/v1/waitlist':
          return handleWaitlist(request, { ...deps, remoteAddress })
        case '/functions/v1/send-contact-email':
          return handleContactMessage(request, { ...deps, remoteAddress })
        case '/api/unsubscribe':
        case '/functions/v1/unsubscribe':
          return handleUnsubscribe(request, deps)
        case '/functions/v1/health':
          return health(request)
        default:
          return noSuchFunction()
      }
    },
    close() {
      closing ??= close()
      return closing
    },
    describe: () => describe(settings),
  }
}

async function openDatabases({ databaseUrl, dataFolder }: LocalSettings) {
  if (databaseUrl === null) {
    const database = await prepareEmbedded(await openEmbedded(embeddedFolder(dataFolder)))
    const stopAnswering = await answerCommands(database.asOwner, dataFolder)
    const closeDatabases = async () => {
      await stopAnswering()
      await database.close()
    }
    return { database, jobDatabase: database, closeDatabases }
  }
  await migratePostgres(databaseUrl)
  const database = connectDatabase(databaseUrl, { connections: 20 })
  const jobDatabase = connectDatabase(databaseUrl, {
    connections: 5,
    statementTimeout: jobStatementTimeout,
  })
  const closeDatabases = () => Promise.allSettled([jobDatabase.close(), database.close()])
  return { database, jobDatabase, closeDatabases }
}

function describe(settings: LocalSettings): string[] {
  const { dataFolder, mailTransport, mail } = settings
  const mailbox = mailTransport
    ? `to ${[...new Set([mail.to, ...Object.values(mail.toByKind ?? {})])].join(', ')} through ${mailTransport.host}`
    : `files in ${outboxFolder(dataFolder)}`
  return [`Mail      ${mailbox}`, `Data      ${describeDatabase(settings)}`]
}

async function deliverRegularly(
  deps: DeliveryJobDeps,
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
