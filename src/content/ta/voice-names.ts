import type { voiceNames as english } from '../en/voice-names.ts'
import type { Translated } from '../types.ts'

export const voiceNames = {
  zh: 'மாண்டரின்',
  en: 'ஆங்கிலம்',
  ms: 'மலாய்',
  ta: 'தமிழ்',
  mixed: 'மொழிகள் கலந்தது',
} satisfies Translated<typeof english>
