import { BRAND } from '../facts/company.ts'
import { siteStatus } from './claim-status.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `${BRAND.name} is AI therapy in your language, for people in Malaysia. See the six steps and read five example conversations. ${siteStatus}`,
  },
  hero: {
    title: `How ${BRAND.name} works, in six steps.`,
    lead: 'It’s AI therapy in your language, for people in Malaysia. Say what’s troubling you by chat, audio or video. It answers at any hour, and you get a recap.',
    read: 'Read an example conversation',
    study: 'Ask to join a study',
  },
  steps: {
    plan: {
      title: 'Pick your plan.',
      text: 'See every plan and its price before you sign up.',
    },
    account: {
      title: 'Create your account.',
      text: 'Sign up with email. Set your language and availability preferences.',
    },
    needs: {
      title: 'Tell us what you need.',
      text: 'Your goals or concerns, in a sentence or a page.',
    },
    session: {
      title: 'Start a session.',
      text: 'You talk with an AI, not a person, by chat, audio or video. Switch languages whenever you like.',
    },
    'follow-up': {
      title: 'Stay on track.',
      text: 'A recap after each session, reminders when you want them, and tools to use in between.',
    },
    change: {
      title: 'Adjust anytime.',
      text: 'Change your plan, preferences or schedule.',
    },
  },
  differences: {
    title: 'What we do differently',
    local: {
      title: 'Made for local life',
      text: 'Built around exam season, balik kampung and the fear of what your aunt will say. You have less to explain.',
    },
    crisis: {
      title: 'A second AI, only for danger',
      text: 'It reads along for signs that you may not be safe. If either AI finds one, the AI stops, and 999 and the helplines stay on your screen. If you’re in danger, call [999](emergency). Don’t wait for the AI, which can miss a sign.',
      more: 'What happens if you’re in danger',
    },
    trials: {
      title: 'Tested in Malaysia first',
      text: 'It’s made for people here, so it has to prove itself with people here.',
    },
  },
  close: {
    title: 'Is it for you?',
    learn: 'Learn More',
  },
} as const
