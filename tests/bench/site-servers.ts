import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileFor } from '../../deploy/build/hosts/site-address.ts'
import { addressIn, languageIds } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { createStaticSite, readHeaders } from '../../supabase/standalone/static-site.ts'

export type SiteServers = {
  /** Tables show the build's folder. */
  name: string
  site: string
  floor: string
  close: () => void
}

export type SiteOptions = {
  /** Builds in these folders are measured in turn with this one. */
  against: string[]
  /** Tables show medians of these repetitions. */
  runs: number
  /** Unless told, they are all English pages and two of each other language. */
  pages?: string[] | undefined
}

/** Each site has servers of its own, which are closed in the end. */
export async function withSites(
  { against }: SiteOptions,
  act: (sites: SiteServers[]) => Promise<void>,
): Promise<void> {
  const sites = await Promise.all(['dist', ...against].map(startSiteServers))
  try {
    await act(sites)
  } finally {
    for (const { close } of sites) close()
  }
}

export function pagesIn(
  sites: SiteServers[],
  { pages }: SiteOptions,
): { path: string; sites: SiteServers[] }[] {
  const english = Object.values(paths).map((path) => addressIn('en', path))
  const others = languageIds
    .filter((language) => language !== 'en')
    .flatMap((language) => [addressIn(language, paths.home), addressIn(language, paths.forUsers)])
  return (pages ?? [...english, ...others]).map((path) => ({
    path,
    sites: sites.filter(({ name }) => existsSync(fileOf(name, path))),
  }))
}

/** The floor is the same pages without scripts, as fast as possible. */
async function startSiteServers(dist: string): Promise<SiteServers> {
  const headers = readHeaders(join(dist, '_headers'))
  const serveSite = createStaticSite(dist)
  const site = createServer((asked, answer) => {
    for (const [name, value] of headers) answer.setHeader(name, value)
    serveSite(asked, answer)
  })
  const floor = createServer(floorPages(dist))
  const addresses = await Promise.all([listen(site), listen(floor)])
  return {
    name: dist,
    site: addresses[0],
    floor: addresses[1],
    close: () => {
      site.close()
      floor.close()
    },
  }
}

function fileOf(dist: string, address: string): string {
  return join(dist, fileFor('en', address))
}

function floorPages(dist: string): RequestListener {
  const pages = new Map<string, Buffer>()
  const bare = (file: string) => {
    const html = readFileSync(file, 'utf8')
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replace(/<link id="sheet"[^>]*>/, '')
    return brotliCompressSync(html)
  }
  return ({ url = '/' }, answer) => {
    const file = fileOf(dist, url)
    if (!existsSync(file)) {
      answer.statusCode = 404
      answer.end()
      return
    }
    const page = pages.get(url) ?? bare(file)
    pages.set(url, page)
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.setHeader('content-encoding', 'br')
    answer.end(page)
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The bench has no port.')
  return `http://127.0.0.1:${address.port}`
}
