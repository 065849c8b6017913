import { BRAND } from '../facts.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `How therapy with ${BRAND.name} will work when it opens: six steps, from picking a plan to changing it, and five sample conversations to read.`,
  },
  hero: {
    title: `How ${BRAND.name} will work, in six steps.`,
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia who want mental health support. You’ll say what’s troubling you in English, Malay, Mandarin or Tamil, by chat, audio or video. You won’t need a referral letter. You can’t sign up yet.`,
    read: 'Read an example conversation',
    status:
      'We are testing sessions, recaps and tools in research trials. Plans and accounts come later. For now, you can read a conversation, [get an email when we open](waitlist) or [ask to join a study](study).',
  },
  steps: {
    title: 'The six steps, once we open',
    list: {
      plan: {
        title: 'Pick your plan.',
        text: 'You will see every plan and its price here before you sign up.',
      },
      account: {
        title: 'Create your account.',
        text: 'Sign up with email. Set your language and availability preferences.',
      },
      needs: {
        title: 'Tell us what you need.',
        text: 'Describe your goals or concerns in a sentence or a page, in any of the four languages or a mix.',
      },
      session: {
        title: 'Start a session.',
        text: 'You talk with an AI, not a person. Use chat, audio or video on your phone or the web, at any hour. Switch languages whenever you like.',
      },
      'follow-up': {
        title: 'Stay on track.',
        text: 'After each session you get a recap. Reminders come when you want them, and there are tools to use between sessions.',
      },
      change: {
        title: 'Adjust anytime.',
        text: 'Change your plan, preferences or schedule whenever you need to.',
      },
    },
    exchange: {
      title: 'How a conversation might begin',
      note: 'An example, not a real conversation.',
    },
  },
  differences: {
    title: 'What we do differently',
    local: {
      title: 'Made for local life',
      text: `${BRAND.name} is meant to understand exam season, balik kampung and the fear of what your aunt will say, so you have less to explain.`,
    },
    crisis: {
      title: 'Meant to spot danger',
      text: 'We are testing a second AI that reads each conversation for signs that you may not be safe. If either AI finds one, the conversation is meant to stop and show you 999 and the helplines to call. If you’re in danger, call [999](emergency). Don’t wait for the AI, which can miss a sign.',
      more: 'What happens if you’re in danger',
    },
    trials: {
      title: 'We test it first',
      text: 'We test with people in Malaysia first, and decide by the results what we offer.',
    },
  },
  close: {
    title: `See who ${BRAND.name} is for.`,
    learn: 'Learn More',
  },
} as const
