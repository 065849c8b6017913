import { claimWords } from '#content/claims.ts'
import { editions } from '#content/editions.ts'
import { forPartners } from '#content/for-partners.ts'
import { ownersWords } from '#content/owners-words.ts'
import { product } from '#content/product.ts'
import * as statisticTexts from '#content/statistics.ts'
import { claimsThatAre, statuses } from '../src/content/facts/claims.ts'
import * as company from '../src/content/facts/company.ts'
import * as helplines from '../src/content/facts/helplines.ts'
import * as openCare from '../src/content/facts/help-sources.ts'
import * as law from '../src/content/facts/law.ts'
import * as owners from '../src/content/owner.ts'
import { pilotWeeks } from '../src/content/facts/pilot-weeks.ts'
import { englishOptions } from '../src/content/facts/pitch-deck-mail.ts'
import * as productExamples from '../src/content/facts/product-examples.ts'
import * as statistics from '../src/content/facts/statistics.ts'
import * as studies from '../src/content/facts/studies.ts'
import * as terms from '../src/content/facts/terms.ts'
import { keysOf } from '../src/keys-of.ts'

const { businessConstants: business, responseHours } = terms
const { dataLaw } = law
const { owner } = owners
const { metrics } = forPartners
const { formRetention, formStorage } = company
const { pilotMonths, enterpriseYears } = business
const hours = [
  ...Object.values(responseHours),
  business.pitchDeckHours,
  dataLaw.breachCommissionerHours,
]
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** Shown verbatim: statistics, addresses, phone numbers, options of a form. */
const verbatimTexts = [
  ...Object.values(statisticTexts.statisticTexts),
  ...Object.values(statisticTexts.otherValueTexts),
  ...textsWithNumbers([owner, ownersWords]),
  ...ownersCounts(),
  ...Object.values(helplines.helplines).flatMap(({ phone, whatsapp }) => [
    withPlainSpaces(phone.text),
    ...(whatsapp ? [withPlainSpaces(whatsapp.text)] : []),
  ]),
  ...Object.values(englishOptions).flatMap((options) => Object.values<string>(options)),
  ...Object.values(editions).flatMap((ofText) =>
    ofText.flatMap(({ version }) => [`version ${version}`, `${version},`]),
  ),
  ...hours.map((number) => `within ${number} hours`),
  `${formRetention.waitlistMonths} months`,
  `${formRetention.messageMonths} months`,
  `${formRetention.waitlistDaysAfterAnnouncement} days after`,
  `${formStorage.addressHours} hour`,
  `${formStorage.backupDays} days`,
  `the ${business.liabilityMonths} months before your claim`,
  `up to ${business.retentionYears} years`,
  `${pilotMonths.least}-${pilotMonths.most} months`,
  `${pilotMonths.least} to ${pilotMonths.most} months`,
  `${pilotWeeks.least} to ${pilotWeeks.most} weeks`,
  'Before week 1',
  'Week 1',
  `${enterpriseYears.least}-${enterpriseYears.most} years`,
  'Steps 3 to 5',
  `within ${dataLaw.accessDays} days`,
  // The scale below the models' cloths.
  ' 12 24 36 ',
  // Above the weeks of a pilot.
  `1 ${pilotWeeks.least} ${pilotWeeks.most} `,
  `the extra ${dataLaw.extensionDays} days`,
  `within ${dataLaw.breachPersonDays} days`,
  `nder ${dataLaw.adultAge}`,
  `of ${statistics.otherValues.screened2015.ages} and over`,
  `${openCare.openCare.mentari.count} community mental health centres`,
  `All ${openCare.openCare.universities.count} public universities`,
  ...statuses.map((status) => `${claimWords.groups[status]} ${claimsThatAre(status).length}`),
  ...Object.values<studies.Study>(studies.studies).flatMap((study) => [
    `${study.trials} trials`,
    `${study.people.toLocaleString('en')} `,
    `${study.author} ${study.people}`,
  ]),
  metrics.group.counted(productExamples.exampleGroup.atFirst),
  ...[productExamples.exampleTotals, ...Object.values(productExamples.totalsByLanguage)].flatMap(
    ({ joined, faculties }) => [
      `${product.totals.joined} ${joined}`,
      ...keysOf(faculties).map((id) => `${product.totals.faculty[id]} ${faculties[id]}`),
    ],
  ),
]

/** Returns the owner's small numbers with the words beside them; what is not filled in is not shown. */
function ownersCounts(): string[] {
  const { sessionMinutes, minimumAge, smallestGroup, mostPopularBasis } = owner
  return [
    `${sessionMinutes} minutes`,
    `from ${minimumAge}`,
    `below ${smallestGroup} people`,
    `on this plan: ${mostPopularBasis.partners}`,
  ].filter((words) => !/\b0\b/.test(words))
}

/** Numbers are kept on one line, and pages are read with plain spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Numbers that are not statistics, each with the words around it. */
const numbersInContext = [
  new RegExp(String.raw`\b\d{1,2} (?=(?:${months}) \d{4})`, 'g'),
  /\b\d{4}-\d\d-\d\d\b/g,
  /24\/7|3 a\.m\.|8:00–24:00|\b\d{1,2}(?::\d\d)? [ap]\.m\.|24 hours|24 jam|24小时|24 மணி/g,
  /WCAG 2\.2|GHQ-12|Protection Act (?:2010|1999)/g,
]

/** Returns the owner's texts that have a number: a year, a credential, a street. */
function textsWithNumbers(value: unknown): string[] {
  if (typeof value === 'string') return /\d/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithNumbers)
    : []
}

/** Returns the numbers of three digits or more inside a value, except in URLs; smaller ones would match by chance. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'number') return numbersIn(String(value))
  if (typeof value === 'string' && value.includes('://')) return []
  if (typeof value === 'string') return digitsIn(value).filter((number) => /\d{3}/.test(number))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

function digitsIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? []
}

/** Returns the numbers in a text that no shared module contains. */
export function unknownNumbers(text: string): string[] {
  const known = new Set(
    [
      company,
      helplines,
      law,
      openCare,
      owners,
      productExamples,
      statistics,
      statisticTexts,
      studies,
      terms,
    ].flatMap((module) => numbersIn({ ...module })),
  )
  const longestFirst = [...verbatimTexts].sort((a, b) => b.length - a.length).map(standingAlone)
  const rest = [...longestFirst, ...numbersInContext].reduce(
    (left, words) => left.replaceAll(words, ' '),
    text.replaceAll(/\s+/g, ' '),
  )
  return (
    [...rest.matchAll(/(\d+(?:[.,]\d+)*)(\s?%)?/g)]
      // A percentage is a statistic: only those shown verbatim are known.
      .filter(([, number = '', percent]) => percent !== undefined || !known.has(number))
      .map(([, number = '']) => number)
  )
}

/** Matches words that are not part of a longer number or of a percentage. */
function standingAlone(words: string): RegExp {
  const characters = words.replaceAll(/[$+.*?()[\]{}|^\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\d.,])${characters}(?!\d|[.,]\d|\s?%)`, 'gi')
}
