import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileFor } from '../../deploy/build/hosts/site-address.ts'
import { paths } from '../../src/paths.ts'
import { createStaticSite, readHeaders } from '../../supabase/standalone/static-site.ts'

const dist = 'dist'

export type SiteServers = { site: string; floor: string; close: () => void }

/** The built site, and beside it the floor: the same pages without any script, as fast as they can be. */
export async function startSiteServers(): Promise<SiteServers> {
  const headers = readHeaders(join(dist, '_headers'))
  const serveSite = createStaticSite(dist)
  const site = createServer((asked, answer) => {
    for (const [name, value] of headers) answer.setHeader(name, value)
    serveSite(asked, answer)
  })
  const floor = createServer(floorPages())
  const addresses = await Promise.all([listen(site), listen(floor)])
  return {
    site: addresses[0],
    floor: addresses[1],
    close: () => {
      site.close()
      floor.close()
    },
  }
}

function floorPages(): RequestListener {
  const pages = new Map<string, Buffer>(
    Object.values(paths).map((path) => {
      const html = readFileSync(join(dist, fileFor('en', path)), 'utf8')
      const bare = html
        .replaceAll(/<script.*?<\/script>/gs, '')
        .replace(/<link id="sheet"[^>]*>/, '')
      return [path, brotliCompressSync(bare)]
    }),
  )
  return (asked, answer) => {
    const page = pages.get(asked.url ?? '')
    if (page) {
      answer.setHeader('content-type', 'text/html; charset=utf-8')
      answer.setHeader('content-encoding', 'br')
    } else answer.statusCode = 404
    answer.end(page)
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The bench has no port.')
  return `http://127.0.0.1:${address.port}`
}
