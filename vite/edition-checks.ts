import { editions as en } from '../src/content/en/editions.ts'
import { editions as ms } from '../src/content/ms/editions.ts'
import type { Owner } from '../src/content/owner.ts'
import { editions as ta } from '../src/content/ta/editions.ts'
import type { Edition, LegalEditions } from '../src/content/types.ts'
import { editions as zh } from '../src/content/zh/editions.ts'
import { keysOf } from '../src/keys-of.ts'
import type { LanguageId } from '../src/languages.ts'
import { pointAt, type Point } from './points.ts'

const ours: Record<LanguageId, LegalEditions> = { en, ms, zh, ta }
const names = { privacy: 'privacy policy', terms: 'terms' } as const satisfies Record<
  keyof LegalEditions,
  string
>

/** Names each edition that a published language lacks or dates otherwise, and what no page could show. */
export function editionProblems(
  publishedLanguages: Owner['publishedLanguages'],
  editions = ours,
): Point[] {
  return keysOf(names).flatMap((text) => {
    const versions = publishedLanguages.flatMap((id) =>
      editions[id][text].map(({ version }) => version),
    )
    return publishedLanguages.flatMap((id) => {
      const listed = editions[id][text]
      return [
        ...[...new Set(versions)].flatMap((version) => {
          const own = listed.find((edition) => edition.version === version)
          const english = editions.en[text].find((edition) => edition.version === version)
          if (!own) return problem(id, text, version, 'is missing')
          if (!isDay(own.inForceSince))
            return problem(id, text, version, 'has no day like 2027-03-01')
          if (english && english.inForceSince !== own.inForceSince)
            return problem(id, text, version, 'has another day than in English')
          return []
        }),
        ...listed
          .filter(({ inForceSince }) => isDay(inForceSince))
          .flatMap(({ version, inForceSince }, index, readable) =>
            inForceSince > (readable[index - 1]?.inForceSince ?? inForceSince)
              ? problem(id, text, version, 'stands below an older one')
              : [],
          ),
      ]
    })
  })
}

/** Pages say “in force since” that day, also before it has come. */
export function comingEditions(now: Date, editions: LegalEditions = en): Point[] {
  const today = now.toISOString().slice(0, 10)
  return keysOf(names).flatMap((text) =>
    editions[text]
      .filter(({ inForceSince }) => inForceSince > today)
      .map(({ version, inForceSince }: Edition) =>
        pointFor(
          'en',
          text,
          false,
          `Edition ${version} of the ${names[text]} takes effect on ${inForceSince}: publish it that day.`,
        ),
      ),
  )
}

function problem(id: LanguageId, text: keyof LegalEditions, version: string, what: string) {
  return [pointFor(id, text, true, `Edition ${version} of the ${names[text]} ${what}.`)]
}

function pointFor(id: LanguageId, text: keyof LegalEditions, isBlocker: boolean, words: string) {
  return pointAt('owner', isBlocker, words, `${id}/editions.ts`, `${text}: [`)
}

/** Whether this is a day like 2027-03-01. */
export function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
}
