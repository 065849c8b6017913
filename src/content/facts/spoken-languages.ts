/**
 * The languages that people speak with the product, by their BCP 47 tag and in the order of the
 * drawn bars. The languages of the site's
 * pages are another list, `src/languages.ts`: a page may come in a language that the product does not speak.
 */
export const spokenLanguages = ['ms', 'zh-Hans', 'en', 'ta'] as const

export type SpokenLanguage = (typeof spokenLanguages)[number]
