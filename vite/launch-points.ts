import { readFileSync } from 'node:fs'
import {
  awaitingSignOff,
  whileEmpty,
  wordsWhileEmpty,
} from '../src/content/reviews/awaiting-sign-off.ts'
import { helplineWords } from '../src/content/en/helplines.ts'
import { publishers } from '../src/content/en/publishers.ts'
import { claimWords } from '../src/content/en/claims.ts'
import { sources } from '../src/content/facts/statistics.ts'
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
import { unclearedModules } from '../src/content/reviews/translation-reviews.ts'
import { keysOf } from '../src/keys-of.ts'
import { unpublishedOf } from '../src/languages.ts'
import { office } from '../supabase/functions/_shared/office-hours.ts'
import { comingEditions, editionProblems } from './edition-checks.ts'
import { ownerProblems, ownersWords, samplePoints } from './owner-checks.ts'
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
    ...emptyValues(owner),
    ...emptyWords(owner, words),
    ...nameMeanings(owner, words),
    ...ownStudyPoints(),
    ...claimPoints(owner.stage),
    ...sourcePoints(owner),
    ...signOffs(owner),
    ...helplinePoints(owner.stage, now),
    ...carePoints(owner.stage, now),
    ...holidayPoints(now),
    ...translationPoints(owner),
  ]
}

/** Pages leave out what is empty, but somebody has to decide that. */
function emptyValues(owner: Owner): Point[] {
  return whileEmpty
    .filter(({ onceOpen = false }) => !onceOpen || owner.stage === 'open')
    .filter(({ value }) =>
      isEmpty(value === 'pressContact' ? owner.pressContact.name : owner[value]),
    )
    .map(({ value, text, isAdvice = false }) =>
      pointAt('owner', !isAdvice, text, 'owner.ts', `${value}:`),
    )
}

/** One point for a value that several languages lack. */
function emptyWords({ publishedLanguages, plans }: Owner, words: AllOwnersWords): Point[] {
  const pointFor = (text: string, at: string, isMissing: (own: OwnersWords) => boolean) => {
    const missing = publishedLanguages.filter((id) => isMissing(words[id]))
    const [first] = missing
    if (!first) return []
    const lacking =
      missing.length < publishedLanguages.length ? ` Missing: ${missing.join(', ')}.` : ''
    return [pointAt('owner', true, text + lacking, `${first}/owners-words.ts`, at)]
  }
  return [
    ...wordsWhileEmpty.flatMap(({ value, text }) =>
      pointFor(text, `${value}:`, (own) => isEmpty(own[value])),
    ),
    ...plans.flatMap(({ name }) =>
      pointFor(
        `Say what is in the plan “${name}”, for step 1 of /how-it-works.`,
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
function ownStudyPoints(): Point[] {
  if (!allWork('validation') || ownStudies.length > 0) return []
  const text =
    'Add the study that validates the product, with isOurs, for the top of /research#studies.'
  return [pointAt('owner', true, text, 'facts/studies.ts', 'export const studies')]
}

function sourcePoints({ marketSource }: Owner): Point[] {
  return keysOf(sources)
    .filter((id) => sources[id].comparedOn === null && (id !== 'estimate' || marketSource))
    .map((id) => {
      const source = [publishers[id], sources[id].year ?? []].flat().join(', ')
      const text = `Compare our figures with the original: ${source}.`
      return pointAt('owner', true, text, 'facts/statistics.ts', `${id}: {`)
    })
}

function signOffs({ publishedLanguages }: Owner): Point[] {
  const unpublished = unpublishedOf(publishedLanguages)
  const isPublished = (file: string) => !unpublished.some((id) => file.startsWith(`${id}/`))
  return keysOf(awaitingSignOff).flatMap((actor) =>
    awaitingSignOff[actor]
      .filter(({ file }) => isPublished(file))
      .map(({ text, file, at, isAdvice = false }) => pointAt(actor, !isAdvice, text, file, at)),
  )
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
      return pointAt(
        'operator',
        stage === 'trials' || lastVerified === null,
        text,
        'facts/helplines.ts',
        `${id}: {`,
      )
    })
}

function carePoints(stage: Stage, now: Date): Point[] {
  const names = {
    clinics: 'government clinics',
    hospitals: 'government hospitals',
    mentari: 'the MENTARI centres',
    universities: 'counselling at universities',
  }
  return keysOf(openCare)
    .filter((id) => isOutdated(helpSources[id][0].said, now))
    .map((id) => {
      const text = `Ask about the prices and numbers of ${names[id]}. Our newest source: ${helpSources[id][0].said}.`
      return pointAt('operator', stage === 'trials', text, 'facts/help-sources.ts', `${id}: [`)
    })
}

/** Chinese New Year, Hari Raya, Deepavali and others move: the press is promised an answer by these days. */
export function holidayPoints(now: Date, { holidays } = office): Point[] {
  const point = (isBlocker: boolean, text: string) =>
    pointAt('owner', isBlocker, text, 'owner.ts', 'office-hours.ts')
  const unreadable = holidays
    .filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    .map((day) => point(true, `“${day}” in office-hours.ts is not a day like 2027-02-06.`))
  const year = String(now.getFullYear())
  if (holidays.some((day) => day.startsWith(year))) return unreadable
  const text = `List the public holidays of ${year} that move, in supabase/functions/_shared/office-hours.ts.`
  return [...unreadable, point(false, text)]
}

function isOutdated(day: string | null, now: Date): boolean {
  return day === null || now.getTime() - Date.parse(day) > checkIsValidFor
}

function translationPoints({ publishedLanguages }: Owner): Point[] {
  const points = publishedLanguages
    .filter((id) => unclearedModules(id).length > 0)
    .map((id) => {
      const text = `Have a clinician and a lawyer who read the language clear ${unclearedModules(id).join(', ')}.`
      return pointAt(id, true, text, 'reviews/translation-reviews.ts', `  ${id}: {`)
    })
  if (publishedLanguages.includes('ms')) return points
  const text = 'Publish Malay: section 7(3) of the PDPA asks for the privacy notice in Malay, too.'
  return [...points, pointAt('owner', true, text, 'owner.ts', 'publishedLanguages:')]
}
