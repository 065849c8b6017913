import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to the people behind ${BRAND.name} in Kuala Lumpur about partnerships, investing, the press, research or support. A person answers.`,
  },
  hero: {
    title: 'Write to a person.',
    lead: `${BRAND.name} is AI-powered therapy for Malaysia, in research trials, not open yet. Visitors, partners, investors and journalists can ask us anything. Someone on our team reads your message and answers it.`,
    emergency: `Call [${helplines.emergency.phone.text}](emergency) if someone is in danger. Don’t wait for an email.`,
    helplines: 'Talk to someone tonight',
  },
  topics: {
    title: 'What is it about?',
    text: 'Choose a topic. The times say when we aim to answer.',
    waitlist: 'Join Waitlist',
    partnerships: 'Partnerships',
    investors: 'Investors',
    support: 'General Support',
    press: 'Press',
    now: 'now',
    lastHour: (hours: number) => `${hours} hours`,
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
    text: 'We aim to answer within these times.',
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
    none: 'We have no profiles on LinkedIn, Instagram or YouTube.',
  },
  keeping: {
    text: `We keep a message for ${formRetention.messageMonths} months at most, and delete it sooner if you ask.`,
    legend: 'Each stitch is one month that we may keep your message.',
  },
  questions: {
    title: 'Frequently asked questions',
    list: [
      {
        question: `When will ${BRAND.name} be available?`,
        answer: [
          'We have no date yet, because we will open only if our research shows that the platform is safe and that it helps. We are building it to answer 24/7, by chat, audio or video, on mobile or web.',
          'Leave your email at the foot of this page and we’ll write to you once, when sign-ups open.',
        ],
      },
      {
        question: 'Is my data safe?',
        answer: [
          `We use your message only to answer you. We keep it for ${formRetention.messageMonths} months at most, and delete it sooner if you ask. The [Privacy Policy](privacy) says where we keep it.`,
          'We plan to encrypt what you say in a session all the way to our servers in Malaysia, where the AI reads it to answer you. [See who can read what you say](readers).',
        ],
      },
      {
        question: `Does ${BRAND.name} replace a therapist?`,
        answer: [
          'No. The platform is meant to help before, between and after sessions with a therapist. If you are seeing a therapist, please keep going.',
        ],
      },
    ],
  },
  close: {
    title: 'Not ready to write?',
    text: 'Read about us and what we are building.',
    about: 'Learn More About Us',
    join: 'Join Our Waitlist',
  },
} as const
