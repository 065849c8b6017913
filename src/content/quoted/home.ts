import type { Voice } from '../types.ts'
import type { VoiceId } from './voices.ts'

/** Four people speak, from the smallest shoot to the tallest. */
export const heroVoices = {
  zh: { text: '晚上总是睡不好。', lang: 'zh-Hans' },
  en: { text: 'I can’t switch off at night.', lang: 'en' },
  ms: { text: 'Dah lama tak tidur lena.', lang: 'ms' },
  ta: { text: 'ராத்திரில தூக்கமே வரல.', lang: 'ta' },
} as const satisfies Record<Exclude<VoiceId, 'mixed'>, Voice>

export const greetings = [
  { text: 'வணக்கம்', lang: 'ta' },
  { text: 'Apa khabar?', lang: 'ms' },
  { text: '吃饱了吗？', lang: 'zh-Hans' },
  { text: 'How are you?', lang: 'en' },
] as const satisfies readonly Voice[]

/** The sentence begins here and goes on in stitches. */
export const overheard = { text: 'Dah lama tak', lang: 'ms' } as const satisfies Voice
