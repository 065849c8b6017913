import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { precompress } from './hosts/precompress.ts'

/** Open pages of an earlier release still ask for its hashed files. */
type Release = { built: string; files: string[] }

const list = 'releases.json'
const keptReleases = 10
const keptFor = 30 * 24 * 60 * 60 * 1000

/** Keeps files of the last ten releases and of thirty days, from the folder to be replaced or from the site's address. */
export async function keepEarlierFiles(site: string, earlier: string): Promise<void> {
  const names = await readdir(join(site, 'assets'))
  const files = names.filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()
  const now: Release = { built: new Date().toISOString(), files }
  const before = (await readReleases(earlier)).filter((release) => !isSame(release, now))
  const releases = [now, ...before].filter(isKept)
  await writeFile(join(site, list), `${JSON.stringify(releases, null, 1)}\n`)
  await precompress([join(site, list)])

  const missing = new Set(releases.flatMap((release) => release.files))
  for (const name of files) missing.delete(name)
  const take = isAddress(earlier) ? fetchFile : copyCompressed
  for (const name of missing) await take(name, earlier, site)
}

function isSame(one: Release, other: Release): boolean {
  return one.files.join() === other.files.join()
}

function isKept(_: Release, index: number, releases: Release[]): boolean {
  const followedBy = releases[index - 1]
  if (!followedBy || index <= keptReleases) return true
  return Date.now() - Date.parse(followedBy.built) < keptFor
}

async function readReleases(earlier: string): Promise<Release[]> {
  if (!isAddress(earlier)) {
    const text = await readFile(join(earlier, list), 'utf8').catch(() => '[]')
    return JSON.parse(text)
  }
  const answer = await fetch(new URL(list, earlier))
  if (answer.status === 404) return []
  if (!answer.ok) throw new Error(`SITE_EARLIER: ${earlier} answers ${answer.status}.`)
  return answer.json()
}

async function copyCompressed(name: string, earlier: string, site: string): Promise<void> {
  for (const file of [name, `${name}.br`, `${name}.gz`].map((each) => join('assets', each)))
    // Images have no compressed copies; the folder may have been emptied by hand.
    await copyFile(join(earlier, file), join(site, file)).catch(() => {})
}

async function fetchFile(name: string, earlier: string, site: string): Promise<void> {
  const answer = await fetch(new URL(`assets/${basename(name)}`, earlier))
  const isPage = answer.headers.get('content-type')?.includes('html')
  if (!answer.ok || isPage) return
  const file = join(site, 'assets', basename(name))
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
  await precompress([file])
}

function isAddress(earlier: string): boolean {
  return /^https?:/.test(earlier)
}
