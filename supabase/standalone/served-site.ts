import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStaticSite, readHeaders } from './static-site.ts'

export type ServedSite = Awaited<ReturnType<typeof open>>

/** The site in a folder and, from the next build on, the one that has taken its place: whole, with its own headers. */
export async function serveSite(folder: string): Promise<() => Promise<ServedSite>> {
  const copies = mkdtempSync(join(tmpdir(), 'site-'))
  process.once('exit', () => rmSync(copies, { recursive: true, force: true }))
  let known = stampOf(folder)
  let site = open(folder, copies)
  await site
  return () => {
    const stamp = stampOf(folder)
    // Between the two renames of a build there is none for a moment.
    if (stamp !== undefined && stamp !== known) {
      known = stamp
      site = replace(site, folder, copies)
    }
    return site
  }
}

async function replace(
  last: Promise<ServedSite>,
  folder: string,
  copies: string,
): Promise<ServedSite> {
  try {
    const next = await open(folder, copies)
    const { copy } = await last
    // Whoever is halfway through one of its files has a minute.
    setTimeout(() => void rm(copy, { recursive: true, force: true }), 60_000).unref()
    return next
  } catch {
    // Replaced again meanwhile: the next request finds that out.
    return last
  }
}

/** Serves a copy, whose files stay what they are while a build replaces the folder. */
async function open(folder: string, copies: string) {
  const copy = await mkdtemp(join(copies, 'release-'))
  await cp(folder, copy, { recursive: true, preserveTimestamps: true })
  return { copy, headers: readHeaders(join(copy, '_headers')), answer: createStaticSite(copy) }
}

function stampOf(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.ino} ${found.ctimeMs}`
}
