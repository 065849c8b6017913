import { owner } from '../../src/content/owner.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { neededLater, unescapeHtml } from '../../vite/page-styles.ts'
import { imageFor } from '../../vite/site-files.ts'
import { wordFile, wordFileName } from '../../vite/still-water.tsx'
import {
  builtHeaders,
  dist,
  everyIndexedPage,
  everyVersion,
  readBuilt,
  readPage,
} from './built-site.ts'

const [, stylesheetFile = ''] = /id="sheet"[^>]* href="\/([^"]+)"/.exec(readPage('/')) ?? []
const stylesheet = readBuilt(stylesheetFile)

function selectorOf(name: string): RegExp {
  const escaped = name.replaceAll(/[^\w-]/g, String.raw`\\\$&`)
  return new RegExp(String.raw`(?<=[{},])\.${escaped}(?=[:[{,])`)
}

const found = new Map<string, boolean>()

/** Most classes are on every page: searching the stylesheet once is enough. */
function isInStylesheet(name: string): boolean {
  const known = found.get(name) ?? (name !== '' && selectorOf(name).test(stylesheet))
  found.set(name, known)
  return known
}

const ofHowItWorks = (name: string) => `src/pages/how-it-works/${name}.css`

/** What the app loads and no page inlines. */
const loadedWithTheApp = [
  'src/styles/after-hydration.css',
  'src/styles/print.css',
  'src/pages/for-partners/group-size.css',
  'src/pages/how-it-works/differences.css',
  ...['bands', 'account-screen', 'needs-screen', 'session-screen'].map(ofHowItWorks),
  ...['follow-up-screen', 'change-screen', 'card', 'whole-cloth'].map(ofHowItWorks),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** Returns the one match of the pattern's group. */
function only(html: string, pattern: RegExp): string {
  expect(html.match(new RegExp(pattern, `g${pattern.flags}`))).toHaveLength(1)
  return pattern.exec(html)?.[1] ?? ''
}

test('draws the name that the owner gave', async () => {
  expect(readBuilt(wordFileName)).toBe(await wordFile())
})

describe.each(everyVersion)('the built page %s in %s', (address, language) => {
  const html = readPage(address, language)

  test('has one h1 and no placeholder of the template', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.includes(`data-path="${address}"`)).toBe(true)
    expect(/<!--(?:app|head|\$\?|\$!)|<template/.exec(html)?.[0]).toBeUndefined()
  })

  test('has one title and one description of a useful length', () => {
    only(html, /<title>([^<]+)<\/title>/)
    const description = only(html, /<meta name="description" content="([^"]+)"/)
    // A Chinese character counts for two or more Latin letters.
    const least = language === 'zh' ? 39 : 69
    expect(description.length).toBeGreaterThan(address === '*' ? 9 : least)
    expect(description.length).toBeLessThan(175)
  })

  test('requests nothing before the first paint, and nothing from another site', () => {
    const early =
      /<script[^>]* src=|<link rel="(?:modulepreload|preload)"|<img(?![^>]*loading="lazy")/
    expect(early.exec(html)?.[0]).toBeUndefined()
    expect(only(html, /<link id="sheet"([^>]*)>/)).toContain('disabled')
    const elsewhere =
      /(?:src|srcset)="https?:|<link rel="(?:stylesheet|icon|preconnect)"[^>]*https?:/
    expect(elsewhere.exec(html)?.[0]).toBeUndefined()
  })

  test('runs one inline script of at most half a KiB that the CSP allows', () => {
    const loader = only(html, /<script>(.*?)<\/script>/s)
    expect(loader.length).toBeLessThanOrEqual(512)
    const hash = createHash('sha256').update(loader).digest('base64')
    expect(builtHeaders()['Content-Security-Policy']).toContain(`'sha256-${hash}'`)
    expect(/ on[a-z]+="/.exec(html)?.[0]).toBeUndefined()
  })

  test('loads scripts that exist', () => {
    const scripts = only(html, /data-scripts="([^"]+)"/).split(' ')
    for (const script of scripts) expect(existsSync(join(dist, script)), script).toBe(true)
  })

  test('inlines the styles of its own classes', () => {
    const styles = only(html, /<style>(.*?)<\/style>/s)
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
      unescapeHtml(names ?? '').split(' '),
    )
    const missing = [...new Set(classes)].filter(
      (name) =>
        isInStylesheet(name) &&
        !selectorOf(name).test(styles) &&
        !neededLater.test(name) &&
        !loadedWithTheApp.includes(`.${name}`),
    )
    expect(classes.some(isInStylesheet)).toBe(true)
    expect(missing).toEqual([])
  })

  test('loads the stylesheet without JavaScript', () => {
    expect(html).toContain(`<noscript><link rel="stylesheet" href="/${stylesheetFile}"></noscript>`)
  })
})

describe.each(everyIndexedPage)('metadata of %s in %s', (address, language) => {
  const html = readPage(address, language)

  test('has the page’s title, heading, image and URL', () => {
    const property = (name: string) =>
      only(html, new RegExp(`<meta property="og:${name}" content="([^"]+)"`))
    expect(property('url')).toBe(only(html, /<link rel="canonical" href="([^"]+)"/))
    expect(property('title')).toBe(only(html, /<title>([^<]+)<\/title>/))
    const heading = only(html, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]*>|\u00ad|\u200b/g, '')
    // The h1 begins with the page's name, which the description of the image omits.
    expect(heading.trim().endsWith(property('image:alt')), heading).toBe(true)
    const image = new URL(property('image')).pathname
    expect(image).toBe(imageFor(language, address))
    expect(existsSync(join(dist, image)), image).toBe(true)
  })

  test('has structured data that parses, with questions only where the page has them', () => {
    const json: unknown = JSON.parse(
      only(html, /<script type="application\/ld\+json">(.*?)<\/script>/s),
    )
    const text = JSON.stringify(json)
    for (const kind of ['Organization', 'WebSite', 'WebPage']) expect(text).toContain(`"${kind}"`)
    expect(text.includes('"BreadcrumbList"')).toBe(address !== '/')
    expect(text.includes('"PostalAddress"')).toBe(address === '/')
    expect(text.includes('"FAQPage"')).toBe(address === '/contact')
  })
})

test('tells search engines the legal name, the street and our profiles, once', () => {
  const [, text = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readPage('/')) ?? []
  const { '@graph': graph }: { '@graph': Record<string, unknown>[] } = JSON.parse(text)
  const profiles = Object.values(owner.socialLinks).filter(Boolean)
  expect(graph.find((entry) => entry['@type'] === 'Organization')).toMatchObject({
    legalName: owner.company,
    address: owner.address.length > 0 ? { streetAddress: owner.address.join(', ') } : {},
    ...(profiles.length > 0 && { sameAs: profiles }),
  })
  expect(readPage('/about')).not.toContain('"legalName"')
})

test('keeps the 404 page out of search engines', () => {
  expect(readPage('*')).toMatch(/<meta name="robots" content="noindex"\/?>/)
})

test('names the sitemap in robots.txt', () => {
  expect(readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m)
})

test('writes a security.txt that expires within a year', () => {
  const text = readBuilt('.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('writes every text file precompressed as well', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(?:html|js|css|json|svg|xml|txt)$/.test(file))
  expect(texts.length).toBeGreaterThan(everyVersion.length)
  for (const file of texts) {
    const plain = readFileSync(join(dist, file))
    const [br, gz] = [`${file}.br`, `${file}.gz`].map((name) => readFileSync(join(dist, name)))
    expect(br && brotliDecompressSync(br).equals(plain), file).toBe(true)
    expect(gz && gunzipSync(gz).equals(plain), file).toBe(true)
  }
})

test('ships no regular expression that Safari 15.6 cannot parse', () => {
  // Vite compiles newer literals to RegExp calls, which throw at run time in older browsers.
  const newer = /\(\?<[=!]|RegExp\([^()]*,\s*["'`][a-z]*v[a-z]*["'`]\)/
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => newer.test(readBuilt(`assets/${file}`)))).toEqual([])
})
