import type { languageNames as english } from '../en/language-names.ts'
import type { Translated } from '../types.ts'

export const languageNames = {
  'zh-Hans': '华语',
  en: '英语',
  ms: '马来语',
  ta: '淡米尔语',
} satisfies Translated<typeof english>
