import type { languageNames as english } from '../en/language-names.ts'
import type { Translated } from '../types.ts'

export const languageNames = {
  'zh-Hans': 'Mandarin',
  en: 'Inggeris',
  ms: 'Melayu',
  ta: 'Tamil',
} satisfies Translated<typeof english>
