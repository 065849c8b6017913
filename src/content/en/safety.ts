import { BRAND, responseHours, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'

export const safety = {
  meta: {
    title: 'Safety and privacy',
    description: `How ${BRAND.name} is being built to protect what you say and to act when you are not safe: data protection, crisis detection, ethical AI and your control.`,
  },
  hero: {
    title: 'Your Well-Being, Protected by Design',
    status: `What this page says of ${BRAND.name} is planned. Two parts are in research trials: the AI that looks for danger, and that it says it is an AI.`,
    lead: `What you say in a session is yours. This is how we build ${BRAND.name} to keep it so, and to notice when you may not be safe.`,
    sentence: 'I have never said this out loud, not even at home, not to anyone at all.',
    caption: 'An example. On its way nobody can read it. Who can at each end is listed below.',
  },
  commitments: {
    title: 'Four commitments',
    data: {
      title: 'Data protection',
      text: 'End-to-end encrypted between your phone and our servers in Malaysia, where the AI reads it to answer.',
      more: 'Who can read what you say',
    },
    crisis: {
      title: 'Crisis detection',
      text: 'Dual AI monitoring: a second AI only looks for signs of danger. It can miss them, so it never replaces emergency help.',
      more: 'What happens in danger',
    },
    ethics: {
      title: 'Ethical AI',
      says: 'I am an AI.',
      text: 'It says that it is an AI, in every language it speaks. It doesn’t diagnose or prescribe, and it doesn’t pretend to be a friend.',
      more: 'Who it is for',
    },
    control: {
      title: 'User control',
      text: 'You decide what is kept, what is deleted and what is analysed.',
      more: 'Your rights over your data',
    },
  },
  privacy: {
    title: 'Privacy and your data',
    law: {
      title: 'Compliance with the PDPA',
      text: [
        'The platform is being built to follow the Personal Data Protection Act (PDPA): we ask for your consent, say what we use your data for, and keep it in Malaysia.',
        `Session data would be kept for up to ${businessConstants.retentionYears} years, unless you ask for it to be deleted.`,
      ],
      scope: 'This website’s forms are another matter: what they send is in our Privacy Policy.',
      action: 'Read the Privacy Policy',
    },
    rights: {
      title: 'User data rights',
      items: {
        access: { title: 'Access', text: 'See everything that is held about you.' },
        delete: { title: 'Request deletion', text: 'Of all your data, or of one session.' },
        download: {
          title: 'Download conversation history',
          text: 'Take it with you, as a file.',
        },
        optOut: {
          title: 'Opt out of data analysis',
          text: 'Your sessions then stay out of it.',
        },
      },
    },
    ask: { label: 'Ask us about your data', subject: 'Data and privacy' },
  },
  accessibility: {
    title: 'Accessibility statement',
    text: [
      'This website is meant for everyone: on a bad night, on a small phone, by keyboard or by ear.',
      'It aims at WCAG 2.2 level AA on every page, and at AAA for the contrast of text and the size of what you tap.',
      'Before each release, automated checks run on every page at three screen sizes, with menus, dialogs and error messages open. The menu and every form are also tried with the keyboard alone.',
      'We have listened to the main tasks in English with Orca, in Firefox and Chromium, and mended what was silent or hidden. Nobody has heard it yet with NVDA, JAWS, VoiceOver or TalkBack.',
      'All of it works in Safari 16.4, Chrome and Edge 111, Firefox 128 and newer. In older browsers, down to Chrome 103 and Safari 15.6, everything can be read, every link and number works, and messages can be sent.',
    ],
    contact: {
      title: 'If something stops you',
      text: `Write and say what you were trying to do. We aim to answer within ${responseHours.general} hours, and to send you what you needed in another form.`,
      words: 'You can also report words that read wrongly, on any page: the line itself is enough.',
      action: 'Write about this page',
    },
  },
  crisis: {
    title: 'In danger now?',
    text: `Call ${helplines.emergency.phone.text}, Malaysia’s emergency number. ${BRAND.name} is not an emergency service, and nobody is on duty on this website.`,
    call: 'Call',
    more: 'Where to get help',
  },
} as const
