import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/database/postgres-server.ts'
import { startSite } from '#tests/stack/processes.ts'
import { embeddedFolder, openEmbeddedFolder } from '../../supabase/standalone/database.ts'
import { putRefused, putRelease } from './made-releases.ts'
import type { Stage } from './rehearsal.ts'

/** Builds its dist anew while it runs. */
export async function startNpmStart(built: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'))
  const place = join(folder, 'dist')
  const inUse = [0]
  await putRelease(built, place, 0)
  const site = await startSite(folder, await freePort(), { RATE_LIMIT_PER_HOUR: '1000000' })
  return {
    url: site.url,
    async forward(number) {
      await putRelease(built, place, number)
      inUse.push(number)
    },
    refused: () => putRefused(built, place).catch(() => {}),
    // npm start keeps no other, so the version before is built again.
    async back() {
      inUse.pop()
      await putRelease(built, place, inUse.at(-1) ?? 0)
    },
    async stored(emails) {
      await site.end('SIGTERM')
      const database = await openEmbeddedFolder(embeddedFolder(join(folder, '.local')))
      const { rows } = await database.query(
        'select from public.waitlist_signups where email = any($1)',
        [emails],
      )
      await database.close()
      return rows.length
    },
    async close() {
      await site.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
