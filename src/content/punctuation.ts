import { language } from '#content/language.ts'
import type { LanguageId } from '#src/languages.ts'

/** Joins words that a component or a shared module puts together. */
type Punctuation = { comma: string; listComma: string; colon: string }

const latin: Punctuation = { comma: ', ', listComma: ', ', colon: ': ' }

export const punctuationOf: Record<LanguageId, Punctuation> = {
  en: latin,
  ms: latin,
  zh: { comma: '，', listComma: '、', colon: '：' },
  ta: latin,
}

/** The punctuation of the page's language. */
export const punctuation = punctuationOf[language]
