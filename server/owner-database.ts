import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { json } from 'node:stream/consumers'
import postgres from 'postgres'
import * as v from 'valibot'
import {
  addressOptions,
  type Database,
  type Value,
} from '../supabase/functions/_shared/database.ts'
import { CodedError, codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { embeddedFolder, openDataFolder } from './data-folder.ts'
import { openEmbedded, prepareEmbedded } from './embedded-database.ts'
import type { LocalSettings } from './settings.ts'

type DatabaseSettings = Pick<LocalSettings, 'databaseUrl' | 'dataFolder'>

/**
 * Runs a command on the database with its owner's rights: the functions' role can neither read the
 * list nor queue mail.
 */
export async function withOwnerDatabase(
  settings: DatabaseSettings,
  command: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openAsOwner(settings)
  try {
    await command(database)
  } catch (error) {
    throw error instanceof StartError ? error : explain(error)
  } finally {
    await database.close()
  }
}

/** Returns the value of one expression of SQL. */
export async function queryOne<Result>(
  schema: v.GenericSchema<unknown, Result>,
  database: Database,
  expression: string,
  values: readonly Value[],
): Promise<Result> {
  const [row] = await database.query(`select ${expression} as result`, values)
  return v.parse(v.object({ result: schema }), row).result
}

/** Says which database the settings name. */
export function describeDatabase({ databaseUrl, dataFolder }: DatabaseSettings): string {
  if (databaseUrl === null) return `embedded PostgreSQL in ${embeddedFolder(dataFolder)}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

async function openAsOwner({ databaseUrl, dataFolder }: DatabaseSettings): Promise<Database> {
  if (databaseUrl === null) return (await askServer(dataFolder)) ?? (await openAlone(dataFolder))
  const prepare = new URL(databaseUrl).port !== '6543'
  const options = { max: 1, prepare, onnotice: () => {}, connect_timeout: 5 }
  const sql = postgres(databaseUrl, { ...addressOptions(databaseUrl), ...options })
  return {
    query: async (statement, values) => sql.unsafe(statement, [...values]),
    close: () => sql.end({ timeout: 2 }),
  }
}

/** Opens the embedded database, which takes one process at a time. */
async function openAlone(dataFolder: string): Promise<Database> {
  let release: () => Promise<void>
  try {
    release = await openDataFolder(dataFolder)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    // A server may have started meanwhile.
    const server = await askServer(dataFolder)
    if (server) return server
    throw new StartError(
      `${error.message} A running \`npm start\` or \`npm run dev\` answers this command itself, but not on Windows, nor where the folder's path is long: stop it there first.`,
    )
  }
  try {
    const database = await prepareEmbedded(await openEmbedded(embeddedFolder(dataFolder)))
    return {
      ...database.asOwner,
      async close() {
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** Errors of PostgreSQL have their code only, because texts can quote an address. */
function explain(error: unknown): StartError {
  const code = codeOf(error)
  if (/^(42883|42P01|3F000)$/.test(code))
    return new StartError(
      'The database lacks tables or functions of this checkout: apply the migrations first.',
    )
  if (code === '42501')
    return new StartError('DATABASE_URL has to be the login of the database’s owner for this.')
  return new StartError(`The database could not be used (${code}).`)
}

const querySchema = v.object({
  statement: v.string(),
  values: v.array(v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
})

const answerSchema = v.union([
  v.object({ rows: v.array(v.unknown()) }),
  v.object({ code: v.string() }),
])

/**
 * Returns the path of the socket on which a server answers commands, or null where there is none:
 * Node has no socket files on Windows, and the system cuts paths above some 100 bytes.
 */
function socketOf(dataFolder: string): string | null {
  const path = join(dataFolder, 'commands.sock')
  const fromHere = relative(process.cwd(), path)
  const shorter = fromHere.length < path.length ? fromHere : path
  return process.platform === 'win32' || Buffer.byteLength(shorter) > 100 ? null : shorter
}

/**
 * Lets commands use the embedded database while this process has it. Only this user of the machine
 * can open the socket.
 */
export async function answerCommands(
  database: Pick<Database, 'query'>,
  dataFolder: string,
): Promise<() => Promise<void>> {
  const socket = socketOf(dataFolder)
  if (socket === null) return async () => {}
  const server = createServer((req, res) => void answerQuery(database, req, res))
  // A killed process left it behind: this one has the folder's lock.
  await rm(socket, { force: true })
  server.listen(socket)
  await once(server, 'listening')
  await chmod(socket, 0o600)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function answerQuery(
  database: Pick<Database, 'query'>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  let answer: string
  try {
    const { statement, values } = v.parse(querySchema, await json(req))
    answer = JSON.stringify({ rows: await database.query(statement, values) })
  } catch (error) {
    answer = JSON.stringify({ code: codeOf(error) })
  }
  res.end(answer)
}

/** Returns the database of the process that answers on the data folder's socket, or null. */
async function askServer(dataFolder: string): Promise<Database | null> {
  const socket = socketOf(dataFolder)
  if (socket === null) return null
  const query = (statement: string, values: readonly Value[]) => send(socket, statement, values)
  try {
    await query('select', [])
  } catch (error) {
    if (/^(ENOENT|ECONNREFUSED)$/.test(codeOf(error))) return null
    throw explain(error)
  }
  return { query, close: async () => {} }
}

async function send(
  socketPath: string,
  statement: string,
  values: readonly Value[],
): Promise<unknown[]> {
  const req = request({ socketPath, method: 'POST', agent: false })
  req.end(JSON.stringify({ statement, values }))
  const [res]: IncomingMessage[] = await once(req, 'response')
  const answer = v.parse(answerSchema, res && (await json(res)))
  if ('code' in answer) throw new CodedError(answer.code)
  return answer.rows
}
