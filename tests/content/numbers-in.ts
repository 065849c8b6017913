import type { LanguageId } from '#src/languages.ts'

const months: Record<Exclude<LanguageId, 'zh'>, string> = {
  en: 'January February March April May June July August September October November December',
  ms: 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember',
  ta: 'ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்',
}

/** Words behind a number multiply it. */
const units: Record<LanguageId, [RegExp, number][]> = {
  en: [
    [/^\s*(?:million|M\b)/, 1e6],
    [/^\s*(?:billion|B\b)/, 1e9],
    [/^K\b/, 1e3],
  ],
  ms: [
    [/^\s*(?:juta|M\b)/, 1e6],
    [/^\s*(?:bilion|B\b)/, 1e9],
    [/^\s*(?:ribu\b|K\b)/, 1e3],
  ],
  zh: [
    [/^亿/, 1e8],
    [/^万/, 1e4],
  ],
  ta: [
    [/^\s*(?:மில்லிய|M)/, 1e6],
    [/^\s*(?:பில்லிய|B)/, 1e9],
    [/^(?:\s*ஆயிரம்|K)/, 1e3],
  ],
}

/** English leaves out the 12 of midnight and noon. */
const twelve: Record<Exclude<LanguageId, 'en'>, RegExp> = {
  ms: /12 (?=tengah (?:malam|hari))/g,
  zh: /(?<=午夜|中午)12/g,
  ta: /(?<=நள்ளிரவு|நண்பகல்) 12/g,
}

/** Other languages write 24/7 as every day. */
const everyDay = /(?<=24)\/7\b|\b7 hari seminggu|(?<=一周)7(?=天)/g

/** Chinese writes months as numbers. */
function inFigures(text: string, language: LanguageId): string {
  const days = text.replaceAll(everyDay, '')
  const hours = language === 'en' ? days : days.replaceAll(twelve[language], '')
  if (language === 'zh') return hours
  return months[language].split(' ').reduce((result, name, index) => {
    // Tamil adds its endings to the bare letter.
    const month = name.endsWith('்') ? name.slice(0, -1) : `${name}(?![\\p{L}\\p{M}])`
    const date = new RegExp(`(?<=\\d )${month}|(?<![\\p{L}\\p{M}])${month}(?=\\S* \\d{4})`, 'gu')
    return result.replaceAll(date, String(index + 1))
  }, hours)
}

/** Returns every number in a sentence, in ascending order: 4.2 million, 4.2 juta and 420万 are the same. */
export function numbersIn(text: string, language: LanguageId): number[] {
  const figures = inFigures(text, language)
  return [...figures.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)]
    .map(({ 0: digits, index }) => {
      const rest = figures.slice(index + digits.length)
      const [, factor] = units[language].find(([unit]) => unit.test(rest)) ?? [null, 1]
      return Math.round(Number(digits.replaceAll(',', '')) * factor * 1000) / 1000
    })
    .sort((a, b) => a - b)
}
