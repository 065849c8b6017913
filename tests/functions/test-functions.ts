import { expect } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import type { FormDeps } from '../../supabase/functions/_shared/form-request.ts'
import type { Mail } from '../../supabase/functions/_shared/mail.ts'
import { createRateLimit } from '../../supabase/functions/_shared/rate-limit.ts'
import type { Log } from '../../supabase/functions/_shared/log.ts'
import {
  handleContactMessage,
  type ContactDeps,
} from '../../supabase/functions/send-contact-email/handler.ts'
import { handleWaitlist } from '../../supabase/functions/waitlist/handler.ts'
import { createEmbedded, prepareEmbedded } from '../../server/embedded-database.ts'

type Row = Record<string, unknown>

export type FunctionName = 'waitlist' | 'send-contact-email'

export type Functions = {
  call(name: FunctionName, request: Request, deps?: Partial<ContactDeps>): Promise<Response>
  /** The body is JSON text, bytes or a value. */
  post(name: FunctionName, body: unknown, deps?: Partial<ContactDeps>): Promise<Response>
  mails: Mail[]
  logs: string[]
  clearRateLimits(): void
}

type FunctionsWithDatabase = Functions & {
  database: Database
  /** Runs a query with all rights. */
  rows(statement: string): Promise<Row[]>
  empty(): Promise<void>
}

/** Wires both functions to a database; mails end up in an array. */
export function createFunctions(database: Database): Functions {
  const mails: Mail[] = []
  const logs: string[] = []
  const log: Log = (...line) => void logs.push(JSON.stringify(line))
  const rateLimit = createRateLimit(log)

  /** Whatever a test is about, no log quotes the visitor. */
  async function call(name: FunctionName, request: Request, changed: Partial<ContactDeps> = {}) {
    const response = await handle(name, request, changed)
    expect(logs.join()).not.toMatch(/farah/i)
    return response
  }

  async function handle(name: FunctionName, request: Request, changed: Partial<ContactDeps>) {
    const form: FormDeps = {
      database,
      rateLimit,
      remoteAddress: '203.0.113.7',
      signupsPerClient: 1_000_000,
      signupsLimit: 1_000_000,
      messagesPerClient: 1_000_000,
      messagesLimit: 1_000_000,
      trustedHops: 0,
      allowedOrigins: [],
      addressSecret: 'a key for the tests',
      log,
    }
    if (name === 'waitlist') return handleWaitlist(request, { ...form, ...changed })
    const background: Promise<unknown>[] = []
    const response = await handleContactMessage(request, {
      ...form,
      sendMail: async (mail) => void mails.push(mail),
      mail: { from: 'Website <website@example.org>', to: 'team@example.org', perHour: 1_000_000 },
      inBackground: (work) => void background.push(work),
      ...changed,
    })
    await Promise.all(background)
    return response
  }

  return {
    call,
    post(name, body, changed) {
      const isRaw = typeof body === 'string' || body instanceof Uint8Array
      const request = new Request(`http://site.test/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: isRaw ? Buffer.from(body) : JSON.stringify(body),
      })
      return call(name, request, changed)
    },
    mails,
    logs,
    clearRateLimits: rateLimit.clear,
  }
}

let shared: ReturnType<typeof createDatabase> | undefined

async function createDatabase() {
  const db = await createEmbedded()
  return { db, database: await prepareEmbedded(db) }
}

/** One database for all files of a worker: starting one takes longer than most files' tests. */
export function sharedDatabase() {
  shared ??= createDatabase()
  return shared
}

/** Wires both functions to an embedded database in memory, and empties it. */
export async function createFunctionsWithDatabase(): Promise<FunctionsWithDatabase> {
  const { db, database } = await sharedDatabase()
  const functions = createFunctions(database)
  const opened = {
    ...functions,
    database,
    rows: (statement: string) =>
      db.transaction(async (transaction) => {
        await transaction.exec('set local role none')
        return (await transaction.query<Row>(statement)).rows
      }),
    async empty() {
      await db.exec(`
        reset role;
        truncate public.waitlist_signups, forms.announcement, forms.announcement_mails,
          forms.left_waitlist,
          public.contact_messages, public.data_requests, forms.submission_counts,
          operations.weekly_mails;
        -- As in a new database: this week's mail does not come among those that a test counts.
        insert into operations.weekly_mails (week, next_attempt_at, sent_at)
        values (operations.week_of(now()), now(), now());
        set role site_functions;
      `)
      functions.clearRateLimits()
      functions.mails.length = 0
      functions.logs.length = 0
    },
  }
  await opened.empty()
  return opened
}

/** Its error quotes the visitor, as PostgreSQL's can. */
export const noDatabase: Database = {
  query: () =>
    Promise.reject(Object.assign(new Error('farah@example.com'), { code: 'ECONNREFUSED' })),
  close: () => Promise.resolve(),
}

export const message = {
  name: 'Farah Osman',
  email: 'farah@example.com',
  organization: 'Universiti Contoh',
  subject: 'The study',
  message: 'May I ask about the study?',
}

export const signup = { email: 'farah@example.com', name: 'Farah' }
