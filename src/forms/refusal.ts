import { refusals } from '#content/refusals.ts'

export function sentenceFor({ code, message }: { code: string; message: string }): string {
  if (refusals === null) return message
  return isKnown(code, refusals) ? refusals[code] : refusals.unexpected
}

function isKnown<Words extends object>(code: string, words: Words): code is string & keyof Words {
  return Object.hasOwn(words, code)
}
