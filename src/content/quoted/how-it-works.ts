import type { Voice } from '../types.ts'

/** Somebody might write this about their needs, and get these answers; a line may mix languages. */
export const exchange: Record<'said' | 'answered', readonly (readonly Voice[])[]> = {
  said: [
    [
      { text: '这个', lang: 'zh-Hans' },
      { text: ' week exam,', lang: 'en' },
    ],
    [
      { text: '压力很大', lang: 'zh-Hans' },
      { text: ' lah.', lang: 'ms' },
    ],
  ],
  answered: [
    [{ text: 'That’s a lot for one week.', lang: 'en' }],
    [{ text: 'Apa yang paling berat sekarang?', lang: 'ms' }],
  ],
}
