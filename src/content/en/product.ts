import { BRAND } from '../facts.ts'

const design = `This is our design for ${BRAND.name}, which we are still developing.`

/** The drawn screens of the product say this; src/product places it. */
export const product = {
  says: 'I am an AI.',
  sessionTypes: { chat: 'Chat', talk: 'Talk', video: 'Video' },
  caption: {
    conversation: `${design} The conversation is an example, not a real one.`,
    handOver: 'A drawn example. The phone numbers are real.',
    record: design,
    totals: design,
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
    nights: 'Sleep over three weeks',
    key: 'A filled stitch is a night of sleep. An open one is a night awake after 3 a.m.',
    themes: 'What came up most',
    themeCounts: ['Work came up three times.', 'Your father came up twice.'],
    missing: 'What isn’t in it',
    missingText: 'Nothing said in a session is quoted.',
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
      'The report leaves out faculties where fewer people joined than the agreed minimum. If that is only one, it leaves out another, so that nobody can work out the missing number.',
    missing: 'The report says nothing about any one person.',
  },
  playback: {
    next: 'Next turn',
    again: 'Start again',
  },
} as const
