import { language } from '#content/language.ts'
import type { LanguageId } from '#src/languages.ts'

/** Joins words that a component or a shared module puts together. */
type Punctuation = { comma: string; listComma: string; colon: string; afterSentence: string }

const latin: Punctuation = { comma: ', ', listComma: ', ', colon: ': ', afterSentence: ' ' }

export const punctuationOf: Record<LanguageId, Punctuation> = {
  en: latin,
  ms: latin,
  zh: { comma: '，', listComma: '、', colon: '：', afterSentence: '' },
  ta: latin,
}

/** The punctuation of the page's language. */
export const punctuation = punctuationOf[language]
