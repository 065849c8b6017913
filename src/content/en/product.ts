/** The drawn screens of the product say this; src/product places it. */
export const product = {
  says: 'I am an AI.',
  you: 'You',
  sessionTypes: { chat: 'Chat', talk: 'Audio', video: 'Video' },
  caption: {
    handOver: 'A drawn example. The phone numbers are real.',
    numbers: 'The phone numbers are real.',
    totals: 'A drawn example, not a real university.',
  },
  recap: {
    title: 'The recap',
    weighs: 'What weighs on you',
    noticed: 'What you noticed',
    tonight: 'For tonight',
    /** Each sentence sums up what was said in that conversation, and nothing else. */
    texts: {
      zh: [
        'The shop’s accounts. You wake at three and think about them.',
        'The more you think at three, the messier it gets.',
        'Write the accounts down: only what worries you most. Look in the morning. Lie down, as your mum says.',
      ],
      en: [
        'Tomorrow’s meeting. You fear you’ll say something stupid.',
        'You forgot one number last time. You think nobody noticed.',
        'Write tomorrow down: one line on the meeting, and any number you’ll need.',
      ],
      ms: [
        'Your father is in hospital. Everyone asks after him, nobody after you.',
        'You hadn’t thought of it: you can be tired, and still love him.',
        'Ask your brother to take over for one hour. A text will do.',
      ],
      ta: [
        'The STPM results, and your father’s face.',
        'What he doesn’t say, you say to yourself every day.',
        'Say it out loud once, here. One line that begins with “Appa”.',
      ],
    },
  },
  record: {
    title: 'For your clinician or counsellor',
    example: 'An example, not a real person’s record.',
    nights: 'Sleep over three weeks',
    key: 'Filled: slept through. Open: awake after 3 a.m.',
    themes: 'What came up most',
    themeCounts: ['Work came up three times.', 'Their father came up twice.'],
    missing: 'What isn’t in it',
    missingText: 'Nothing said in a session is quoted.',
  },
  totals: {
    title: 'Report for a university',
    joined: 'People who joined',
    sessions: 'Sessions they had',
    languages: 'Sessions in each language',
    all: 'All',
    faculties: 'The two largest faculties',
    faculty: { engineering: 'Engineering', business: 'Business' },
    leftOut: 'left out',
    tooSmall: 'Groups that are too small are left out, and subtracting doesn’t reveal them.',
  },
  /** Beside each field for a sentence of the visitor’s own (product/use-own-sentence.ts). */
  ownSentence: {
    privacy: 'We don’t receive or keep it.',
    help: 'Talk to a person now',
    /** Once a sentence has a phrase of phrases-of-danger.ts. */
    danger: 'What you wrote may be a sign of danger. If it is, please talk to a person now.',
    /** After that, where it is a message to us. */
    toUs: 'Nobody is here around the clock to read your messages.',
    /** Where the field takes no more. */
    full: 'It has no room for more letters.',
  },
  playback: {
    next: 'Show the next line',
    again: 'Start again',
  },
} as const
