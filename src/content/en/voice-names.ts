/** In what a sample talk is held. */
export const voiceNames = {
  zh: 'Mandarin',
  en: 'English',
  ms: 'Malay',
  ta: 'Tamil',
  mixed: 'All at once',
} as const
