import { BRAND } from '../facts.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `How therapy with ${BRAND.name} will work when it opens: six steps, from picking a plan to changing it, and five sample conversations to read.`,
  },
  hero: {
    title: `How ${BRAND.name} will work, in six steps.`,
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia. You say what weighs on you in your own languages, by chat, audio or video, without a referral letter. You can’t sign up yet. See here, step by step, whether it is for you.`,
    read: 'Read a conversation',
    status:
      'Sessions, recaps and tools are in research trials now. Plans and accounts come later. Today you can read example conversations, leave your email or ask to join a study.',
  },
  steps: {
    title: 'The six steps',
    list: {
      plan: {
        title: 'Pick your plan.',
        text: 'You will see every plan and its price here before you sign up.',
      },
      account: {
        title: 'Create your account.',
        text: 'Sign up with email. Choose your language, the times that suit you, and whether you want reminders.',
      },
      needs: {
        title: 'Tell us what you need.',
        text: 'Tell us your goals or concerns, in a sentence or a page, in any of the four languages or two at once.',
      },
      session: {
        title: 'Start a session.',
        text: 'Talk with an AI, not a person, at any hour, by chat, audio or video, on your phone or the web. Switch languages whenever you like.',
      },
      'follow-up': {
        title: 'Stay on track.',
        text: 'After each session you get a recap. Reminders come when you want them, and there are tools to use in between.',
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
      text: `${BRAND.name} is built to understand exam season, balik kampung and what an aunt will say, so you can start from there.`,
    },
    crisis: {
      title: 'Meant to spot danger',
      text: 'We are testing a second AI that reads each conversation for signs that you may not be safe. If either AI finds one, we plan to stop the conversation and show you 999 and the helplines to call. In danger, call 999 and don’t wait for the AI, which can miss a sign.',
      more: 'Read what happens in danger',
    },
    trials: {
      title: 'We test it first',
      text: 'What we learn with people in Malaysia decides what we offer.',
    },
  },
  close: {
    title: `See who ${BRAND.name} is for.`,
    learn: 'Learn More',
  },
} as const
