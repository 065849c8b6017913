import type { Quote } from '#src/content/types.ts'
import type { LanguageId } from '#src/languages.ts'

/** Four people speak, from the smallest shoot to the tallest. */
export const heroVoices = {
  zh: { text: '晚上总是睡不好。', lang: 'zh-Hans' },
  en: { text: 'I can’t switch off at night.', lang: 'en' },
  ms: { text: 'Dah lama tak tidur lena.', lang: 'ms' },
  ta: { text: 'ராத்திரில தூக்கமே வரல.', lang: 'ta' },
} as const satisfies Record<LanguageId, Quote>

/**
 * The Chinese conversation begins so (conversations.ts). It stands here because the English home page
 * shows it, and the fonts of this file's letters load with a page.
 */
export const chineseOpening = [
  heroVoices.zh.text,
  '是睡不着，还是睡了又醒？',
  '三点就醒，然后一直想店里的账。',
  '三点想这些，是不是越想越累？',
] as const

/** The sentence of the page's own language begins here and goes on in stitches. */
export const overheard: Record<keyof typeof heroVoices, Quote> = {
  zh: { text: '晚上总是', lang: 'zh-Hans' },
  en: { text: 'I can’t switch', lang: 'en' },
  ms: { text: 'Dah lama tak', lang: 'ms' },
  ta: { text: 'ராத்திரில', lang: 'ta' },
}

/** One sentence in all four languages of the platform; home.ts has its meaning. */
export const fourLanguages = [
  { text: 'Exam', lang: 'en' },
  { text: 'dah dekat,', lang: 'ms' },
  { text: '压力很大,', lang: 'zh-Hans' },
  { text: 'தூக்கமே வரல', lang: 'ta' },
  { text: 'lah.', lang: 'ms' },
] as const satisfies readonly Quote[]

/** The same request in four languages. */
export const phrases = [
  { text: 'Kejap,', lang: 'ms' },
  { text: '等一下，', lang: 'zh-Hans' },
  { text: 'one minute,', lang: 'en' },
  { text: 'ஒரு நிமிஷம்.', lang: 'ta' },
] as const satisfies readonly Quote[]

/** Each language of the platform is named as it calls itself. */
export const platformLanguages = [
  { text: 'English', lang: 'en' },
  { text: 'Bahasa Melayu', lang: 'ms' },
  { text: '华语', lang: 'zh-Hans' },
  { text: 'தமிழ்', lang: 'ta' },
] as const satisfies readonly Quote[]

/** A person of each group might say its sentence, at its hour of the day. */
export const audienceVoices = {
  students: { hour: 1, clock: '1:00', lang: 'ms', text: 'Result keluar esok. Tak boleh tidur.' },
  professionals: { hour: 8, clock: '8:50', lang: 'en', text: 'I say I’m fine in every meeting.' },
  everyone: { hour: 23, clock: '23:00', lang: 'zh-Hans', text: '跟妈妈讲，她又要担心。' },
} as const satisfies Record<string, Quote & { hour: number; clock: string }>

/** On the pages of a language, its own speakers may say another sentence, which needs no meaning beside it. */
export const ownVoices: Partial<Record<LanguageId, Partial<Record<AudienceId, Quote>>>> = {
  ms: {
    professionals: { lang: 'ms', text: 'Semua orang suruh kuat. Saya dah penat.' },
  },
  ta: {
    professionals: {
      lang: 'ta',
      text: 'ஒவ்வொரு meeting‑லயும் நல்லாதான் இருக்கேன்னு சொல்றேன்.',
    },
  },
}

/** Also the anchor of the group's band on the page: `#students`. */
export type AudienceId = keyof typeof audienceVoices
