/**
 * Somebody could begin, and then ask, with these sentences: the same in four languages on every
 * page. Native readers and a clinician have not seen them yet (awaiting-sign-off.ts).
 */
export const firstWords = {
  en: {
    name: 'English',
    begin: 'You haven’t seemed like yourself lately. I’m here to listen.',
    ask: 'Are you thinking about suicide?',
  },
  ms: {
    name: 'Bahasa Melayu',
    begin: 'Akhir-akhir ni nampak lain sikit. Saya ada, saya nak dengar.',
    ask: 'Ada terfikir nak bunuh diri ke?',
  },
  zh: {
    name: '华语',
    begin: '你最近好像跟平时不一样。想讲什么，我都听。',
    ask: '你现在有没有想自杀？',
  },
  ta: {
    name: 'தமிழ்',
    begin: 'கொஞ்ச நாளாவே நீங்க பழைய மாதிரி இல்ல. என்ன இருந்தாலும் சொல்லுங்க, நான் இருக்கேன்.',
    ask: 'தற்கொலை எண்ணம் ஏதாவது வருதா?',
  },
} as const
