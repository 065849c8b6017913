import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { siteHandler } from '../../server/static-site.ts'
import { inEnglishIfUnpublished } from '../../src/app/unpublished-languages.ts'
import { localizedPath, languages, type LanguageId } from '../../src/languages.ts'
import { cloudflareFiles, hostRedirects, securityHeaders, vercelFile } from '../../vite/hosts.ts'
import { builtHeaders, dist, everyIndexedPage, readBuilt } from './built-site.ts'

test('allows no inline or evaluated script and no other site', () => {
  const policy = builtHeaders()['Content-Security-Policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; /)
  expect(policy).not.toMatch(/https?:|data:|\*|unsafe-eval/)
  expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1)
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('protects every response with the other security headers', () => {
  expect(builtHeaders()).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('microphone=()'),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
  })
})

test('allows calls to a backend on another origin', () => {
  const policy = securityHeaders('', 'https://abc.supabase.co')['Content-Security-Policy']
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;")
  expect(policy?.match(/abc\.supabase\.co/g)).toHaveLength(1)
})

test('keeps every line within the 2000 characters that Cloudflare Pages reads', () => {
  for (const line of readBuilt('_headers').split('\n')) expect(line.length).toBeLessThan(2000)
})

test('revalidates every page and caches hashed files for ever', () => {
  const headers = readBuilt('_headers')
  const missing = everyIndexedPage
    .map(([path, language]) => localizedPath(language, path))
    .filter((address) => !headers.includes(`\n${address}\n  Cache-Control: no-cache\n`))
  expect(missing).toEqual([])
  expect(headers).toMatch(
    /\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
  )
})

test('lets other sites show the social cards and icons, and nothing else', () => {
  const images = [
    ...publishedLanguages.map((id) => localizedPath(id, '/social/*')),
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/favicon.svg',
  ]
  const policy = 'Cross-Origin-Resource-Policy'
  const rules = readBuilt('_headers').split(/\n(?=\/)/)
  const open = rules.filter((rule) => rule.includes(`  ! ${policy}\n  ${policy}: cross-origin`))
  expect(open.map((rule) => rule.split('\n')[0])).toEqual(images)
  const vercel: { source: string; headers: { value: string }[] }[] = JSON.parse(
    readBuilt('vercel.json'),
  ).headers
  const openOnVercel = vercel.filter(({ headers }) => headers[0]?.value === 'cross-origin')
  expect(openOnVercel.map(({ source }) => source.replace('(.*)', '*'))).toEqual(images)
  for (const path of images)
    expect(existsSync(join(dist, path.replace('*', 'home.png'))), path).toBe(true)
})

test('serves the 404 page of the URL’s language', () => {
  const redirects = readBuilt('_redirects')
  const rules = publishedLanguages.slice(1).map((id) => {
    const { base } = languages[id]
    return `${base}/* ${base}/404.html 404`
  })
  expect(redirects.match(/^\/(?!api).* 404$/gm) ?? []).toEqual(rules)
})

test('leads from the addresses of a language that is built nowhere to the English page', async () => {
  expect(hostRedirects(undefined, ['en', 'ms', 'zh']).split('\n')).toEqual(
    expect.arrayContaining(['/ta / 302', '/ta/* /:splat 302', '/ms/* /ms/404.html 404']),
  )
  expect(hostRedirects(undefined, ['en', 'ms', 'zh', 'ta'])).not.toContain('302')
  const vercel = JSON.parse(vercelFile({}, undefined, ['en', 'ms', 'zh']))
  expect(vercel.redirects).toEqual([
    { source: '/ta', destination: '/', permanent: false },
    { source: '/ta/:path*', destination: '/:path*', permanent: false },
  ])
})

test('leads there with npm start, too, and keeps what follows the path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '404.html'), 'missing')
  await writeFile(join(folder, '_redirects'), hostRedirects(undefined, ['en', 'ms', 'zh']))
  const answer = siteHandler(folder)
  const leadsTo = async (path: string) => {
    const { status, headers } = await answer(new Request(`http://localhost${path}`))
    return [status, headers.get('location')]
  }
  expect(await leadsTo('/ta')).toEqual([302, '/'])
  expect(await leadsTo('/ta/about?from=mail')).toEqual([302, '/about?from=mail'])
  expect(await leadsTo('/ta//evil.test')).toEqual([308, '/ta/evil.test'])
  expect(await leadsTo('/tables')).toEqual([404, null])
  expect(await leadsTo('/ms/nope')).toEqual([404, null])
})

test('leads there in the browser where the host did not', () => {
  const published: LanguageId[] = ['en', 'ms', 'zh']
  expect(inEnglishIfUnpublished('/ta', published)).toBe('/')
  expect(inEnglishIfUnpublished('/ta/about', published)).toBe('/about')
  expect(inEnglishIfUnpublished('/ms/about', published)).toBe('/ms/about')
  expect(inEnglishIfUnpublished('/tables', published)).toBe('/tables')
})

test('proxies the waitlist and leaving it where the build knows the backend', () => {
  expect(hostRedirects('https://abc.supabase.co', ['en']).split('\n').slice(0, 2)).toEqual([
    '/api/waitlist https://abc.supabase.co/functions/v1/waitlist 200',
    '/api/unsubscribe https://abc.supabase.co/functions/v1/unsubscribe 200',
  ])
  expect(hostRedirects(undefined, ['en'])).toMatch(/^#/)
})

test('runs Cloudflare’s function only for the waitlist and leaving it', () => {
  const routes = JSON.parse(cloudflareFiles({}, 'https://abc.supabase.co')['_routes.json'] ?? '')
  expect(routes).toEqual({
    version: 1,
    include: ['/api/waitlist', '/api/unsubscribe'],
    exclude: [],
  })
  expect(cloudflareFiles({}, undefined)).toEqual({})
})

test('proxies a signup through Cloudflare with the client address from Cloudflare', async () => {
  const proxied: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    proxied.push(request)
    return new Response('{"success":false}', { status: 429, headers: { 'retry-after': '60' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const headers = securityHeaders('', 'https://abc.supabase.co')
  const code = cloudflareFiles(headers, 'https://abc.supabase.co')['_worker.js'] ?? ''
  type Worker = { default: { fetch(request: Request): Promise<Response> } }
  const worker: Worker = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const signup = '{"email":"ada@example.com"}'
  await worker.default.fetch(
    new Request('https://www.example.com/api/unsubscribe?token=abc&language=ms'),
  )
  expect(proxied.pop()?.url).toBe(
    'https://abc.supabase.co/functions/v1/unsubscribe?token=abc&language=ms',
  )
  const response = await worker.default.fetch(
    new Request('https://www.example.com/api/waitlist', {
      method: 'POST',
      body: signup,
      headers: {
        'content-type': 'application/json',
        'content-language': 'ta',
        'notice-version': '1.2',
        'cf-connecting-ip': '203.0.113.9',
        'x-forwarded-for': '198.51.100.1',
      },
    }),
  )
  const [request] = proxied
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('https://abc.supabase.co/functions/v1/waitlist')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('content-language')).toBe('ta')
  expect(request?.headers.get('notice-version')).toBe('1.2')
  expect(request?.headers.get('x-forwarded-for')).toBe('203.0.113.9')
  expect(await request?.text()).toBe(signup)
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(Object.fromEntries(response.headers)).toMatchObject(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  )
})

test('sends the same headers on Vercel, and proxies the waitlist there', () => {
  const built = JSON.parse(readBuilt('vercel.json'))
  const pairs: { key: string; value: string }[] = built.headers[0].headers
  expect(Object.fromEntries(pairs.map(({ key, value }) => [key, value]))).toEqual(builtHeaders())
  expect(built.cleanUrls).toBe(true)
  expect(JSON.parse(vercelFile({}, 'https://abc.supabase.co', ['en'])).rewrites).toEqual([
    { source: '/api/waitlist', destination: 'https://abc.supabase.co/functions/v1/waitlist' },
    {
      source: '/api/unsubscribe',
      destination: 'https://abc.supabase.co/functions/v1/unsubscribe',
    },
  ])
})
