import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { codeOf } from '../functions/_shared/errors.ts'

mimes.ico = 'image/x-icon'

type Headers = readonly (readonly [name: string, value: string])[]

/** Reads the headers that `_headers` sets for all URLs. */
export async function readHeaders(folder: string): Promise<Headers> {
  const text = (await read(join(folder, '_headers')))?.toString() ?? ''
  const [, everywhere = ''] = /^\/\*\n((?: .*\n)+)/.exec(text) ?? []
  const lines = everywhere.matchAll(/^ +([\w-]+): (.+)$/gm)
  return Array.from(lines, ([, name = '', value = '']) => [name, value])
}

/** Not served by URL: files for hosts, precompressed copies and the 404 pages. */
const hidden = /^\/_|^\/vercel\.json$|\/404$|\.(br|gz)$/

/**
 * Serves the built site: pages at their canonical URL, hashed files cached for a year, and a 404 page
 * per language. Ignores range requests, which HTTP allows. Reads files whole, so that an aborted
 * download leaves no open file and a read error rejects.
 */
export async function answerFromSite(
  folder: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    outgoing.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
    return
  }
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(incoming.url ?? '/') ?? []
  const canonical = canonicalPath(path)
  const encodings = acceptedEncodings(incoming.headers['accept-encoding'])
  const find = (name: string) => findFile(folder, name, encodings)
  if (!hidden.test(canonical) && /^\/[\w./-]*$/.test(canonical) && !canonical.includes('..')) {
    const page = await find(pageFile(canonical))
    if (page && canonical !== path) {
      outgoing.writeHead(308, { location: canonical + query, 'cache-control': 'no-cache' }).end()
      return
    }
    const found = page ?? (await find(path))
    if (found) return send(found, 200)
  }
  const [, language = ''] = /^\/([a-z]+)(?:\/|$)/.exec(canonical) ?? []
  const missing = (await find(`/${language}/404.html`)) ?? (await find('/404.html'))
  if (missing) send(missing, 404)
  else outgoing.writeHead(404).end()

  function send({ body, name, encoding }: Found, status: number): void {
    const type = lookup(name) ?? 'application/octet-stream'
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const isHashed = status === 200 && name.startsWith('/assets/')
    outgoing.setHeader(
      'cache-control',
      isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    outgoing.setHeader('vary', 'accept-encoding')
    outgoing.setHeader('etag', etag)
    if (status === 200 && incoming.headers['if-none-match']?.includes(etag)) {
      outgoing.writeHead(304).end()
      return
    }
    if (encoding) outgoing.setHeader('content-encoding', encoding)
    outgoing.setHeader('content-type', type.startsWith('text/') ? `${type};charset=utf-8` : type)
    outgoing.writeHead(status, { 'content-length': body.length })
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

/** Lower-cases and decodes a path and drops extra slashes, `.html` and `/index`. */
function canonicalPath(path: string): string {
  const bare = decode(path)
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^(.*)\/index$/, '$1')
  return bare || '/'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

const suffixes = { br: '.br', gzip: '.gz' } as const

type Encoding = keyof typeof suffixes

type Found = { name: string; body: Buffer; encoding: Encoding | undefined }

function acceptedEncodings(header: string | string[] = ''): Encoding[] {
  const weights = new Map(
    String(header)
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .map(([name = '', weight = '1']) => [name, Number(weight)]),
  )
  const encodings: Encoding[] = ['br', 'gzip']
  return encodings.filter((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}

async function findFile(
  folder: string,
  name: string,
  encodings: Encoding[],
): Promise<Found | undefined> {
  for (const encoding of [...encodings, undefined]) {
    const body = await read(join(folder, name) + (encoding ? suffixes[encoding] : ''))
    if (body) return { name, body, encoding }
  }
  return undefined
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG)$/.test(codeOf(error))) return undefined
    throw error
  }
}
