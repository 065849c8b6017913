import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const forUsers = {
  meta: {
    title: 'For users',
    description: `Who ${BRAND.name} is for: students and youth, busy professionals, everyday Malaysians. What it is being built to do, and what it will not do.`,
  },
  hero: {
    title: 'For whoever picks up the phone at 3 a.m.',
    lead: `${BRAND.name} is therapy by AI, made to answer at any hour, in the language you are thinking in. It is not open yet.`,
    clock: 'One shoot for every hour, from midnight to midnight. None is missing.',
    now: 'Now in Kuala Lumpur:',
  },
  audiences: {
    title: 'Who it is for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'One in the morning before results, the room-mate asleep, nobody to wake for this.',
      },
      professionals: {
        name: 'Busy professionals',
        text: 'Ten to nine in the car park, before going up.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        text: 'Eleven at night, your mother asleep. Telling her would only make her worry. Telling nobody is heavier.',
      },
    },
  },
  benefits: {
    title: 'What it is being built to do',
    hours: {
      title: 'Available 24/7',
      text: 'At three in the morning and on Hari Raya. There is no queue to stand in.',
    },
    languages: {
      title: 'Your own language',
      text: 'English, Malay, Mandarin or Tamil, or two of them in one sentence.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when the walls are thin, talk when they are not. On your phone or on the web.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'End-to-end encrypted, kept on Malaysian servers, under the PDPA.',
    },
  },
  limits: {
    title: 'What it will not do',
    list: [
      'It will not replace a therapist you already trust.',
      'It will not diagnose you, and it will not prescribe.',
      `It will not come to your door. In danger, call ${helplines.emergency.phone.text}.`,
    ],
    text: 'See what using it will look like, step by step.',
    learn: 'Learn How It Works',
  },
} as const
