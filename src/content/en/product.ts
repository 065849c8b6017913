/** The drawn screens of the product say this; src/product places it. */
export const product = {
  says: 'I am an AI.',
  ways: { chat: 'Chat', talk: 'Talk', video: 'Video' },
  caption: {
    talk: 'This is the design of a product in development. The conversation is an example, not a real one.',
    handOver: 'This is the design of a product in development. The numbers are real.',
    record:
      'This is the design of a product in development. The record is an example, not a real person’s.',
    totals:
      'This is the design of a product in development. The report is an example, not a real group’s.',
  },
  recap: {
    title: 'The recap',
    cloth: 'Each turn of the conversation is a row, in the colour of its language.',
    weighs: 'What weighs on you',
    noticed: 'What you noticed',
    tonight: 'For tonight',
  },
  record: {
    title: 'For your clinician',
    consent: 'If you agree',
    example: 'An example, not a real person’s record.',
    nights: 'Twenty-one nights in three weeks',
    key: 'Each filled stitch is a night you slept, and each open one is a night you lay awake after 3 a.m.',
    themes: 'What came up most',
    themeCounts: ['Work came up three times.', 'Your father came up twice.'],
    missing: 'What isn’t in it',
    missingText: 'This record has none of the sentences you said in it.',
  },
  totals: {
    title: 'Report for a university',
    example: 'An example, not a real group.',
    joined: 'People who joined',
    sessions: 'Sessions they had',
    languages: 'Sessions in each language',
    faculties: 'People in each faculty',
    faculty: { engineering: 'Engineering', business: 'Business' },
    hidden:
      'The other faculties are smaller than the smallest group in the agreement, so they aren’t shown.',
    missing: 'This report says nothing about any one person.',
  },
  watch: {
    next: 'Next turn',
    again: 'Start again',
  },
} as const
