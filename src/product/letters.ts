import { keysOf } from '#src/keys-of.ts'
import { malayWords } from '#src/content/quoted/malay-words.ts'

/** The yarn of a letter: one for each spoken language, and one for punctuation. */
type Yarn = 'zh' | 'en' | 'ms' | 'ta' | 'mark'

export type Letter = { yarn: Yarn; isVowel: boolean }

/** Returns a letter, as readers count them, or null for a blank, in the order of the text. */
export function lettersOf(text: string): (Letter | null)[] {
  return text.split(/(\s+)/).flatMap((word) => {
    if (word.trim() === '') return word === '' ? [] : [null]
    const isMalay = malayWords.has(word.toLowerCase().replaceAll(/[^a-z]/g, ''))
    return charactersOf(word).map((character) => letterOf(character, isMalay))
  })
}

/** A Tamil letter and its signs are one character to its readers. An Intl.Segmenter knows that, too, but blocks for 20 ms. */
function charactersOf(word: string): string[] {
  return word.match(/\P{Mark}\p{Mark}*/gu) ?? []
}

function letterOf(character: string, isMalay: boolean): Letter {
  if (/\p{Script=Han}/u.test(character)) return { yarn: 'zh', isVowel: false }
  if (/\p{Script=Tamil}/u.test(character)) {
    return { yarn: 'ta', isVowel: /[\u0b85-\u0b94\u0bbe-\u0bcc]/.test(character) }
  }
  if (!/\p{Letter}/u.test(character)) return { yarn: 'mark', isVowel: false }
  return { yarn: isMalay ? 'ms' : 'en', isVowel: /[aeiou]/i.test(character) }
}

/**
 * Returns the spoken language of most letters, or null where the letters do not tell. A word that is not
 * known to be Malay counts as English: beside Malay words, most of such letters tell nothing.
 */
export function mainLanguageOf(text: string): Exclude<Yarn, 'mark'> | null {
  const counts = { zh: 0, ta: 0, ms: 0, en: 0 }
  for (const letter of lettersOf(text)) {
    if (letter && letter.yarn !== 'mark') counts[letter.yarn] += 1
  }
  const most = Math.max(...Object.values(counts))
  const main = keysOf(counts).find((language) => counts[language] === most)
  if (main === undefined || most === 0 || (main === 'en' && counts.ms > 0)) return null
  return main
}
