import { BRAND } from '../facts.ts'
import type { HowItWorksContent } from '../types/how-it-works.ts'
import { paths } from '#src/paths.ts'
import { claimStatus } from './claim-status.ts'
import { joinWaitlist } from './waitlist-closed.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `Six steps from picking a plan to changing your mind: what using ${BRAND.name} will look like when it opens. In development and in research trials.`,
  },
  hero: {
    title: 'Six steps, taken at your pace.',
    lead: `No referral letter, no waiting room. This is what using ${BRAND.name} will look like when it opens.`,
    status: `${claimStatus.planned}. Sessions, recaps and tools are in research trials.`,
  },
  steps: {
    title: 'The six steps',
    list: [
      {
        title: 'Pick your plan.',
        text: 'Choose what suits you. You can change it whenever you like.',
      },
      {
        title: 'Create your account.',
        text: 'Sign up with email. Set your language and when you are usually free.',
      },
      {
        title: 'Tell us what you need.',
        text: 'Goals or concerns, in a sentence or a page. Any of the four languages, or two at once.',
      },
      {
        title: 'Start a session.',
        text: 'By chat, audio or video. On your phone or on the web.',
      },
      {
        title: 'Stay on track.',
        text: 'Recaps after each session, reminders when you want them, tools to use in between.',
      },
      {
        title: 'Adjust anytime.',
        text: 'Change your plan, your preferences or your schedule. Nothing is locked in.',
      },
    ],
    exchange: {
      title: 'What it can sound like',
      said: [
        [{ text: 'Minggu ni exam.', lang: 'ms' }],
        [
          { text: '压力很大', lang: 'zh-Hans' },
          { text: ' lah.', lang: 'ms' },
        ],
      ],
      answered: [
        [{ text: 'That’s a lot for one week.', lang: 'en' }],
        [{ text: 'Yang mana paling berat?', lang: 'ms' }],
      ],
      note: 'An example, not a real conversation.',
    },
  },
  differences: {
    title: 'What makes it different',
    status: claimStatus.trial,
    list: [
      {
        title: 'It was made here',
        text: 'Exam season, balik kampung, what an aunt will say. The conversation starts from here.',
      },
      {
        title: 'It watches for crisis',
        text: 'Two AI systems read for risk in every session, and escalate when they see it.',
      },
      {
        title: 'It is being tested',
        text: 'Research trials come first. What they show decides what we ship.',
      },
    ],
  },
  close: {
    title: 'Read who it is for while you wait.',
    actions: [
      {
        kind: 'route',
        label: 'Learn More',
        to: paths.forUsers,
        about: `about who ${BRAND.name} is for`,
      },
      joinWaitlist,
    ],
  },
} satisfies HowItWorksContent
