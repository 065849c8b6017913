import { refusals } from '#content/refusals.ts'

export type Refusal = { code: string; message: string }

/** What the visitor reads of it, in the page's language. */
export function sentenceFor({ code, message }: Refusal): string {
  if (refusals === null) return message
  return isKnown(code, refusals) ? refusals[code] : refusals.unexpected
}

function isKnown<Words extends object>(code: string, words: Words): code is string & keyof Words {
  return Object.hasOwn(words, code)
}
