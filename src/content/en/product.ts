import { BRAND } from '../facts.ts'

/** The drawn screens of the product say this; src/product places it. */
export const product = {
  says: 'I am an AI.',
  you: 'You',
  sessionTypes: { chat: 'Chat', talk: 'Audio', video: 'Video' },
  caption: {
    conversation: `This is our design for ${BRAND.name}, which we are still developing. The conversation is an example, not a real one.`,
    handOver: 'A drawn example. The phone numbers are real.',
    totals: 'A drawn example, not a real university.',
  },
  recap: {
    title: 'The recap',
    weighs: 'What weighs on you',
    noticed: 'What you noticed',
    tonight: 'For tonight',
  },
  record: {
    title: 'For your clinician',
    consent: 'If you agree',
    example: 'An example, not a real person’s record.',
    nights: 'Sleep over three weeks',
    key: 'Filled: asleep. Open: awake after 3 a.m.',
    themes: 'What came up most',
    themeCounts: ['Work came up three times.', 'Your father came up twice.'],
    missing: 'What isn’t in it',
    missingText: 'Nothing said in a session is quoted.',
  },
  totals: {
    title: 'Report for a university',
    joined: 'People who joined',
    sessions: 'Sessions they had',
    languages: 'Sessions in each language',
    faculties: 'People in each faculty',
    faculty: { engineering: 'Engineering', business: 'Business' },
  },
  playback: {
    next: 'Next turn',
    again: 'Start again',
  },
} as const
