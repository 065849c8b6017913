import { expect } from 'vitest'
import { owner, type Stage } from '../../src/content/owner.ts'
import type { LanguageId } from '../../src/languages.ts'
import { unescapeHtml } from '../../vite/page-styles.ts'
import { modulesOf, sentencesOf } from '../content/sentences.ts'

/** Only a missing minimum age makes the pages of the trials say it. */
const untilAnAge = (phrase: string) => (owner.minimumAge ? [] : [phrase])

/** Phrases that only one stage says. */
const phrases: Record<LanguageId, Record<Stage, string[]>> = {
  en: {
    trials: [
      'not open yet',
      'not yet open',
      'not open to',
      'in research trials',
      'our trials',
      'the trials measure',
      'trials run now',
      'trials running in',
      'email me at launch',
      'once it opens',
      'in development',
      'sign-ups open',
      'haven’t opened',
      'before anyone can sign up',
      'join waitlist',
      'join our waitlist',
      'join the waitlist',
      'joining the waitlist',
      'we are building',
      'being built',
      'being tested',
      'not for sale',
      'we plan to',
      'planned platform',
      'will have',
      'the results support it, launch',
      'results support them',
    ],
    open: ['is open in', 'now open in', 'open in malaysia', 'waitlist is closed'],
  },
  ms: {
    trials: [
      'belum dibuka',
      'dalam kajian penyelidikan',
      'akan dibuka',
      'maklumkan bila dibuka',
      'masih dibangunkan',
      'apabila pendaftaran dibuka',
      ...untilAnAge('sebelum pendaftaran dibuka'),
      'pendaftaran belum dibuka',
      'sebelum sesiapa boleh mendaftar',
      'sebelum menawarkannya',
      'sertai senarai',
      'sertai senarai menunggu',
      'sedang kami bina',
      'tidak dijual',
      'mengikut rancangan',
      'platform yang dirancang',
      'akan mempunyai',
      'hasil kajian menyokong',
    ],
    open: ['sudah dibuka', 'kini dibuka', 'dibuka di malaysia', 'sudah ditutup'],
  },
  zh: {
    trials: [
      '还没开放',
      '还没有向公众开放',
      '研究试验中',
      '我们的研究试验',
      '开放登记时',
      '开放登记之前',
      '还没开放登记',
      '推出时',
      '推出之后',
      '还在开发',
      '才会开',
      '加入等候名单',
      '加入我们的等候名单',
      '会另有',
      '正在开发',
      '试验正在',
      '不供出售',
      '计划中的平台',
      '按照计划',
    ],
    open: ['已在马来西亚', '停止加入'],
  },
  ta: {
    trials: [
      'இன்னும் தொடங்கவில்லை',
      'பொதுமக்களுக்காகத் தொடங்கவில்லை',
      'ஆய்வில் உள்ளது',
      'தொடங்கும்போது',
      'பதிவு தொடங்கும் முன்',
      'பதிவு தொடங்காவிட்டால்',
      'பட்டியலில் சேர்ந்தாலும்',
      'சேவை தொடங்கிய பிறகு',
      'இன்னும் உருவாகிக்கொண்டிருக்கிறது',
      'விற்பனைக்கு இல்லை',
      'திட்டமிட்டுள்ளோம்',
      'திட்டமாக உள்ள',
      'முடிவுகள் சாதகமாக இருந்தால்',
    ],
    open: ['தொடங்கிவிட்டது', 'இனி சேர முடியாது'],
  },
}

const otherStage = { trials: 'open', open: 'trials' } as const

type Page = readonly [path: string, html: string]

/**
 * Returns what a page says, without the register's rows and the marks, which keep their own status, and
 * without what editions of the legal texts changed: that they name an opening is the owner's history.
 */
function wordsOf(html: string, language: LanguageId): string {
  const changes = [...sentencesOf(modulesOf(language).editions ?? {})]
    .filter(([place]) => place.endsWith('.changed'))
    .map(([, text]) => text)
  const marks = [...sentencesOf(modulesOf(language)['claim-status'] ?? {}).values()]
  return changes
    .reduce((page, change) => page.replaceAll(change, ''), unescapeHtml(html))
    .replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '')
    .replace(/<section id="register"[^]*?<\/section>/, '')
    .replaceAll(new RegExp(`>(?:${marks.join('|')})<`, 'g'), '><')
    .toLowerCase()
}

/** Expects that the pages say no phrase of the other stage. */
export function expectOnlyStage(stage: Stage, language: LanguageId, pages: readonly Page[]): void {
  const texts = pages.map(([path, html]) => [path, wordsOf(html, language)] as const)
  const wrong = texts.flatMap(([path, text]) =>
    phrases[language][otherStage[stage]]
      .filter((phrase) => text.includes(phrase))
      .map((phrase) => `${path}: ${phrase}`),
  )
  expect(wrong).toEqual([])
  // A phrase that its own stage does not say either would find nothing.
  const all = texts.map(([, text]) => text).join('\n')
  expect(phrases[language][stage].filter((phrase) => !all.includes(phrase))).toEqual([])
}
