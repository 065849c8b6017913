import type { Voice } from '../types.ts'

/** Ways to begin, and to ask. They wait for native readers (content/unsigned.ts). */
export const waysToBegin = [
  {
    lang: 'en',
    text: 'You haven’t seemed like yourself. I’m here to listen. Are you thinking of ending your life?',
  },
  {
    lang: 'ms',
    text: 'Awak nampak lain kebelakangan ini. Saya sedia dengar. Awak ada terfikir nak bunuh diri?',
  },
  {
    lang: 'zh-Hans',
    text: '你最近好像不太一样。想说的话，我在听。 你有想过自杀吗？',
  },
  {
    lang: 'ta',
    text: 'கொஞ்ச நாளா நீங்க வேற மாதிரி இருக்கீங்க. நான் கேக்கறேன். தற்கொலை எண்ணம் வருதா?',
  },
] as const satisfies readonly Voice[]
