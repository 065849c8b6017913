import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to the people behind ${BRAND.name} in Kuala Lumpur: partnerships, investors, press, research and support. A person answers, and you can count the hours.`,
  },
  hero: {
    title: 'Write to a person.',
    lead: 'Our team in Kuala Lumpur reads every message and answers it. No AI replies here.',
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
  form: { title: 'Write to us' },
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
    text: 'Choose one, and the form below takes its subject.',
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
    title: 'Asked before',
    list: [
      {
        question: `When will ${BRAND.name} be available?`,
        answer: [
          'Not yet, and there is no date we could promise. It is in development and in research trials. When it opens, it is planned to be there 24/7, by chat, audio or video, on mobile or web.',
          'Leave your email at the foot of this page and we’ll write to you when sign-ups open.',
        ],
      },
      {
        question: 'Is my data safe?',
        answer: [
          `What you send from this page is kept for at most ${formRetention.messageMonths} months, used to answer you or to tell you when sign-ups open, and deleted when you ask. This site sets no cookies. The [Privacy Policy](privacy) says where everything is kept.`,
          'The platform itself is planned to be end-to-end encrypted, with data kept on Malaysian servers under the PDPA. [Who can read a sentence](safety) at either end is a table of its own.',
        ],
      },
      {
        question: `Does ${BRAND.name} replace a therapist?`,
        answer: [
          'No. It is being built to help before, between and after sessions with a person. If you are seeing someone, keep seeing them.',
          `It is not an emergency service either. In an emergency in Malaysia the number is ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Or read about us first.',
    text: 'Who we are, what we are building, and a team of seven, shown in sample profiles for now.',
    about: 'Learn More About Us',
    join: 'Join Our Waitlist',
  },
} as const
