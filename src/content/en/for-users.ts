import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: 'For users',
    description:
      'AI-powered therapy for people in Malaysia, in four languages: who it is for, what it will and won’t do, and who to call tonight.',
  },
  hero: {
    title: 'A place to talk, in\u00a0your\u00a0own\u00a0words, at\u00a0any\u00a0hour.',
    lead: `${BRAND.name} is AI-powered therapy for students, working people and families in Malaysia, in English, Malay, Mandarin or Tamil, or a mix. It is in research trials, and it will open if they show that it is safe and that it helps.`,
    learn: 'Learn How It Works',
  },
  callBar: {
    ask: 'Need a person now?',
    befrienders: 'Befrienders, day and night',
    /** A narrow phone shows the first part. */
    more: ['More ways', ' to get help'],
  },
  tonight: {
    title: 'Talk to a person tonight',
    text: 'People answer these helplines, and you can call them even if it isn’t an emergency.',
    now: 'Now in Kuala Lumpur:',
  },
  audiences: {
    title: 'Who it’s for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'It’s one in the morning, results come out tomorrow, and it feels too small to wake anyone. It isn’t too small to talk about.',
      },
      professionals: {
        name: 'Busy professionals',
        text: 'It’s ten to nine, you are still in the car park, and you need a few minutes before you go up.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        text: 'It’s eleven at night and your mother is asleep. Telling her would only make her worry. Telling nobody is heavier.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    status: 'We are testing all of this now, except where it is marked Planned.',
    hours: {
      title: 'Available 24/7',
      text: 'Once it opens, it will answer at three in the morning and on Hari Raya, with no queue.',
    },
    languages: {
      title: 'Your own language',
      text: 'Use English, Malay, Mandarin or Tamil, or two of them in one sentence.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when the walls are thin and speak when they aren’t, on your phone or on the web.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'Your words are encrypted all the way to our servers in Malaysia, where the AI reads them to answer you.',
    },
  },
  limits: {
    title: 'What it won’t do',
    list: [
      'It doesn’t replace a therapist. If you’re seeing someone, keep seeing them.',
      'It won’t diagnose you or prescribe medicine. A doctor can do both.',
      `It can’t help in an emergency. If you may not be safe, call ${emergency.phone.text}. Befrienders answer day and night: ${befrienders.phone.text}.`,
      'The minimum age will be published before sign-ups open. You can call a helpline at any age.',
    ],
    text: 'See what using it will be like, step by step.',
  },
} as const
