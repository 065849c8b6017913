/** The drawn screens of the product say this; src/product places it. */
export const product = {
  says: 'I am an AI.',
  ways: { chat: 'Chat', talk: 'Talk', video: 'Video' },
  caption: {
    talk: 'Our design shows a product in development. The conversation is an example, not a real one.',
    handOver: 'Our design shows a product in development. The phone numbers are real.',
    record:
      'Our design shows a product in development. The record is an example, not a real person’s.',
    totals:
      'Our design shows a product in development. The report is an example, not a real group’s.',
  },
  recap: {
    title: 'The recap',
    cloth: 'Each row is one turn of the conversation, in the colour of its language.',
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
    missingText: 'The record has none of the sentences you said.',
  },
  totals: {
    title: 'Report for a university',
    example: 'An example, not a real group.',
    joined: 'People who joined',
    sessions: 'Sessions they had',
    languages: 'Sessions in each language',
    faculties: 'People in each faculty',
    faculty: { engineering: 'Engineering', business: 'Business' },
    hidden: 'The report leaves out faculties below the group size that the agreement sets.',
    missing: 'The report says nothing about any one person.',
  },
  watch: {
    next: 'Next turn',
    again: 'Start again',
  },
} as const
