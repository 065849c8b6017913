export const receipt = {
  title: 'Your receipt',
  reference: 'Reference',
  /** Readers say it with the outcome. */
  isYours: (reference: string) => `Your reference is ${reference}.`,
  sent: 'Sent',
  answerBy: 'We aim to answer by',
  moment: (day: string, time: string) => `${day}, ${time}, Malaysian time`,
  notCounted: 'Weekends and public holidays are not counted.',
  next: 'What happens next',
  nothingComes:
    'If nothing comes, please look among your spam first. Then write to us, with the reference in the subject:',
  mailSubject: (reference: string) => `No answer yet to ${reference}`,
  leaves: 'We can’t show this again: it is gone when you leave the page.',
  save: 'Save as a file',
  print: 'Print',
  file: 'receipt',
  /** A subject with one of these words, in small letters, is about that topic. */
  subjects: {
    media: 'press, media, journalist, newspaper',
    technical: "technical, bug, not work, doesn’t work, doesn't work",
    partnership: 'partner, pilot, enterprise, quote',
    investor: 'invest, pitch deck',
  },
} as const
