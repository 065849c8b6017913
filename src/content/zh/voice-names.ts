import type { voiceNames as english } from '../en/voice-names.ts'
import type { Translated } from '../types.ts'

export const voiceNames = {
  zh: '华语',
  en: '英语',
  ms: '马来语',
  ta: '淡米尔语',
  mixed: '混着讲',
} satisfies Translated<typeof english>
