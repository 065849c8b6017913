import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to the people behind ${BRAND.name} in Kuala Lumpur: partnerships, investors, press, research and support. A person answers.`,
  },
  hero: {
    title: 'Write to a person.',
    lead: 'A person reads every message and answers it. No AI replies here.',
    emergency: `If someone is in danger, don’t wait for an email. Call ${helplines.emergency.phone.text}.`,
    helplines: 'See all helplines',
  },
  direct: {
    title: 'Direct contact',
    email: 'Email',
    malaysia: 'Malaysia',
    singapore: 'Singapore',
    address: 'Office',
  },
  form: { title: 'Send us a message' },
  responseTimes: {
    title: 'Response times',
    text: 'One stitch is one hour. These are what we aim for, not a guarantee.',
    times: {
      technical: 'Technical support',
      general: 'General inquiries',
      investor: 'Investor relations',
      partnership: 'Partnership requests',
      media: 'Media inquiries',
    },
    within: (hours: number) => `within ${hours} hours`,
    sameDay: 'the same business day',
  },
  stayConnected: {
    title: 'Stay connected',
    empty: 'not yet available',
  },
  options: {
    title: 'What is it about?',
    text: 'Choose one, and the form takes its subject.',
    cards: {
      waitlist: {
        title: 'Join Waitlist',
        text: `For anyone who wants to use ${BRAND.name} when it opens.`,
      },
      partnerships: {
        title: 'Partnerships',
        text: 'For campuses, companies, community organisations, clinics and public health.',
        action: { label: 'Write about a partnership', subject: 'Partnerships' },
      },
      investors: {
        title: 'Investors',
        text: 'For questions before the pitch deck, or after it.',
        action: { label: 'Write about investing', subject: 'Investors' },
      },
      support: {
        title: 'General Support',
        text: 'For everything else: this site, your data, the press, taking part in research.',
        action: { label: 'Write to support', subject: 'General Support' },
      },
    },
  },
  questions: {
    title: 'Frequently asked questions',
    list: [
      {
        question: `When will ${BRAND.name} be available?`,
        answer: [
          'It isn’t open, and there is no date. It is in development and in research trials. The plan is to be there 24/7, by chat, audio or video, on mobile or web.',
          'Leave your email at the foot of this page and we’ll write when sign-ups open.',
        ],
      },
      {
        question: 'Is my data safe?',
        answer: [
          `We use what you send to answer you, keep it for ${formRetention.messageMonths} months at most, and delete it when you ask. The [Privacy Policy](privacy) says where.`,
          'The plan for sessions: end-to-end encrypted between your phone and our servers in Malaysia, where the AI reads it to answer. [See who can read what you say](readers).',
        ],
      },
      {
        question: `Does ${BRAND.name} replace a therapist?`,
        answer: [
          'It doesn’t replace a therapist. If you are seeing someone, keep seeing them. It is meant for before, between and after sessions with a person.',
          `It isn’t an emergency service either. In an emergency in Malaysia, call ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Or read about us first.',
    text: 'Who we are and what we are building.',
    about: 'Learn More About Us',
    join: 'Join Our Waitlist',
  },
} as const
