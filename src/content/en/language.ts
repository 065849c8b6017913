import type { LanguageId } from '#src/languages.ts'

/** The language of this folder, and of a build that takes its words from here. */
export const language: LanguageId = 'en'
