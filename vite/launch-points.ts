import { readFileSync } from 'node:fs'
import { awaitingSignOff, whileEmpty } from '../src/content/reviews/awaiting-sign-off.ts'
import { helplineWords } from '../src/content/en/helplines.ts'
import { publishers } from '../src/content/en/publishers.ts'
import { claimWords } from '../src/content/en/claims.ts'
import { sources } from '../src/content/facts/statistics.ts'
import { helpSources, openCare } from '../src/content/facts/help-sources.ts'
import { helplines as ourHelplines } from '../src/content/facts/helplines.ts'
import { owner as ownersPage, type Owner, type Stage } from '../src/content/owner.ts'
import {
  type Claim,
  type ClaimId,
  claims as ourClaims,
  claimsAgainst,
} from '../src/content/facts/claims.ts'
import { unclearedModules } from '../src/content/reviews/translation-reviews.ts'
import { keysOf } from '../src/keys-of.ts'
import { languageIds } from '../src/languages.ts'
import { office } from '../supabase/functions/_shared/office-hours.ts'
import { comingEditions, editionProblems } from './edition-checks.ts'
import { ownerProblems, samplePoints } from './owner-checks.ts'
import { pointAt, type Point } from './points.ts'

const checkIsValidFor = 90 * 24 * 60 * 60 * 1000

/** Returns everything that stands between the site and its launch. */
export function launchPoints(now: Date, owner = ownersPage): Point[] {
  return [
    ...ownerProblems(owner),
    ...editionProblems(owner.publishedLanguages),
    ...comingEditions(now),
    ...samplePoints(readFileSync('src/content/owner.ts', 'utf8')),
    ...emptyValues(owner),
    ...nameMeanings(owner),
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
    .filter(({ value }) => value !== 'signUpUrl' || owner.stage === 'open')
    .filter(({ value }) => !owner[value] || Object.values(owner[value])[0] === '')
    .map(({ value, text, isAdvice = false }) =>
      pointAt('owner', !isAdvice, text, 'owner.ts', `${value}:`),
    )
}

/** Two pages say what “Hening” means in Malay, which is wrong of another brand. */
function nameMeanings({ brand, publishedLanguages }: Owner): Point[] {
  const files = publishedLanguages.flatMap((id) => [`${id}/home.ts`, `${id}/about.ts`])
  const text = `Say what “${brand}” means, or take the sentence out: it was written for “Hening”.`
  return files
    .filter(() => brand !== 'Hening')
    .map((file) => pointAt('owner', true, text, file, '    name: `'))
}

/** Returns claims without evidence, and claims that the stage contradicts; a page marks those in trials. */
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
      ...(contradicted.includes(id) ? [point(status !== 'inTrials', stageText)] : []),
    ]
  })
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
  const unpublished = languageIds.filter((id) => !publishedLanguages.includes(id))
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
