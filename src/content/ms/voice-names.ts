import type { voiceNames as english } from '../en/voice-names.ts'
import type { Translated } from '../types.ts'

export const voiceNames = {
  zh: 'Mandarin',
  en: 'Inggeris',
  ms: 'Melayu',
  ta: 'Tamil',
  mixed: 'Campur',
} satisfies Translated<typeof english>
