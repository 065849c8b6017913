import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: 'For users',
    description:
      'See who our AI-powered therapy in four languages is for, what it will and won’t do, and who to call in Malaysia tonight.',
  },
  hero: {
    title: 'A place to talk, in\u00a0your\u00a0own\u00a0words, at\u00a0any\u00a0hour.',
    lead: `${BRAND.name} is AI-powered therapy in English, Malay, Mandarin and Tamil, for students, working people and families in Malaysia. It is in research trials, not open yet. It will open if they show that it is safe and helps.`,
    learn: 'Learn How It Works',
  },
  callBar: {
    ask: 'Need a person now?',
    befrienders: 'Befrienders, day and night',
    /** A narrow phone shows the first part. */
    more: ['More ways', ' to get help'],
  },
  helplines: {
    title: 'Talk to a person tonight',
    text: 'People answer these helplines. You can call when you feel alone or can’t sleep, even if it isn’t an emergency.',
    now: 'Now in Kuala Lumpur:',
  },
  audiences: {
    title: 'Who it’s for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'It’s one in the morning, results come out tomorrow, and your worry feels too small to wake anyone for. It isn’t too small to talk about.',
      },
      professionals: {
        name: 'Busy professionals',
        text: 'It’s ten to nine, you are still in the car park, and you need a few minutes before you go up.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        text: 'It’s eleven at night and your mother is asleep. Telling her would only make her worry, but telling nobody is hard.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    status: 'We are testing these benefits now, except the one marked Planned.',
    hours: {
      title: 'Available 24/7',
      text: 'Once we open, the AI will answer at three in the morning and on Hari Raya, with no queue.',
    },
    languages: {
      title: 'Your own language',
      text: 'Talk in English, Malay, Mandarin or Tamil, or mix them in one sentence.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when someone might hear you and speak when nobody can, on your phone or the web.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'Your words will be encrypted all the way to our servers in Malaysia, where the AI reads them to answer.',
    },
  },
  limits: {
    title: 'What it won’t do',
    list: [
      'The AI doesn’t replace a therapist, so keep seeing yours if you have one.',
      'The AI won’t diagnose you or prescribe medicine. A doctor can.',
      `Call ${emergency.phone.text} if you’re in danger or can’t keep yourself safe. The AI can’t help in an emergency. Befrienders answer day and night on ${befrienders.phone.text}.`,
      'We’ll publish the minimum age before sign-ups open. You can call a helpline at any age.',
    ],
    text: 'See how our therapy will work, step by step.',
  },
} as const
