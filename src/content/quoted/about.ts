import type { Voice } from '../types.ts'

/** They are the same request in four languages. */
export const phrases = [
  { text: 'Jap,', lang: 'ms' },
  { text: '等一下，', lang: 'zh-Hans' },
  { text: 'one minute,', lang: 'en' },
  { text: 'ஒரு நிமிஷம்.', lang: 'ta' },
] as const satisfies readonly Voice[]
