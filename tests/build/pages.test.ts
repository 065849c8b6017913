import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unescapeHtml } from '../../deploy/build/page-styles.ts'
import { imageFor } from '../../deploy/build/hosts/site-address.ts'
import {
  builtHeaders,
  dist,
  everyAddress,
  everyVersion,
  readBuilt,
  readPage,
} from './built-site.ts'

const [, sheet = ''] = /id="sheet"[^>]* href="\/([^"]+)"/.exec(readPage('/')) ?? []
const wholeSheet = readBuilt(sheet)

function contentOf(html: string, pattern: RegExp): string {
  const found = html.match(new RegExp(pattern, 'g')) ?? []
  expect(found).toHaveLength(1)
  return pattern.exec(html)?.[1] ?? ''
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

describe.each(everyVersion)('the built page %s in %s', (address, language) => {
  const html = readPage(address, language)

  test('is whole: one heading, its words, no mark left of the template or of a page in pieces', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.includes(`data-path="${address}"`)).toBe(true)
    expect(/<!--(?:app|head|\$\?|\$!)|<template/.exec(html)?.[0]).toBeUndefined()
  })

  test('names itself in one title and one description of a useful length', () => {
    contentOf(html, /<title>([^<]+)<\/title>/)
    const description = contentOf(html, /<meta name="description" content="([^"]+)"/)
    // A Chinese character stands for two or more letters of other scripts.
    const least = language === 'zh' ? 39 : 69
    expect(description.length).toBeGreaterThan(address === '*' ? 9 : least)
    expect(description.length).toBeLessThan(175)
  })

  test('asks for nothing before the first paint', () => {
    const early =
      /<script[^>]* src=|<link rel="(?:modulepreload|preload)"|<img(?![^>]*loading="lazy")/
    expect(early.exec(html)?.[0]).toBeUndefined()
    expect(contentOf(html, /<link id="sheet"([^>]*)>/)).toContain('disabled')
  })

  test('holds only what the policy allows by its hash', () => {
    const policy = builtHeaders()['Content-Security-Policy'] ?? ''
    expect(policy.includes(hash(contentOf(html, /<style>(.*?)<\/style><style>/s)))).toBe(true)
    expect(policy).toContain(hash(contentOf(html, /<script>(.*?)<\/script>/s)))
    expect(/ style="| on[a-z]+="/.exec(html)?.[0]).toBeUndefined()
  })

  test('holds the styles of its own classes, but for hovering and printing', () => {
    const styles = contentOf(html, /<style>(.*?)<\/style><style>/s)
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) =>
      unescapeHtml(names ?? '').split(' '),
    )
    const missing = [...new Set(classes)].filter((name) => {
      const escaped = name.replaceAll(/[^\w-]/g, String.raw`\\\$&`)
      const selector = new RegExp(String.raw`(?<=[{},])\.${escaped}(?=[:[{,])`)
      return name && selector.test(wholeSheet) && !selector.test(styles)
    })
    const forLater = /^(?:group-)?hover:|^print:|-on-hover$/
    expect(missing.filter((name) => !forLater.test(name))).toEqual([])
    expect(styles).not.toMatch(/:hover|:active|@media print/)
    expect(styles.includes(':focus-visible{outline')).toBe(true)
    // The order is that of the whole sheet, whose layers must not end up above these; theme holds only names.
    const layers = [...styles.matchAll(/@layer (\w+)/g)].map(([, name]) => name)
    expect(layers.filter((name) => name !== 'theme')).toEqual(['properties', 'base', 'utilities'])
  })

  test('gets the whole sheet at its end without scripts, for hovering and printing', () => {
    const found = contentOf(html, /<link id="sheet" rel="stylesheet" href="([^"]+)"/)
    expect(html).toContain(`<noscript><link rel="stylesheet" href="${found}"></noscript></body>`)
    expect(wholeSheet).toMatch(/:hover/)
    expect(wholeSheet).toMatch(/@media print/)
  })

  test('sets every variable that its styles read without a stand-in', () => {
    const set = new Set([...html.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name]) => name))
    const read = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(read.filter((name) => !set.has(name))).toEqual([])
  })

  test('starts the scripts that exist', () => {
    const scripts = contentOf(html, /data-scripts="([^"]+)"/).split(' ')
    for (const script of scripts) expect(existsSync(join(dist, script)), script).toBe(true)
  })
})

describe.each(everyAddress)('what others read about %s in %s', (address, language) => {
  const html = readPage(address, language)
  const canonical = contentOf(html, /<link rel="canonical" href="([^"]+)"/)

  test('its own title and image, and the address to keep, in the tags for shared links', () => {
    expect(contentOf(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical)
    expect(contentOf(html, /<meta property="og:title" content="([^"]+)"/)).toBe(
      contentOf(html, /<title>([^<]+)<\/title>/),
    )
    const image = new URL(contentOf(html, /<meta property="og:image" content="([^"]+)"/))
    expect(image.pathname).toBe(imageFor(language, address))
    expect(existsSync(join(dist, image.pathname)), image.pathname).toBe(true)
  })

  test('the words of the image for shared links, which are those of the title in the heading', () => {
    const heading = contentOf(html, /<h1[^>]*>(.*?)<\/h1>/s).replaceAll(/<[^>]*>/g, '')
    const alt = contentOf(html, /<meta property="og:image:alt" content="([^"]+)"/)
    expect(heading.trim().endsWith(alt), `${heading} / ${alt}`).toBe(true)
  })

  test('structured data that parses, with questions only where the page has them', () => {
    const json: unknown = JSON.parse(
      contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/s),
    )
    const text = JSON.stringify(json)
    for (const kind of ['Organization', 'WebSite', 'WebPage']) expect(text).toContain(`"${kind}"`)
    expect(text.includes('"BreadcrumbList"')).toBe(address !== '/')
    expect(text.includes('"PostalAddress"')).toBe(address === '/')
    expect(text.includes('"FAQPage"')).toBe(address === '/contact')
  })
})

test('the page for unknown addresses is not for search engines', () => {
  expect(readPage('*')).toContain('<meta name="robots" content="noindex">')
})

test('robots are shown the site map', () => {
  expect(readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m)
})

test('security.txt says where to write and ends within a year', () => {
  const text = readBuilt('.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})

test('every icon of the manifest exists', () => {
  const manifest = readBuilt('manifest.webmanifest')
  for (const [, icon] of manifest.matchAll(/"src":"([^"]+)"/g)) {
    expect(existsSync(join(dist, icon ?? '')), icon).toBe(true)
  }
})

test('every text file lies there compressed, and unpacks to itself', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) =>
    /\.(?:html|js|css|csv|json|svg|xml|txt|webmanifest)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(everyVersion.length)
  for (const file of texts) {
    const plain = readFileSync(join(dist, file))
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(plain), file).toBe(
      true,
    )
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(plain), file).toBe(true)
  }
})

test('no page loads anything from elsewhere', () => {
  const elsewhere =
    /(?:src|srcset)="https?:|<link rel="(?:stylesheet|icon|preconnect|dns-prefetch)"[^>]*https?:/
  expect(everyVersion.filter((version) => elsewhere.test(readPage(...version)))).toEqual([])
})
