import type { LanguageId } from '#src/languages.ts'

/** This is the language of this folder, and of a build that takes its words from here. */
export const language: LanguageId = 'en'
