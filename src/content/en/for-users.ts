import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const { emergency, befrienders } = helplines
const inWords = ['none', 'one', 'two', 'three', 'four']

export const forUsers = {
  meta: {
    title: 'For users',
    description: `Awake at 3 a.m.? Who answers now, where to get help in Malaysia, what to say to someone you worry about, and what ${BRAND.name} will and won’t do.`,
  },
  hero: {
    title: 'Awake at 3\u00a0a.m.?',
    lead: `${BRAND.name} isn’t open yet, so it can’t answer you tonight. These people can.`,
    caption: (answering: number, all: number) =>
      `At 3 a.m., ${inWords[answering]} of these ${inWords[all]} answer.`,
    now: 'Now in Kuala Lumpur:',
  },
  audiences: {
    title: 'Who it’s for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'One in the morning before results. It feels too small to wake anyone. It isn’t.',
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
    title: 'Benefits',
    hours: {
      title: 'Available 24/7',
      text: 'At three in the morning and on Hari Raya, with no queue.',
    },
    languages: {
      title: 'Your own language',
      text: 'English, Malay, Mandarin or Tamil, or two of them in one sentence.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when the walls are thin, talk when they are not. By phone or web.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'End-to-end encrypted between your phone and our servers in Malaysia, where the AI reads it to answer.',
    },
  },
  limits: {
    title: 'What it won’t do',
    list: [
      'It doesn’t replace a therapist. If you are seeing someone, keep seeing them.',
      'It won’t diagnose you, and it won’t prescribe.',
      `It can’t help in an emergency. If you may not be safe, call ${emergency.phone.text}. Befrienders answer day and night: ${befrienders.phone.text}.`,
      'Nobody can use it before a lowest age is set. At any age you can call a helpline.',
    ],
    text: 'See what using it will be like, step by step.',
    learn: 'Learn How It Works',
  },
} as const
