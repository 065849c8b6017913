/** A sample talk is held in one of these. */
export const voiceNames = {
  zh: 'Mandarin',
  en: 'English',
  ms: 'Malay',
  ta: 'Tamil',
  mixed: 'All at once',
} as const
