import type { LanguageId } from '#src/languages.ts'

export const language: LanguageId = 'ta'
