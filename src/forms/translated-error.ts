import { errorMessages } from '#content/error-messages.ts'

/** Translates one of our error codes into the page's language; empty without a code. */
export function translatedError({ code, reason }: { code: string; reason: string }): string {
  if (code === '') return ''
  if (errorMessages === null) return reason
  return isKnown(code, errorMessages) ? errorMessages[code] : errorMessages.unexpected
}

function isKnown<Words extends object>(code: string, words: Words): code is string & keyof Words {
  return Object.hasOwn(words, code)
}
