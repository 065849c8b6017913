import { keysOf } from '#src/keys-of.ts'
import { malayWords } from '#src/content/quoted/malay-words.ts'

/** The yarn of a letter: one for each spoken language, and one for punctuation. */
type Yarn = 'zh' | 'en' | 'ms' | 'ta' | 'mark'

export type Letter = { yarn: Yarn; isVowel: boolean }

/** Returns a letter, as readers count them, or null for a blank, in the order of the text. */
export function lettersOf(text: string): (Letter | null)[] {
  const words = text.split(/(\s+)/)
  const malay = whichAreMalay(words)
  return words.flatMap((word, index) => {
    if (word.trim() === '') return word === '' ? [] : [null]
    return charactersOf(word).map((character) => letterOf(character, malay[index] === true))
  })
}

/** A word that could be either goes with the words beside it; where those differ, with most of the text. */
function whichAreMalay(words: string[]): boolean[] {
  const told = words.map(tellsMalay)
  const isTold = (one: boolean | undefined) => one !== undefined
  const known = told.filter(isTold)
  const isMostlyMalay = known.filter(Boolean).length > known.length / 2
  return told.map((own, index) => {
    if (own !== undefined) return own
    const before = told.slice(0, index).reverse().find(isTold)
    const after = told.slice(index).find(isTold)
    const differ = before !== undefined && after !== undefined && before !== after
    return differ ? isMostlyMalay : (before ?? after ?? false)
  })
}

/** Returns whether a word is Malay, or undefined where neither lists nor shape tell it from English. */
function tellsMalay(written: string): boolean | undefined {
  // Somebody may draw a word out: "penattt".
  const word = written.toLowerCase().replaceAll(/(.)\1{2,}/g, '$1')
  const letters = word.replaceAll(/[^a-z]/g, '')
  if (letters === '') return undefined
  if (malayWords.has(letters)) return true
  if (englishWords.has(letters) || /[a-z][’'][a-z]/.test(word)) return false
  // Malay has no double consonants but where these parts of words meet.
  if (englishShape.test(letters.replaceAll('ngg', 'ng').replace('nny', 'ny'))) return false
  return malayShape.test(letters) ? true : undefined
}

/** Short and common words that have the shape of Malay ones; the others are told by `englishShape`. */
const englishWords = new Set(
  (
    'a i im am is an to of in on at it me we us he his her him do so can no not but for or if as up be ' +
    'by go got get had has was from job bed mum dad sad bad again also alone final family problem melatonin'
  ).split(' '),
)

/** Letters that stand together in English, and hardly ever in Malay. */
const englishShape =
  /[qvx]|[stpw]h|[^n]gh|c(?![aeiou])|ee|oo|ou|ie|ow|[^ks]ea|([b-df-hj-np-tv-z])\1|[aeiouy](?!ng$)[b-df-hj-np-tv-z]{2,}$|[ey]$|(e[drw]|ion|aw)$|^s[lmnpw]/

/** Malay prefixes and suffixes, with stems so long that no common English word has both. */
const malayShape =
  /^(mem(?!bers|[eo])[a-z]|men[acdijuy]|meng|me[lr](?=[aiu])|ber|ter|di[bhjkmpt])[a-z]{3}|^ke[a-z]{4,}an$|^pe[mnr][a-z]{3,}an$|..nya$|[a-z]{4}kan$|...lah$/

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
 * Returns the spoken language of most letters, or null where the letters do not tell. A word that nothing
 * tells to be Malay counts as English: beside Malay words, most of such letters tell nothing.
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
