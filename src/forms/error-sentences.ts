import { refusals } from '#content/refusals.ts'

/** What a function with one of our codes says, in the page's language; empty without a code. */
export function ownSentence({ code, reason }: { code: string; reason: string }): string {
  if (code === '') return ''
  if (refusals === null) return reason
  return isKnown(code, refusals) ? refusals[code] : refusals.unexpected
}

function isKnown<Words extends object>(code: string, words: Words): code is string & keyof Words {
  return Object.hasOwn(words, code)
}
