import { BRAND } from '../facts.ts'

export const howItWorks = {
  meta: {
    title: 'How it works',
    description: `How therapy with ${BRAND.name} will work when it opens: six steps, from picking a plan to changing it, and five sample conversations to read.`,
  },
  hero: {
    title: `How ${BRAND.name} will work, in six steps.`,
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia. You say what weighs on you in your own languages, by chat, audio or video, without a referral letter. See here, step by step, whether it is for you.`,
    read: 'Read a conversation',
    status:
      'Sessions, recaps and tools are in research trials now. You can’t sign up yet, because plans and accounts come later.',
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
        text: 'Sign up with email. Choose your language and the times that suit you, so that we can book your sessions and remind you.',
      },
      needs: {
        title: 'Tell us what you need.',
        text: 'Tell us your goals or concerns, in a sentence or a page, in any of the four languages or two at once.',
      },
      session: {
        title: 'Start a session.',
        text: 'Talk by chat, audio or video, on your phone or on the web, and switch languages whenever you like.',
      },
      'follow-up': {
        title: 'Stay on track.',
        text: 'After each session you get a recap. Reminders come when you want them, and there are tools to use in between.',
      },
      change: {
        title: 'Adjust anytime.',
        text: 'Change your plan, your preferences or your schedule whenever you need to.',
      },
    },
    exchange: {
      title: 'How a conversation might begin',
      note: 'An example, not a real conversation.',
    },
  },
  differences: {
    title: 'What makes it different',
    local: {
      title: 'It is made for life here',
      text: `${BRAND.name} knows exam season, balik kampung and what an aunt will say, and your conversation can start from there.`,
    },
    crisis: {
      title: 'It watches for danger',
      text: 'We are testing a second AI that reads each conversation for signs that you may not be safe. If it finds any, the plan is that your session stops and shows you 999 and the helplines. It can miss a sign, so in danger call 999 and don’t wait for it.',
    },
    trials: {
      title: 'It is being tested',
      text: 'We test it with people in Malaysia first, and what we learn decides what we offer.',
    },
  },
  close: {
    title: `See who ${BRAND.name} is for.`,
    learn: 'Learn More',
  },
} as const
