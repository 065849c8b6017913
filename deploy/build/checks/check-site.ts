import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from '../hosts/precompress.ts'
import { paths } from '../../../src/paths.ts'
import { fileFor } from '../hosts/site-address.ts'
import { readLoader } from '../pages.ts'
import type { Edition, Site } from '../prerender.ts'
import { checkBudgets, sizeTable, type RouteSizes } from './budgets.ts'
import { findLeaks } from './leaks.ts'
import { reportUnfinished, unconfirmedHelplines } from './unfinished.ts'

export async function checkSite({ dist, editions, entry }: Site): Promise<void> {
  const files = await filesIn(dist)
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)

  const brotli = await precompress(files)
  const loader = (await readLoader()).length
  const errors = editions.flatMap((edition) => {
    const rows = entry.routes.map(({ path }) => sizesOf(path, edition, dist, brotli))
    console.log(`\n${sizeTable(edition.language, rows)}`)
    return checkBudgets(edition.language, rows, loader)
  })

  const strict = process.env.SITE_STRICT === '1'
  const open = [...entry.unconfirmed, ...unconfirmedHelplines(entry.helplines, new Date())]
  const unfinished = reportUnfinished(open, strict)
  if (unfinished) console.log(unfinished)
  if (errors.length > 0) console.log(`Over budget.\n${errors.join('\n')}`)
}

/** The start fetches it right after the page, without a click. */
const fetchedAnyway: Record<string, string[]> = {}

function sizesOf(
  path: string,
  { language, entry, chunks }: Edition,
  dist: string,
  brotli: Map<string, number>,
): RouteSizes {
  const size = (file: string) => brotli.get(join(dist, file)) ?? Number.NaN
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
  const own = chunks.scriptsFor(path, ...(fetchedAnyway[path] ?? []))
  const html = size(fileFor(language, path))
  const scripts = sum(own)
  // On /for-users hidden lines keep their place, so the browser lays them out.
  const fonts = chunks.fonts + (path === paths.forUsers ? chunks.foldedFonts : 0)
  const ahead = new Set(entry.routes.flatMap((route) => chunks.scriptsFor(route.path)))
  return {
    path,
    html,
    scripts,
    chunk: size(chunks.chunkFor(path)),
    visit: html + scripts + size(chunks.stylesheet ?? '') + fonts,
    prefetch: sum([...ahead].filter((file) => !own.includes(file))),
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
