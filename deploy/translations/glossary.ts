import type { GlossaryEntry } from '../../src/content/types.ts'
import type { LanguageId } from '../../src/languages.ts'

type GlossaryFile = { glossary: readonly GlossaryEntry[] }

const files = import.meta.glob<GlossaryFile>('../../src/content/*/glossary.ts', { eager: true })

export function glossaryOf(language: LanguageId): readonly GlossaryEntry[] {
  return files[`../../src/content/${language}/glossary.ts`]?.glossary ?? []
}

/** Matches a whole word, with any ending in Tamil, anywhere in Chinese. */
export function wholeWord(word: string): RegExp {
  const start = /^\p{Script=Han}/u.test(word) ? '' : String.raw`(?<![\p{L}\p{M}])`
  const end = /\p{Script=Latin}$/u.test(word) ? String.raw`(?![\p{L}\p{M}])` : ''
  return new RegExp(start + word.normalize('NFC') + end, 'iu')
}
