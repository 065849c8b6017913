import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { ForUsersContent } from '../types/for-users.ts'
import { paths } from '#src/paths.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const forUsers = {
  meta: {
    title: 'For users',
    description: `Who ${BRAND.name} is for: students and youth, busy professionals, everyday Malaysians. What it is being built to do, and what it will not do.`,
  },
  hero: {
    title: 'For whoever picks up the phone at 3 a.m.',
    hour: 3,
    lead: `${BRAND.name} is therapy by AI, made to answer at any hour, in the language you are thinking in. It is not open yet.`,
    claim: 'therapy',
    clock: 'One shoot for every hour, from midnight to midnight. None is missing.',
    now: 'Now in Kuala Lumpur:',
  },
  audiences: {
    title: 'Who it is for',
    list: {
      students: {
        name: 'Students and youth',
        hour: 1,
        voice: { text: 'Result keluar esok. Tak boleh tidur.', lang: 'ms' },
        text: 'One in the morning before results, the room-mate asleep, nobody to wake for this.',
      },
      professionals: {
        name: 'Busy professionals',
        hour: 8,
        voice: { text: 'I say I’m fine in every meeting.', lang: 'en' },
        text: 'Ten to nine in the car park, before going up.',
      },
      everyone: {
        name: 'Everyday Malaysians',
        hour: 23,
        voice: { text: '跟妈妈讲，她又要担心。', lang: 'zh-Hans' },
        text: 'Eleven at night, your mother asleep. Telling her would only make her worry. Telling nobody is heavier.',
      },
    },
  },
  benefits: {
    title: 'What it is being built to do',
    list: [
      {
        title: 'Available 24/7',
        text: 'At three in the morning and on Hari Raya. There is no queue to stand in.',
        claim: 'hours',
      },
      {
        title: 'Your own language',
        text: 'English, Malay, Mandarin or Tamil, or two of them in one sentence.',
        claim: 'languages',
      },
      {
        title: 'Chat, audio or video',
        text: 'Type when the walls are thin, talk when they are not. On your phone or on the web.',
        claim: 'ways',
      },
      {
        title: 'Private and secure',
        text: 'End-to-end encrypted, kept on Malaysian servers, under the PDPA.',
        claim: 'encryption',
      },
    ],
  },
  limits: {
    title: 'What it will not do',
    list: [
      'It will not replace a therapist you already trust.',
      'It will not diagnose you, and it will not prescribe.',
      `It will not come to your door. In danger, call ${helplines.emergency.phone.text}.`,
    ],
    text: 'See what using it will look like, step by step.',
    actions: [{ kind: 'route', label: 'Learn How It Works', to: paths.howItWorks }, joinWaitlist],
  },
} satisfies ForUsersContent
