import type { Voice } from '../types.ts'

/** Each language of the platform is named as it calls itself. */
export const platformLanguages = [
  { text: 'English', lang: 'en' },
  { text: 'Bahasa Melayu', lang: 'ms' },
  { text: '华语', lang: 'zh-Hans' },
  { text: 'தமிழ்', lang: 'ta' },
] as const satisfies readonly Voice[]
