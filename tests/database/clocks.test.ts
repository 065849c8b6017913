import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { functionsOver, message } from '#tests/functions/functions-under-test.ts'
import { connectDatabase, type Database } from '../../supabase/functions/_shared/database.ts'
import { createDatabaseClock } from '../../supabase/functions/_shared/database-clock.ts'
import { createHealthHandler } from '../../supabase/functions/health/handler.ts'
import { migratePostgres } from '../../supabase/local/database.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

let server: PostgresServer
let database: Database

beforeAll(async () => {
  server = await startPostgres()
  await migratePostgres(server.url)
  database = connectDatabase(server.url, 2)
})

afterAll(async () => {
  await database.close()
  server.remove()
})

const trueTime = Date.now.bind(Date)

/** The function's clock is this many milliseconds ahead of the database's. */
function setAhead(milliseconds: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => trueTime() + milliseconds)
}

beforeEach(() => void vi.restoreAllMocks())
afterEach(() => void vi.restoreAllMocks())

test.each([-5000, 5000, -3_600_000])(
  'with the clocks %s ms apart every message is stored, and the log says so once',
  async (apart) => {
    setAhead(apart)
    const functions = functionsOver(database)
    const log = (...line: unknown[]) => functions.logs.push(JSON.stringify(line))
    const databaseClock = createDatabaseClock(log)
    for (const subject of ['first', 'second']) {
      const body = { ...message, subject: `${subject} at ${apart}` }
      const answer = await functions.post('send-contact-email', body, { databaseClock })
      expect(answer.status).toBe(200)
    }
    const [seen] = await database.query<{ waiting: number }>(
      'select * from operations.health()',
      [],
    )
    expect(seen?.waiting).toBe(0)
    const told = functions.logs.filter((line) => line.includes('clock'))
    expect(told).toEqual([expect.stringContaining(`"seconds":${-apart / 1000}`)])
    expect(functions.logs.filter((line) => line.includes('not stored'))).toEqual([])
  },
)

test('health says how far the clocks are apart', async () => {
  setAhead(-5000)
  const health = createHealthHandler({ database, log: () => {} })
  const answer = await health(new Request('http://site.test/functions/v1/health'))
  expect(await answer.json()).toMatchObject({ database: 'ok', clock: { aheadSeconds: 5 } })
})
