import { allWork } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { responseHours, businessConstants } from '../facts/terms.ts'
import { product } from './product.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

/** The open product needs all three. */
const isKept = allWork('encryption', 'servers', 'rights')
const isEncrypted = allWork('encryption', 'servers')

export const safety = {
  meta: {
    title: 'Safety and privacy',
    description: `Who can read what you say to ${BRAND.name}, what happens if you are in danger, and what you decide about your data. ${siteStatus}`,
  },
  hero: {
    title: 'Your Well-Being, Protected by Design',
    lead: `${BRAND.name} is AI therapy in your language, for people in Malaysia.`,
    promise:
      isOpen && !isKept
        ? 'Your words will travel encrypted, stay in Malaysia, and be deleted when you ask.'
        : `${isOpen ? 'Your' : 'Once it opens, your'} words travel encrypted, stay in Malaysia, and are deleted when you ask.`,
    readers: 'See who can read what you say',
    danger: 'What happens if you’re in danger',
    phone: 'On your phone',
    sentence: ['I have never said this', 'out loud, not even', 'at home, not to', 'anyone at all.'],
    inTransit: allWork('encryption')
      ? 'On the way, nobody can read it'
      : 'On the way, nobody will be able to read it',
    servers:
      isOpen && !allWork('servers')
        ? 'Our servers, which will be in Malaysia'
        : 'Our servers in Malaysia',
    answer: 'The AI reads your words to answer.',
  },
  commitments: {
    title: 'Four commitments',
    data: {
      title: 'Data protection',
      text: `Your words ${isEncrypted ? 'are' : 'will be'} end-to-end encrypted, from your phone to our servers in Malaysia, where the AI reads them.`,
    },
    crisis: {
      title: 'Crisis detection',
      text: 'Dual AI monitoring: one AI talks with you, and a second looks for signs of danger.',
    },
    ethics: {
      title: 'Ethical AI',
      says: product.says,
      text: 'It says so, in every language it speaks. It doesn’t diagnose or prescribe, or pretend to be a friend.',
    },
    control: {
      title: 'User control',
      text: allWork('rights')
        ? 'See, download and delete your data, and opt out of our analysis.'
        : 'You will be able to see, download and delete your data, and to opt out of our analysis.',
    },
    answersForSafety: (name: string, credentials: string) =>
      `${[name, credentials].filter(Boolean).join(', ')}, answers for safety.`,
  },
  privacy: {
    title: 'Data protection and privacy',
    law: {
      title: 'Compliance with the PDPA',
      text: allWork('pdpa')
        ? `The platform follows Malaysia’s Personal Data Protection Act. It asks for your consent and says what it uses your data for. It keeps the data in Malaysia for up to ${businessConstants.retentionYears} years, or deletes it sooner if you ask.`
        : `The platform will follow Malaysia’s Personal Data Protection Act. It will ask for your consent and say what it uses your data for. It will keep the data in Malaysia for up to ${businessConstants.retentionYears} years, or delete it sooner if you ask.`,
    },
    rights: {
      title: 'User data rights',
      begin: isOpen ? '' : 'Once it opens, you can:',
      items: {
        access: { title: 'Access', text: 'See everything we hold about you.' },
        delete: {
          title: 'Request deletion',
          text: 'Have all your data deleted, or a single session.',
        },
        download: {
          title: 'Download conversation history',
          text: 'Get your conversations as a file.',
        },
        optOut: {
          title: 'Opt out of data analysis',
          text: 'Stop our team reading your sessions for analysis.',
        },
      },
    },
    ask: { label: 'Ask us about your data', subject: 'Data and privacy' },
  },
  accessibility: {
    title: 'Accessibility statement',
    text: [
      'Everyone should be able to use this website, on a small phone, by keyboard or with a screen reader. We aim for WCAG 2.2 level AA on every page, and AAA for the contrast of text and the size of what you tap.',
      'Automated checks run on every page and form. We check the menu and every form with the keyboard alone.',
      'It works in Safari 16.4, Chrome and Edge 111, Firefox 128 and newer. In older browsers, back to Chrome 103 and Safari 15.6, you can still read, follow links, call and send messages.',
    ],
    contact: {
      title: 'If something stops you',
      text: `Tell us what you were trying to do, or which sentence is hard to understand. We answer within ${responseHours.technical} hours, in a format you can use.`,
      action: 'Write about this page',
    },
  },
  crisis: {
    title: 'In danger now?',
    text: `Call Malaysia’s emergency number if you may not be safe, or are afraid you’ll hurt or kill yourself. ${BRAND.name} is not an emergency service, and nobody is on duty on this website.`,
  },
} as const
