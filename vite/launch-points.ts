import { readFileSync } from 'node:fs'
import {
  awaitingSignOff,
  type Actor,
  type Harm,
  whileEmpty,
  words as siteWords,
  wordsWhileEmpty,
} from '../src/content/reviews/awaiting-sign-off.ts'
import { helplineWords } from '../src/content/en/helplines.ts'
import { publishers } from '../src/content/en/publishers.ts'
import { claimWords } from '../src/content/en/claims.ts'
import { sources, type Source, type SourceId } from '../src/content/facts/statistics.ts'
import { helpSources, openCare } from '../src/content/facts/help-sources.ts'
import { helplines as ourHelplines } from '../src/content/facts/helplines.ts'
import {
  owner as ownersPage,
  type Owner,
  type OwnersWords,
  type Stage,
} from '../src/content/owner.ts'
import { ownStudies } from '../src/content/facts/studies.ts'
import {
  allWork,
  type Claim,
  type ClaimId,
  claims as ourClaims,
  claimsAgainst,
} from '../src/content/facts/claims.ts'
import { plainText } from '../src/content/sentences/links.ts'
import { keysOf } from '../src/keys-of.ts'
import { languageIds, unpublishedOf, type LanguageId } from '../src/languages.ts'
import { office } from '../supabase/functions/_shared/office-hours.ts'
import { comingEditions, editionProblems, isDay } from './edition-checks.ts'
import { originPoints, ownerProblems, ownersWords, samplePoints } from './owner-checks.ts'
import { pointAt, type Point } from './points.ts'

type AllOwnersWords = typeof ownersWords

const checkIsValidFor = 90 * 24 * 60 * 60 * 1000

/** Returns everything that stands between the site and its launch. */
export function launchPoints(now: Date, owner = ownersPage, words = ownersWords): Point[] {
  return [
    ...ownerProblems(owner),
    ...editionProblems(owner.publishedLanguages),
    ...comingEditions(now),
    ...samplePoints(readFileSync('src/content/owner.ts', 'utf8')),
    ...originPoints(owner),
    ...emptyValues(owner),
    ...emptyWords(owner, words),
    ...nameMeanings(owner, words),
    ...ownStudyPoints(),
    ...claimPoints(owner.stage),
    ...sourcePoints(owner.marketSource),
    ...signOffs(owner, words),
    ...helplinePoints(owner.stage, now),
    ...carePoints(owner.stage, now),
    ...holidayPoints(now),
    ...lawsLanguages(owner),
  ]
}

/** Pages leave out what is empty, but somebody has to decide that. */
function emptyValues(owner: Owner): Point[] {
  return whileEmpty
    .filter(({ stage = owner.stage }) => stage === owner.stage)
    .filter(({ value }) =>
      isEmpty(value === 'pressContact' ? owner.pressContact.name : owner[value]),
    )
    .map(({ value, text, harm, by = 'owner', isAdvice = false }) => ({
      ...pointAt(by, !isAdvice, text, 'owner.ts', `${value}:`),
      harm,
    }))
}

/** One point for a value that several languages lack. */
function emptyWords({ publishedLanguages, plans }: Owner, words: AllOwnersWords): Point[] {
  const pointFor = (
    text: string,
    harm: Harm,
    at: string,
    isMissing: (own: OwnersWords) => boolean,
  ) => {
    const missing = publishedLanguages.filter((id) => isMissing(words[id]))
    const [first] = missing
    if (!first) return []
    const lacking =
      missing.length < publishedLanguages.length ? ` Missing: ${missing.join(', ')}.` : ''
    const point = pointAt('owner', true, text + lacking, `${first}/owners-words.ts`, at)
    return [{ ...point, harm }]
  }
  return [
    ...wordsWhileEmpty.flatMap(({ value, text, harm }) =>
      pointFor(text, harm, `${value}:`, (own) => isEmpty(own[value])),
    ),
    ...plans.flatMap(({ name }) =>
      pointFor(
        `Say what is in the plan “${name}”, for step 1 of /how-it-works.`,
        'trust',
        'plans:',
        (own) => !own.plans[name],
      ),
    ),
  ]
}

/** An object is empty as long as one of its texts is. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !value
  return Object.values(value).length === 0 || Object.values(value).includes('')
}

/** Two pages say what the name means; a sentence about another name is shown on neither. */
function nameMeanings({ brand, publishedLanguages }: Owner, words: AllOwnersWords): Point[] {
  return publishedLanguages
    .filter((id) => words[id].nameMeaning !== '' && !words[id].nameMeaning.includes(brand))
    .map((id) => {
      const text = `“${words[id].nameMeaning}” is about another name: say what “${brand}” means, for / and /about, or leave it empty.`
      return pointAt('owner', true, text, `${id}/owners-words.ts`, 'nameMeaning:')
    })
}

/** Returns claims without evidence, and claims that the stage contradicts. */
export function claimPoints(stage: Stage, claims: Record<ClaimId, Claim> = ourClaims): Point[] {
  const names = { works: 'in place', inTrials: 'in trials', planned: 'planned' }
  const contradicted = claimsAgainst(stage)
  return keysOf(claims).flatMap((id) => {
    const { status, evidence } = claims[id]
    const claim = `“${claimWords.claims[id]}”`
    const point = (isBlocker: boolean, text: string) =>
      pointAt('owner', isBlocker, text, 'facts/claims.ts', `  ${id}: {`)
    const evidenceText = `Name the registration, publication, document or test behind ${claim} (${names[status]}).`
    const stageText = `The stage is ${stage}, but ${claim} is ${names[status]}.`
    return [
      ...(status !== 'planned' && !evidence?.reference ? [point(true, evidenceText)] : []),
      ...(contradicted.includes(id) ? [point(true, stageText)] : []),
    ]
  })
}

/** What is validated clinically has a study of ours behind it, which readers look for on the research page. */
export function ownStudyPoints(
  isValidated = allWork('validation'),
  published = ownStudies.length,
): Point[] {
  if (!isValidated || published > 0) return []
  const text =
    'Add the study that validates the product, with isOurs, for the top of /research#studies.'
  return [pointAt('owner', true, text, 'facts/studies.ts', 'export const studies')]
}

/** Returns the sources with which nobody has compared our figures; the market's only once the owner names it. */
export function sourcePoints(
  marketSource: string,
  from: Record<SourceId, Source> = sources,
): Point[] {
  return keysOf(from)
    .filter((id) => from[id].comparedOn === null && (id !== 'estimate' || marketSource))
    .map((id) => {
      const source = [publishers[id], from[id].year ?? []].flat().join(', ')
      const text = `Compare our figures with the original: ${source}.`
      return pointAt('owner', true, text, 'facts/statistics.ts', `${id}: {`)
    })
}

/** Returns the words that nobody has signed, as they stand on their pages, for each person who has to. */
export function signOffs(owner: Owner, words: AllOwnersWords, entries = awaitingSignOff): Point[] {
  const unpublished = unpublishedOf(owner.publishedLanguages)
  return entries
    .filter(({ isNeeded }) => isNeeded?.(owner, words) ?? true)
    .flatMap(({ by, signed, isAdvice = false, isLong = false, ...entry }) =>
      by
        .filter((actor) => !signed?.[actor])
        .map((actor) => {
          const file = entry.file.replace('*', actor)
          const language = languageOf(actor, file)
          const on = entry.on(siteWords[language], language)
          return {
            ...pointAt(actor, !isAdvice, entry.text, file, entry.at.replace('*', actor)),
            harm: entry.harm,
            excerpts: keysOf(on).map((page) => ({
              on: page,
              // Lines that all languages quote stand on the English page, too.
              language: unpublished.some((id) => id === language) ? 'en' : language,
              sentences: sentencesIn(on[page]).map(plainText),
              isLong,
            })),
          }
        }),
    )
    .filter(({ place }) => !unpublished.some((id) => place.startsWith(`src/content/${id}/`)))
}

/** Readers of a language get its words; everybody else those of the file that the entry names. */
function languageOf(actor: Actor, file: string): LanguageId {
  const [folder] = file.split('/')
  return languageIds.find((id) => id === actor) ?? languageIds.find((id) => id === folder) ?? 'en'
}

/** Sentences that need a value of the owner's are functions, and left out. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(sentencesIn)
}

/** Returns the helplines that nobody has called within 90 days. Once the site has launched, a second call can wait. */
export function helplinePoints(stage: Stage, now: Date, helplines = ourHelplines): Point[] {
  return keysOf(helplines)
    .filter((id) => isOutdated(helplines[id].lastVerified, now))
    .map((id) => {
      const { phone, lastVerified } = helplines[id]
      const check =
        id === 'emergency'
          ? 'Ask whoever runs MERS 999, without calling it, to check what we say of it'
          : `Call ${helplineWords.lines[id].name}, ${phone.text}, and check what we say of it`
      const text = `${check}. Last checked: ${lastVerified ?? 'never'}.`
      const isBlocker = stage === 'trials' || lastVerified === null
      const point = pointAt('operator', isBlocker, text, 'facts/helplines.ts', `${id}: {`)
      return { ...point, harm: 'danger' }
    })
}

function carePoints(stage: Stage, now: Date): Point[] {
  const names = {
    clinics: 'government clinics',
    hospitals: 'government hospitals',
    mentari: 'the MENTARI centres',
    psss: 'the social support centres',
    universities: 'counselling at universities',
  }
  return keysOf(openCare)
    .filter((id) => isOutdated(helpSources[id][0].said, now))
    .map((id) => {
      const text = `Ask about the prices and numbers of ${names[id]}. Our newest source: ${helpSources[id][0].said}.`
      const isBlocker = stage === 'trials'
      const point = pointAt('operator', isBlocker, text, 'facts/help-sources.ts', `${id}: [`)
      return { ...point, harm: 'health' }
    })
}

/** Chinese New Year, Hari Raya, Deepavali and others move: the press is promised an answer by these days. */
export function holidayPoints(now: Date, { holidays } = office): Point[] {
  const point = (isBlocker: boolean, text: string) =>
    pointAt('owner', isBlocker, text, 'owner.ts', 'office-hours.ts')
  const unreadable = holidays
    .filter((day) => !isDay(day))
    .map((day) => point(true, `“${day}” in office-hours.ts is not a day like 2027-02-06.`))
  const year = String(now.getFullYear())
  if (holidays.some((day) => day.startsWith(year))) return unreadable
  const text = `List the public holidays of ${year} that move, in supabase/functions/_shared/office-hours.ts.`
  return [...unreadable, point(false, text)]
}

function isOutdated(day: string | null, now: Date): boolean {
  return day === null || now.getTime() - Date.parse(day) > checkIsValidFor
}

function lawsLanguages({ publishedLanguages }: Owner): Point[] {
  if (publishedLanguages.includes('ms')) return []
  const text = 'Publish Malay: section 7(3) of the PDPA asks for the privacy notice in Malay, too.'
  return [{ ...pointAt('owner', true, text, 'owner.ts', 'publishedLanguages:'), harm: 'law' }]
}
