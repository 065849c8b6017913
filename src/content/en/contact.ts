import { BRAND } from '../facts/company.ts'
import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'
import { messageCountries } from './privacy-notice.ts'

const isKept = allWork('encryption', 'servers')
const inASession = isKept
  ? 'In a session, your words are'
  : isOpen
    ? 'In a session, your words will be'
    : 'Once it opens, your words will be'

export const contact = {
  meta: {
    title: 'Contact',
    description: `Write to the team of ${BRAND.name}, AI therapy for people in Malaysia, about partnerships, investing, research, the press or support. ${siteStatus}`,
  },
  hero: {
    title: 'Write to our team.',
    lead: `We build ${BRAND.name}, AI therapy in your language, for people in Malaysia. Ask us about working together, investing, our research or a story. A person answers general questions within ${responseHours.general} hours.`,
    emergency: `Call [${helplines.emergency.phone.text}](emergency) if someone is in danger. Don’t wait for an email.`,
  },
  form: {
    title: 'Send us a message',
    /** On phones, in place of the lead: for whom the form is, and what we make. */
    about: `For partners, investors, researchers, the press and anyone with a question about ${BRAND.name}, AI therapy in your language.`,
  },
  options: {
    waitlist: isOpen ? 'Sign up' : 'Join Waitlist',
    partnerships: { subject: 'Partnerships', text: 'Pilots, quotes and studies' },
    investors: { subject: 'Investors', text: 'Pitch deck and company' },
    support: { subject: 'General Support', text: 'Research, press, anything else' },
  },
  responseTimes: {
    title: 'Response times',
    times: {
      technical: 'Technical support (this website)',
      general: 'General inquiries',
      investor: 'Investor relations',
      partnership: 'Partnership requests',
      media: 'Media inquiries',
    },
    within: (hours: number) => `within ${hours} hours`,
    sameDay: 'the same business day',
    /** Of the threads drawn beside them. */
    stitch: 'A stitch is an hour.',
  },
  direct: {
    title: 'Direct contact',
    email: 'Email',
    malaysia: 'Malaysia',
    singapore: 'Singapore',
    address: 'Office',
  },
  stayConnected: {
    title: 'Stay connected',
  },
  questions: {
    title: 'Frequently asked questions',
    /** Ends the first answer, once the owner has said when. */
    opening: (when: string) => `We aim for ${when}.`,
    list: [
      {
        question: isOpen
          ? `Is ${BRAND.name} available now?`
          : `When will ${BRAND.name} be available?`,
        answer: [
          isOpen
            ? 'Yes, in Malaysia. It answers 24/7, by chat, audio or video, on mobile or web.'
            : `${BRAND.name} is in development and in research trials. It opens when they show that it is safe and that it helps. Leave your email, and we’ll tell you. From then on it answers 24/7.`,
        ],
      },
      {
        question: 'Is my data safe?',
        answer: [
          `${inASession} end-to-end encrypted all the way to our servers in Malaysia. There the AI reads them. [Who can read what you say](readers)`,
          `A message that you write here is read only to answer you, and kept in ${messageCountries}. The [Privacy Policy](privacy) says for how long.`,
        ],
      },
      {
        question: `Does ${BRAND.name} replace a therapist?`,
        answer: [
          'No. Use it before, between and after sessions with a therapist, or while you have none. If you are seeing a therapist, please keep going.',
        ],
      },
    ],
  },
  close: {
    title: 'Not ready to write?',
    about: 'Learn More About Us',
    join: isOpen ? 'Sign up' : 'Join Our Waitlist',
  },
} as const
