import { type SpokenLanguage } from '#src/content/facts/spoken-languages.ts'
import type { Quote } from '#src/content/types.ts'
import type { ShootPalette } from '#src/weave/shoots/shoot-draft.ts'

/** The class that sets the colour of each language's thread. */
export const languageClasses: Record<SpokenLanguage, string> = {
  ms: 'thread-ms',
  'zh-Hans': 'thread-zh',
  en: 'thread-en',
  ta: 'thread-ta',
}

/** The colours of the shoot that stands for a language. */
export const languagePalettes: Record<SpokenLanguage, ShootPalette> = {
  ms: 'yellow',
  'zh-Hans': 'pink',
  en: 'blue',
  ta: 'leaf',
}

type Line = readonly Quote[]

/** Returns the languages that the lines use. */
export function languagesIn(lines: readonly Line[]): Set<SpokenLanguage> {
  return new Set(lines.flatMap((line) => line.map(({ lang }) => lang)))
}

/** Only scripts can show what comes next: without them and on paper all stand. */
export const hiddenUntilShown = 'with-app:not-print:hidden'
