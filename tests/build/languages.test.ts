import { readFileSync } from 'node:fs'
// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { ownersWords as englishWords } from '../../src/content/en/owners-words.ts'
import type { privacyNotice as english } from '../../src/content/en/privacy-notice.ts'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { plainText } from '../../src/content/sentences/links.ts'
import { fourLanguages } from '../../src/content/quoted/lines.ts'
import type { Translated } from '../../src/content/types.ts'
import { localizedPath, languageIds, languages, type LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { halfWidthInChinese, modulesOf, sentencesOf } from '../content/sentences.ts'
import { everyIndexedPage, everyPage, everyVersion, parsePage, readBuilt } from './built-site.ts'

const noticeModules = import.meta.glob<{ privacyNotice: Translated<typeof english> }>(
  '../../src/content/*/privacy-notice.ts',
  { eager: true },
)

function noticeIn(language: LanguageId): Translated<typeof english> {
  const module = noticeModules[`../../src/content/${language}/privacy-notice.ts`]
  if (!module) throw new Error(`No notice in ${language}.`)
  return module.privacyNotice
}

const ownersModules = import.meta.glob<{ ownersWords: Translated<typeof englishWords> }>(
  '../../src/content/*/owners-words.ts',
  { eager: true },
)

function credentialsIn(language: LanguageId): string[] {
  const module = ownersModules[`../../src/content/${language}/owners-words.ts`]
  return Object.values(module?.ownersWords.team ?? {}).map(({ credentials }) => credentials)
}

function pathOf(address: string | null | undefined): string {
  return new URL(address ?? '').pathname
}

function languageOf(href: string): LanguageId {
  const folder = href.split(/[/#]/)[1]
  return languageIds.find((id) => languages[id].base === `/${folder}`) ?? 'en'
}

/** The PDPA, section 7(3), requires the notice in both, whatever the page's language. */
const policiesOfTheLaw = (['ms', 'en'] as const)
  .filter((id) => publishedLanguages.includes(id))
  .map((id) => localizedPath(id, paths.privacy))

function wordsOf(page: Element): string {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content'].flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const texts = [...page.querySelectorAll('title, script[type="application/ld+json"], #root')]
  return [...texts.map(({ textContent }) => textContent), ...attributes].join('\n')
}

describe.each(everyVersion)('%s in %s', (address, language) => {
  const page = parsePage(address, language)

  test('names its language for screen readers, link previews and search engines', () => {
    const { tag, openGraph } = languages[language]
    expect(page.documentElement.lang).toBe(tag)
    const locale = page.querySelector('meta[property="og:locale"]')?.getAttribute('content')
    expect(locale).toBe(address === '*' ? undefined : openGraph)
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    const named = [...data.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, found]) => found)
    expect(new Set(named)).toEqual(new Set(address === '*' ? [] : [tag]))
  })

  test('links to its own language, except in the language switcher and where the law requires more', () => {
    // A file to download has no language.
    const links = [...page.querySelectorAll('body a[href^="/"]:not([hreflang], [download])')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    const wrong = links.filter(
      (href) =>
        languageOf(href) !== language && !policiesOfTheLaw.includes(href.replace(/#.*/, '')),
    )
    expect(links).not.toEqual([])
    expect(wrong).toEqual([])
  })

  test('offers the page in the other languages', () => {
    const links = [...page.querySelectorAll('body a[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    const path = address === '*' ? paths.home : address
    const others = publishedLanguages.filter((id) => id !== language)
    expect(links).toEqual(others.map((id) => [languages[id].tag, localizedPath(id, path)]))
  })

  // The page for unknown addresses has no address of its own.
  if (address === '*') return
  test('declares its canonical URL and its translations', () => {
    expect(pathOf(page.querySelector('link[rel="canonical"]')?.getAttribute('href'))).toBe(
      localizedPath(language, address),
    )
    const links = [...page.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      pathOf(link.getAttribute('href')),
    ])
    expect(links).toEqual([
      ...publishedLanguages.map((id) => [languages[id].tag, localizedPath(id, address)]),
      ['x-default', address],
    ])
  })
})

test.each(publishedLanguages)('loads the team’s credentials in %s alone', (language) => {
  const scripts = everyPage.flatMap((address) =>
    parsePage(address, language)
      .querySelector('[data-scripts]')
      ?.getAttribute('data-scripts')
      ?.split(' '),
  )
  const code = [...new Set(scripts)].map((script) => readBuilt(script ?? '')).join('')
  const loaded = languageIds.flatMap(credentialsIn).filter((words) => code.includes(words))
  expect(loaded).not.toEqual([])
  expect(loaded).toEqual(credentialsIn(language))
})

test('lists every page in every language in the sitemap, and nothing else', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
  expect(listed.map(([, address]) => pathOf(address))).toEqual(
    everyIndexedPage.map(([address, id]) => localizedPath(id, address)),
  )
})

test.each(publishedLanguages.filter((id) => id !== 'en'))(
  'has the rules for %s in the page, and no fonts in the stylesheet, which would lay it out again',
  (language) => {
    const { documentElement } = parsePage(paths.home, language)
    const [file = ''] = documentElement.innerHTML.match(/assets\/[\w-]+\.css/) ?? []
    expect(documentElement.querySelector('style')?.textContent).toContain(`:root:lang(${language})`)
    expect(readBuilt(file)).not.toContain('@font-face')
    // The development server has no styles in its pages.
    expect(readFileSync('src/styles/of-languages.css', 'utf8')).toContain(`/${language}.css`)
  },
)

describe.each(publishedLanguages)('privacy notice in %s', (language) => {
  const forms = [
    [paths.contact, 'contact'],
    [paths.forInvestors, 'pitchDeck'],
  ] as const

  test.each(forms)(
    'shows on %s the notice in Malay, English and the page’s language',
    (address, form) => {
      const words = wordsOf(parsePage(address, language).documentElement)
      const shown = new Set([language, 'ms', 'en'] as const)
      for (const id of publishedLanguages.filter((each) => shown.has(each))) {
        const { forms: texts, policy } = noticeIn(id)
        for (const text of [...texts[form], policy]) expect(words).toContain(text)
      }
    },
  )
})

/** The English policy names the Malay one in Malay. */
const inMalay = /\.in-other-languages\.|\.in-short\.blocks\.0\.4$/

/** Skips short sentences, which may be identical by chance, and publishers' names. */
function englishOnly(language: LanguageId): [place: string, text: string][] {
  const translated = sentencesOf(modulesOf(language))
  return [...sentencesOf(modulesOf('en'))]
    .filter(([place, text]) => !inMalay.test(place) && !translated.get(place)?.includes(text))
    .filter(([place, text]) => text.split(' ').length > 3 && !/\.publishers\./.test(place))
}

describe.each(publishedLanguages.filter((id) => id !== 'en'))('in %s', (language) => {
  const sentences = englishOnly(language)
  test('marks all English text on the pages as English', () => {
    const left = everyPage.flatMap((address) => {
      const page = document.importNode(parsePage(address, language).documentElement, true)
      for (const element of page.querySelectorAll('[lang="en"]')) element.remove()
      const words = wordsOf(page)
      return sentences
        .filter(([, text]) => words.includes(plainText(text)))
        .map(([place, text]) => `${address}: ${place}: ${text}`)
    })
    expect(left).toEqual([])
  })
})

describe.each(publishedLanguages.includes('zh') ? everyPage : [])('%s in Chinese', (address) => {
  test('punctuates Chinese text with full-width characters, for screen readers, too', () => {
    const page = document.importNode(parsePage(address, 'zh').documentElement, true)
    removeOtherLanguages(page, languages.zh.tag)
    const found = wordsOf(page).matchAll(
      new RegExp(`.{0,20}(?:${halfWidthInChinese.source})`, 'gu'),
    )
    // The sentence in four languages has the commas of most of its words.
    const mixed = fourLanguages.find(({ lang }) => lang === 'zh-Hans')?.text ?? ''
    const wrong = Array.from(found, ([text]) => text).filter((text) => !text.endsWith(mixed))
    expect(wrong).toEqual([])
  })

  test('describes its preview image without invisible characters', () => {
    const alt = parsePage(address, 'zh').querySelector('meta[property="og:image:alt"]')
    expect(alt?.getAttribute('content') ?? '').not.toMatch(/[\u00ad\u200b]/)
  })
})

/** Removes text and labels in other languages, also around a part in the page's own. */
function removeOtherLanguages(page: Element, tag: string): void {
  const isOther = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') !== tag
  for (const element of page.querySelectorAll('#root *')) {
    if (!isOther(element)) continue
    for (const name of element.getAttributeNames())
      if (name !== 'lang') element.removeAttribute(name)
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) node.textContent = '\n'
  }
}
