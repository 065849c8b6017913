import type { languageNames as english } from '../en/language-names.ts'
import type { Translated } from '../types.ts'

export const languageNames = {
  'zh-Hans': 'மாண்டரின்',
  en: 'ஆங்கிலம்',
  ms: 'மலாய்',
  ta: 'தமிழ்',
} satisfies Translated<typeof english>
