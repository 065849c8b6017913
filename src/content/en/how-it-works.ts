import { BRAND } from '../facts.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `Six steps from picking a plan to changing your mind: what using ${BRAND.name} will look like when it opens. In development and in research trials.`,
  },
  hero: {
    title: 'Six steps, taken at your pace.',
    lead: `No referral letter, no waiting room. This is what using ${BRAND.name} will look like when it opens.`,
    note: 'Sessions, recaps and tools are in research trials.',
  },
  steps: {
    title: 'The six steps',
    list: {
      plan: {
        title: 'Pick your plan.',
        text: 'Prices and plans will be here before you can choose.',
      },
      account: {
        title: 'Create your account.',
        text: 'Sign up with email. Set your language and availability preferences, for reminders and booked sessions.',
      },
      needs: {
        title: 'Tell us what you need.',
        text: 'Goals or concerns, in a sentence or a page. Any of the four languages, or two at once.',
      },
      session: {
        title: 'Start a session.',
        text: 'By chat, audio or video. On your phone or on the web.',
      },
      'follow-up': {
        title: 'Stay on track.',
        text: 'Recaps after each session, reminders when you want them, tools to use in between.',
      },
      change: {
        title: 'Adjust anytime.',
        text: 'Change your plan, your preferences or your schedule.',
      },
    },
    exchange: {
      title: 'What it can sound like',
      note: 'An example, not a real conversation.',
    },
  },
  differences: {
    title: 'What makes it different',
    local: {
      title: 'It was made here',
      text: 'Exam season, balik kampung, what an aunt will say. The conversation starts from here.',
    },
    crisis: {
      title: 'It watches for crisis',
      text: 'Dual AI monitoring: a second AI only looks for signs of danger.',
    },
    trials: {
      title: 'It is being tested',
      text: 'Research trials come first. What they show decides what we offer.',
    },
  },
  close: {
    title: `See who ${BRAND.name} is for.`,
    learn: 'Learn More',
  },
} as const
