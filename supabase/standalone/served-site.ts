import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticSite, readHeaders } from './static-site.ts'

export type ServedSite = Awaited<ReturnType<typeof open>>

/** Answers the new site as soon as a build has replaced the folder. */
export async function serveSite(folder: string): Promise<() => Promise<ServedSite>> {
  const copies = mkdtempSync(join(tmpdir(), 'site-'))
  process.once('exit', () => rmSync(copies, { recursive: true, force: true }))
  let site = await open(folder, copies)
  let next: Promise<ServedSite> | undefined

  async function goOver(): Promise<ServedSite> {
    const last = site
    site = await open(folder, copies).catch(() => last)
    next = undefined
    if (site !== last) setTimeout(() => void remove(last.copy), 60_000).unref()
    return site
  }
  return async () => {
    const stamp = stampOf(folder)
    // Between a build's two renames the folder is missing.
    if (stamp === undefined || stamp === site.stamp) return site
    return (next ??= goOver())
  }
}

/** Builds replace the folder, so a copy is served. */
async function open(folder: string, copies: string) {
  for (;;) {
    const stamp = stampOf(folder)
    const copy = await mkdtemp(join(copies, 'release-'))
    const failure = await cp(folder, copy, { recursive: true, preserveTimestamps: true }).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (stampOf(folder) !== stamp) {
      await remove(copy)
      continue
    }
    if (failure !== undefined) throw failure
    return {
      copy,
      stamp,
      headers: readHeaders(join(copy, '_headers')),
      answer: createStaticSite(copy),
    }
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

function stampOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.ino} ${found.ctimeMs}`
}
