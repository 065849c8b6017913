import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: 'For you',
    description: `${BRAND.name} is AI therapy in your language, for students, working people and families in Malaysia. ${siteStatus} With numbers to call tonight.`,
  },
  hero: {
    caption: 'For users',
    title: 'A place to talk, in\u00a0your\u00a0own\u00a0words, at\u00a0any\u00a0hour.',
    lead: `${BRAND.name} is AI therapy in your language, for students, working people and families in Malaysia. Start with whatever comes out first.`,
    learn: 'Learn How It Works',
    tonight: {
      ask: 'Need someone tonight?',
      listeners: `Befrienders [${befrienders.phone.text}](befrienders), day and night.`,
    },
  },
  helplines: {
    title: 'Talk to a person tonight',
    text: 'People answer these helplines. You can call when you feel alone or can’t sleep, even if it isn’t an emergency.',
    now: 'Now in Kuala Lumpur:',
    write: 'Can’t speak? Write instead',
  },
  audiences: {
    title: 'Who it’s for',
    list: {
      students: {
        name: 'Students and youth',
        text: 'Results come out tomorrow, and your worry feels too small to wake anyone for. It isn’t too small to talk about.',
      },
      professionals: {
        name: 'Busy professionals',
        text: 'You’re still in the car park, and you need a few minutes before you go up.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        text: 'Your mother is asleep. Telling her would only make her worry, but telling nobody is hard.',
      },
    },
  },
  benefits: {
    title: 'Benefits',
    hours: {
      title: 'Available 24/7',
      text: 'It answers when the worry comes, not at the next free appointment.',
    },
    languages: {
      title: 'Your own language',
      text: 'English, Malay, Mandarin, Tamil, or the mix you use with friends.',
    },
    ways: {
      title: 'Chat, audio or video',
      text: 'Type when someone might hear you, and speak when nobody can.',
    },
    privacy: {
      title: 'Private and secure',
      text: 'Encrypted all the way to servers in Malaysia, where the AI reads your words to answer.',
    },
  },
  limits: {
    title: 'What it won’t do',
    list: [
      'It doesn’t replace a therapist. If you have one, keep seeing them.',
      'It won’t diagnose you or prescribe medicine. A doctor can.',
      `Call ${emergency.phone.text} if you’re in danger or can’t keep yourself safe. The AI can’t help in an emergency.`,
      isOpen
        ? 'There is a minimum age. You can call a helpline at any age.'
        : 'We’ll publish the minimum age before sign-ups open. You can call a helpline at any age.',
    ],
  },
} as const
