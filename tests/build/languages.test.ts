// @vitest-environment jsdom
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { notice as english } from '../../src/content/en/form-notice.ts'
import { company, formRetention, formStorage } from '../../src/content/facts.ts'
import { countries } from '../../src/content/ms/countries.ts'
import { plainText } from '../../src/content/links.ts'
import type { Translated } from '../../src/content/types.ts'
import { addressIn, languageIds, languages, type LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { modulesOf, sentencesOf } from '../../deploy/translations/sentences.ts'
import { dist, everyAddress, everyPage, everyVersion, readBuilt, readPage } from './built-site.ts'

const noticeModules = import.meta.glob<{ notice: Translated<typeof english> }>(
  '../../src/content/*/form-notice.ts',
  { eager: true },
)

function noticeIn(language: LanguageId): Translated<typeof english> {
  const module = noticeModules[`../../src/content/${language}/form-notice.ts`]
  if (!module) throw new Error(`No notice in ${language}.`)
  return module.notice
}

const documents = new Map(
  everyVersion.map(([address, id]) => [`${id} ${address}`, parse(address, id)]),
)

function parse(address: string, language: LanguageId): Document {
  return new DOMParser().parseFromString(readPage(address, language), 'text/html')
}

function pageIn(language: LanguageId, address: string): Document {
  const page = documents.get(`${language} ${address}`)
  if (!page) throw new Error(`No ${address} in ${language}.`)
  return page
}

function sentenceIn(language: LanguageId, place: string): string {
  const sentence = sentencesOf(modulesOf(language)).get(place)
  if (!sentence) throw new Error(`Nothing at ${place} in ${language}.`)
  return sentence
}

function pathOf(address: string | null | undefined): string {
  return new URL(address ?? '').pathname
}

function languageOf(href: string): LanguageId {
  const folder = href.split(/[/#]/)[1]
  return languageIds.find((id) => languages[id].base === `/${folder}`) ?? 'en'
}

/** By the PDPA, section 7(3), the notice is in both, whatever the page's language. */
const policiesOfTheLaw = [addressIn('ms', paths.privacy), addressIn('en', paths.privacy)]

function wordsOf(page: Document): string {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const texts = [...page.querySelectorAll('title, script[type="application/ld+json"], #root')]
  return [...texts.map(({ textContent }) => textContent), ...attributes].join('\n')
}

/** A request may come now or later; these have their text. */
function scriptsOf(language: LanguageId): Map<string, string> {
  const assets = new Set(readdirSync(join(dist, 'assets')))
  const scripts = new Map<string, string>()
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      if (scripts.has(name) || !assets.has(name)) continue
      const code = readBuilt(`assets/${name}`)
      scripts.set(name, code)
      follow(code)
    }
  }
  for (const address of everyPage) follow(readPage(address, language))
  return scripts
}

describe.each(everyVersion)('%s in %s', (address, language) => {
  const page = pageIn(language, address)

  test('says its language where readers, previews and search engines look', () => {
    const { tag, openGraph } = languages[language]
    expect(page.documentElement.lang).toBe(tag)
    const meta = (property: string) =>
      [...page.querySelectorAll(`meta[property="${property}"]`)].map((element) =>
        element.getAttribute('content'),
      )
    expect(meta('og:locale')).toEqual(address === '*' ? [] : [openGraph])
    const others = languageIds.filter((id) => id !== language).map((id) => languages[id].openGraph)
    expect(meta('og:locale:alternate')).toEqual(address === '*' ? [] : others)
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const said = [...data.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, found]) => found)
    expect(new Set(said)).toEqual(new Set(address === '*' ? [] : [tag]))
  })

  test('says what the product is not, in its language', () => {
    expect(wordsOf(page)).toContain(sentenceIn(language, 'site.site.footer.status'))
  })

  test('leads to no page in another language, but by the row of languages and for the law', () => {
    const links = [...page.querySelectorAll('body a[href^="/"]:not([hreflang])')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const wrong = links.filter(
      (href) =>
        languageOf(href) !== language && !policiesOfTheLaw.includes(href.replace(/#.*/, '')),
    )
    expect(links).not.toEqual([])
    expect(wrong).toEqual([])
  })

  test('has the headings of the English page', () => {
    const levels = (of: Document) =>
      [...of.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)
    expect(levels(page)).toEqual(levels(pageIn('en', address)))
  })
})

test.each(languageIds)(
  'in %s, words that read wrongly have a mail that says page and language, no more',
  (language) => {
    const said = sentenceIn(language, 'safety.safety.accessibility.contact.words')
    expect(said.match(/[.。]/gu)).toHaveLength(1)
    const sentence = [...pageIn(language, paths.safety).querySelectorAll('main p')].filter(
      ({ textContent }) => textContent === said,
    )
    expect(sentence).toHaveLength(1)
    const link = sentence[0]?.nextElementSibling?.closest('a')
    const mail = new URL(link?.getAttribute('href') ?? '')
    expect(mail.protocol + mail.pathname).toBe(`mailto:${company.support}`)
    expect([...mail.searchParams]).toEqual([['subject', `Page safety, language ${language}`]])
  },
)

describe.each(everyAddress)('what search engines read about %s in %s', (address, language) => {
  const page = pageIn(language, address)

  test('is its own address, and the same page in every language', () => {
    expect(pathOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href'))).toBe(
      addressIn(language, address),
    )
    const links = [...page.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      pathOf(link.getAttribute('href')),
    ])
    expect(links).toEqual([
      ...languageIds.map((id) => [languages[id].tag, addressIn(id, address)]),
      ['x-default', address],
    ])
  })
})

test('the site map has every page in every language, and nothing else', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(listed.map(([, address]) => pathOf(address))).toEqual(
    everyAddress.map(([address, id]) => addressIn(id, address)),
  )
})

test('hosts ask again for every page, and know the 404 of every language', () => {
  const headers = readBuilt('_headers')
  const unknown = everyAddress
    .map(([address, id]) => addressIn(id, address))
    .filter((address) => !headers.includes(`\n${address}\n  Cache-Control: no-cache\n`))
  expect(unknown).toEqual([])
  for (const id of languageIds) {
    const { base } = languages[id]
    expect(wordsOf(pageIn(id, '*'))).toContain(sentenceIn(id, 'not-found.notFound.text'))
    if (base) expect(readBuilt('_redirects')).toContain(`\n${base}/* ${base}/404.html 404\n`)
  }
})

test.each(languageIds)('the manifest of %s has its language and starts at its home page', (id) => {
  const manifest = readBuilt(addressIn(id, '/manifest.webmanifest').slice(1))
  expect(JSON.parse(manifest)).toMatchObject({
    lang: languages[id].tag,
    start_url: addressIn(id, '/'),
  })
})

describe.each(languageIds)('before a form in %s', (language) => {
  const forms = [
    [paths.contact, 'contact', formRetention.messageMonths],
    [paths.forInvestors, 'pitchDeck', formRetention.messageMonths],
  ] as const

  test.each(forms)(
    '%s gives the notice in Malay, English and its own language',
    (address, form, months) => {
      const words = wordsOf(pageIn(language, address))
      for (const id of new Set([language, 'ms', 'en'] as const)) {
        const { purposes, kept, policy } = noticeIn(id)
        expect(words).toContain(purposes[form] + kept(months, true))
        expect(words).toContain(policy)
      }
    },
  )
})

test('the privacy policy in Malay has every part of the English one', () => {
  const parts = (language: LanguageId) =>
    [...pageIn(language, paths.privacy).querySelectorAll('main section[id]')].map(({ id }) => id)
  expect(parts('en').length).toBeGreaterThan(10)
  for (const id of languageIds) expect(parts(id)).toEqual(parts('en'))
  const words = wordsOf(pageIn('ms', paths.privacy))
  expect(words).toContain(`${formRetention.waitlistMonths} bulan`)
  expect(words).toContain(company.privacy)
  for (const { name, country } of Object.values(formStorage.processors)) {
    expect(words).toContain(`${name}, di ${countries[country]}`)
  }
})

/** Only scripts have the notice of a closed dialog, and the mail to our team. */
const mayStayEnglish = /^form-notice\.|^pitch-deck-form\.pitchDeckForm\.options\./

/** The English notice says in Malay that there is a Malay one. */
const inMalay = /\.in-other-languages\.|\.in-short\.blocks\.0\.4$/

/** Shorter ones may be the same by chance. */
function englishOnly(language: LanguageId): [place: string, text: string][] {
  const translated = sentencesOf(modulesOf(language))
  return (
    [...sentencesOf(modulesOf('en'))]
      .filter(([place, text]) => !inMalay.test(place) && !translated.get(place)?.includes(text))
      // A publisher's own name may stand in brackets after the translated one.
      .filter(([place, text]) => text.split(' ').length > 3 && !/\.publishers\./.test(place))
  )
}

describe.each(languageIds.filter((id) => id !== 'en'))('nothing English is left', (language) => {
  const sentences = englishOnly(language)
  // The law asks for the notice in both; the voices and the card are quoted.
  const quoted = everyPage
    .flatMap((address) => [...pageIn(language, address).querySelectorAll('[lang="en"]')])
    .map(({ textContent }) => textContent)
    .join('\n')

  test(`on the pages in ${language}, but where it is marked as English`, () => {
    const left = everyPage.flatMap((address) => {
      const page = parse(address, language)
      for (const element of page.querySelectorAll('[lang="en"]')) element.remove()
      const words = wordsOf(page)
      return sentences
        .filter(([, text]) => words.includes(plainText(text)))
        .map(([place, text]) => `${address}: ${place}: ${text}`)
    })
    expect(left).toEqual([])
  })

  test(`in the scripts that pages in ${language} load, but what they mark as English`, () => {
    const scripts = [...scriptsOf(language)]
    expect(scripts.length).toBeGreaterThan(10)
    const left = scripts.flatMap(([name, code]) =>
      sentences
        .filter(([place]) => !mayStayEnglish.test(place))
        .filter(([, text]) => code.includes(text) && !quoted.includes(text))
        .map(([place, text]) => `${name}: ${place}: ${text}`),
    )
    expect(left).toEqual([])
  })
})
