import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { product } from './product.ts'

export const safety = {
  meta: {
    title: 'Safety and privacy',
    description: `See how we are building ${BRAND.name} to protect what you say and notice when you may not be safe, and what you will decide about your data.`,
  },
  hero: {
    title: 'Your Well-Being, Protected by Design',
    lead: `${BRAND.name} is AI-powered therapy for people in Malaysia. It is in research trials, not open yet. Read how we plan to protect you and what you say.`,
    phone: 'On your phone',
    sentence: ['I have never said this', 'out loud, not even', 'at home, not to', 'anyone at all.'],
    inTransit: 'On the way, nobody will be able to read it',
    servers: 'Our servers in Malaysia',
    answer: 'The AI will read your words to answer.',
    example: 'The sentence above is an example.',
    status:
      'We are testing whether the AI notices danger and always says that it is an AI. The other safeguards for sessions are planned.',
  },
  commitments: {
    title: 'Four commitments',
    data: {
      title: 'Data protection',
      text: 'Your words will be end-to-end encrypted, from your phone to our servers in Malaysia. The AI has to read them there to answer you, but nobody will be able to read them on the way.',
      more: 'Who can read what you say',
    },
    crisis: {
      title: 'Crisis detection',
      text: `Dual AI monitoring means that a second AI reads along with the first and looks for signs of danger. Either AI can miss a sign, so ${BRAND.name} never replaces emergency help.`,
      more: 'What happens if you’re in danger',
    },
    ethics: {
      title: 'Ethical AI',
      says: product.says,
      text: 'The AI says that it is an AI, in every language it speaks. It doesn’t diagnose or prescribe, and it doesn’t pretend to be a friend.',
      more: 'Who it is for',
    },
    control: {
      title: 'User control',
      text: 'You will be able to see, download and delete your data, and opt out of our analysis.',
      more: 'Your rights over your data',
    },
  },
  privacy: {
    title: 'Data protection and privacy',
    law: {
      title: 'Compliance with the PDPA',
      text: [
        'We are building the platform to comply with the Personal Data Protection Act (PDPA). It will ask for your consent, say what we use your data for, and keep it in Malaysia.',
        `We plan to keep your session data for up to ${businessConstants.retentionYears} years, unless you ask us to delete it.`,
      ],
      scope:
        'What you send through this website’s forms leaves Malaysia, as our Privacy Policy explains.',
      action: 'Read the Privacy Policy',
    },
    rights: {
      title: 'User data rights',
      text: `You will be able to do this once ${BRAND.name} opens.`,
      items: {
        access: { title: 'Access', text: 'See everything we hold about you.' },
        delete: {
          title: 'Request deletion',
          text: 'Ask us to delete all your data or a single session.',
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
      'Everyone should be able to use this website, on a small phone, by keyboard or with a screen reader.',
      'We aim to meet WCAG 2.2 level AA on every page, and level AAA for the contrast of text and the size of what you tap.',
      'Automated checks run on every page at several screen sizes, and on the menu, the pop-up window and the forms. We also check that the menu and every form work with the keyboard alone. Nobody has tested this version with a screen reader yet.',
      'The whole website works in Safari 16.4, Chrome and Edge 111, Firefox 128 and newer versions of each. In older browsers, back to Chrome 103 and Safari 15.6, you can still read every page, follow every link, call every number and send messages.',
    ],
    contact: {
      title: 'If something stops you',
      text: `Tell us what you were trying to do. We aim to answer within ${responseHours.general} hours, and to send you what you needed in a format you can use.`,
      words: 'Please also tell us if a sentence on any page is hard to understand.',
      action: 'Write about this page',
    },
  },
  crisis: {
    title: 'In danger now?',
    text: `Call Malaysia’s emergency number. ${BRAND.name} is not an emergency service, and nobody is on duty on this website.`,
    call: 'Call',
    more: 'Where to get help',
  },
} as const
