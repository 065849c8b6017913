import { beforeAll, describe, expect, test } from 'vitest'
import { ownStudies, studies } from '../../src/content/facts/studies.ts'
import { keysOf } from '../../src/keys-of.ts'
import { languageIds, type LanguageId } from '../../src/languages.ts'
import { modulesOf, sentencesOf } from '../content/sentences.ts'
import { unescapeHtml } from '../../vite/page-styles.ts'
import { linksTo } from '../../server/live-site.ts'
import { entryIn, pagesOf } from './other-settings.ts'

/** What is in place. */
const allClaimsWork = (code: string) =>
  code.replaceAll(/status: '(?:inTrials|planned)'/g, "status: 'works'")

const noClaimWorks = (code: string) =>
  code.replaceAll(/status: '(?:inTrials|works)'/g, "status: 'planned'")

/** What pages say only of what is in place. */
const present: Record<LanguageId, [path: string, phrase: string][]> = {
  en: [
    ['/', 'is an AI-driven, clinically validated digital therapeutic'],
    ['/', 'Encrypted, kept in Malaysia.'],
    ['/about', 'to read, download or have deleted'],
    ['/contact', 'In a session, your words are end-to-end'],
    ['/for-investors', 'AI-driven, clinically validated'],
    ['/for-partners', 'or start a pilot now'],
    ['/for-partners', 'You see group totals'],
    ['/privacy', 'what you say in a session is encrypted'],
    ['/safety', 'Your words travel encrypted'],
    ['/for-investors', 'One platform serves'],
    ['/safety', 'On the way, nobody can read it'],
    ['/safety', 'Our servers in Malaysia'],
  ],
  ms: [
    ['/', 'ialah terapi digital berasaskan AI yang keberkesanannya telah diuji'],
    ['/about', 'untuk dibaca, dimuat turun atau dipadamkan'],
    ['/contact', 'Dalam sesi, kata-kata anda disulitkan'],
    ['/for-investors', 'yang keberkesanannya telah diuji dalam kajian klinikal'],
    ['/for-partners', 'rintis boleh dijalankan di tempat anda'],
    ['/for-partners', 'Yang sampai kepada anda'],
    ['/privacy', 'dalam sesi disulitkan'],
    ['/safety', 'Cerita anda disulitkan sepanjang'],
    ['/for-investors', 'kerajaan berkongsi satu platform'],
    ['/safety', 'tiada sesiapa dapat membacanya'],
    ['/safety', 'Pelayan kami di Malaysia'],
  ],
  zh: [
    ['/', '数码疗法，经过临床验证'],
    ['/about', '要删除，都由您决定'],
    ['/contact', '对话端到端加密'],
    ['/for-investors', '，经过临床验证'],
    ['/for-partners', '或开始试点'],
    ['/for-partners', '您看到的只有全体'],
    ['/privacy', '在平台上，对话端到端加密'],
    ['/safety', '您说的话加密传送，留在马来西亚'],
    ['/for-investors', '和政府用同一个平台'],
    ['/safety', '传送途中，没有人读得懂'],
    ['/safety', '我们在马来西亚的服务器'],
  ],
  ta: [
    ['/', 'மருத்துவ ஆய்வில் சரிபார்க்கப்பட்ட AI வழி டிஜிட்டல் சிகிச்சை.'],
    ['/about', 'நீக்கச் சொல்லலாம்'],
    ['/contact', 'அமர்வில் உங்கள் கைப்பேசியிலிருந்து'],
    ['/for-investors', 'மருத்துவ ஆய்வில் சரிபார்க்கப்பட்டது'],
    ['/for-partners', 'முன்னோடித் திட்டத்தையும் உங்கள் இடத்தில் இப்போதே'],
    ['/for-partners', 'உங்களுக்குத் தெரிவது'],
    ['/privacy', 'உரியது. சேவையில், உங்கள் கைப்பேசி முதல்'],
    ['/safety', 'சிகிச்சை. நீங்கள் சொல்வதை வழியில்'],
    ['/for-investors', 'எல்லோருக்கும் ஒரே தளம்.'],
    ['/safety', '>வழியில் யாராலும் படிக்க முடியாது<'],
    ['/safety', 'மலேசியாவில் எங்கள் சேவையகம்'],
  ],
}

/** What the safety page says of opting out until that is in place. */
const optOutLater: Record<LanguageId, string> = {
  en: 'You will be able to opt out.',
  ms: 'Anda akan dapat menolaknya.',
  zh: '日后您可以选择不参与。',
  ta: 'வேண்டாம் என்று சொல்லும் வசதி பின்னர் வரும்.',
}

const ownStudy = (code: string) =>
  code.replace(
    'export const studies = {',
    `export const studies = {
  aisyah: { author: 'Ours', year: 2027, journal: 'J', doi: '10.1/own', people: 120, inMalaysia: true, isOurs: true },`,
  )

const ownStudysWords = (code: string) =>
  code.replace(
    'export const studyWords = {',
    "export const studyWords = { aisyah: { found: 'FOUND', limit: 'LIMIT' },",
  )

const ownersValues = (code: string) =>
  code
    .replace(/signUpUrl: (['"]).*\1/, "signUpUrl: 'https://app.example.com/start'")
    .replace(/plans: \[[^\]]*\]/, "plans: [{ name: 'PLAN', price: 'RM 29' }]")
    .replace(/minimumAge: \d+/, 'minimumAge: 17')
    .replace(/sessionReaders: (['"]).*\1/, "sessionReaders: 'withConsent'")

const ownersTexts = (code: string) =>
  code
    .replace(/plans: \{[^}]*\}/, "plans: { PLAN: 'INCLUDED' }")
    .replace(/takeOver: \{[^}]*\}/, "takeOver: { who: 'NURSE', hours: 'HOURS' }")
    .replace(
      /sessionReaders: \{[^}]*\}/,
      "sessionReaders: { who: 'READERS', howMuch: '', whatFor: '' }",
    )
    .replace(/whomWeTell:\s*(['"]).*\1/, "whomWeTell: 'WHOM'")
    .replace(/parentsSee:\s*(['"]).*\1/, "parentsSee: 'PARENTS'")

function textsOf(entry: Awaited<ReturnType<typeof entryIn>>): Map<string, string> {
  return new Map(
    pagesOf(entry).map(([path, html]) => {
      const words = html
        .replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '')
        .replaceAll(/<\/?(?:span|wbr)\b[^>]*>/g, '')
      return [path, unescapeHtml(words)]
    }),
  )
}

function marksOf(language: LanguageId): string[] {
  return [...sentencesOf(modulesOf(language)['claim-status'] ?? {})]
    .filter(([place]) => place.includes('claimStatus'))
    .map(([, mark]) => mark)
}

describe.each(languageIds)('the open site in %s, filled in', (language) => {
  let pages: Map<string, string>
  const on = (path: string) => pages.get(path) ?? ''

  beforeAll(async () => {
    pages = textsOf(
      await entryIn(language, {
        stage: 'open',
        edits: {
          '/facts/claims.ts': allClaimsWork,
          '/facts/studies.ts': ownStudy,
          '/studies.ts': ownStudysWords,
          '/content/owner.ts': ownersValues,
          '/owners-words.ts': ownersTexts,
        },
      }),
    )
  })

  test.each(present[language])('says on %s of what is in place: %s', (path, phrase) => {
    expect(on(path)).toContain(phrase)
  })

  test('has no mark on what is in place', () => {
    const marks = marksOf(language)
    expect(marks).toHaveLength(3)
    for (const [path, html] of pages) {
      const outside = html.replace(/<section id="register"[^]*?<\/section>/, '')
      expect(
        marks.filter((mark) => outside.includes(`>${mark}<`)),
        path,
      ).toEqual([])
    }
  })

  test('shows our own study first, and counts it apart from other teams’', () => {
    const evidence = /id="studies"[^]*?<\/section>/.exec(on('/research'))?.[0] ?? ''
    const authors = Array.from(evidence.matchAll(/(\S+) et al\. \d/g), ([, author]) => author)
    expect(authors[0]?.endsWith('Ours')).toBe(true)
    expect(authors).toHaveLength(keysOf(studies).length + 1)
    const words = sentencesOf(modulesOf(language))
    for (const place of ['evidence.others', 'evidence.groups.ours'])
      expect(on('/research')).toContain(words.get(`research.research.${place}`))
    // What is said without a study of one's own: nothing, where the owner already has one.
    const without = ownStudies.length > 0 ? [] : ['meta.description', 'evidence.statement']
    for (const place of without)
      expect(on('/research')).not.toContain(words.get(`research.research.${place}`))
  })

  test('has what the owner filled in where a reader looks for it', () => {
    for (const path of ['/', '/how-it-works', '/contact'])
      expect([path, linksTo(on(path), 'https://app.example.com/start')]).toEqual([path, true])
    for (const words of ['PLAN: RM 29', 'INCLUDED']) expect(on('/how-it-works')).toContain(words)
    for (const words of ['NURSE', 'HOURS', 'WHOM', 'READERS', '17'])
      expect(on('/safety')).toContain(words)
    for (const words of ['PARENTS', 'RM 29', '17']) expect(on('/for-users')).toContain(words)
  })
})

describe.each(languageIds)('the open site in %s, with everything still planned', (language) => {
  let pages: Map<string, string>

  beforeAll(async () => {
    const edits = {
      '/facts/claims.ts': noClaimWorks,
      '/content/owner.ts': (code: string) =>
        code.replace(/sessionReaders: (['"]).*\1/, "sessionReaders: 'unlessOptedOut'"),
      '/owners-words.ts': ownersTexts,
    }
    pages = textsOf(await entryIn(language, { stage: 'open', edits }))
  })

  test.each(present[language])('does not say on %s: %s', (path, phrase) => {
    expect(pages.get(path)).toBeDefined()
    expect(pages.get(path)).not.toContain(phrase)
  })

  test('says that opting out is still to come', () => {
    expect(pages.get('/safety')).toContain(optOutLater[language])
  })

  test('marks what the safety page promises', () => {
    const [planned] = marksOf(language).slice(-1)
    expect(pages.get('/safety')?.split(`>${planned}<`).length).toBeGreaterThan(6)
  })
})
