import type { LanguageId } from '../../languages.ts'

/** A native speaker makes a draft `checked`; a clinician or lawyer who reads the language, `cleared`. */
type Review = { state: 'draft' } | { state: 'checked' | 'cleared'; name: string; day: string }

/** A module listed here differs from the rest of its language. */
type Reviews = Review & { modules?: Partial<Record<CriticalModule, Review>> }

type CriticalModule = (typeof criticalModules)[number]

/** Crisis, safety, claims and law; site has the emergency line and what the product is not. */
export const criticalModules = [
  'situations',
  'helpline-facts',
  'helplines',
  'worried',
  'pocket-card',
  'safety',
  'who-reads',
  'announcement',
  'privacy-notice',
  'privacy',
  'terms',
  'editions',
  'legal',
  'claim-status',
  'claims',
  'site',
] as const

/** Who has read which translation. Whoever changes words that were read sets them back to `draft`. */
const translationReviews: Record<Exclude<LanguageId, 'en'>, Reviews> = {
  ms: { state: 'draft' },
  zh: { state: 'draft' },
  ta: { state: 'draft' },
}

/** Returns the critical modules of a language that nobody has cleared. */
export function unclearedModules(
  language: LanguageId,
  reviews = translationReviews,
): readonly CriticalModule[] {
  if (language === 'en') return []
  const { modules, ...rest } = reviews[language]
  return criticalModules.filter((name) => (modules?.[name] ?? rest).state !== 'cleared')
}
